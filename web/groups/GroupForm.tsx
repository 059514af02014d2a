import { FormDialog } from '../operator/FormDialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { UploadProgress } from '../ui/UploadProgress.tsx';
import { KindField } from './KindField.tsx';
import { PictureField } from './PictureField.tsx';
import type { EditableGroup, GroupSending } from './useGroupForm.ts';
import { useGroupForm } from './useGroupForm.ts';

interface Props {
  title: string;
  saveLabel: string;
  /** The group to change. Undefined for a new one. */
  group: EditableGroup | undefined;
  sending: Omit<GroupSending, 'onSaved'>;
  onClose(): void;
}

/** A dialog with the facts of a group. */
export function GroupForm({ title, saveLabel, group, sending, onClose }: Props) {
  const form = useGroupForm(group, { ...sending, onSaved: onClose });
  const { draft, change, errors, isSaving, photo, isLoading, choose, remove, percent, submit } = form;
  return (
    <FormDialog
      title={title}
      saveLabel={saveLabel}
      isSaving={isSaving}
      isBusy={isLoading}
      errors={errors}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {/* the limits of the server */}
      <Field label="Name" error={errors.name}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={100}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label="Description" error={errors.description} optional>
        {(control) => (
          <TextArea
            {...control}
            maxLength={2000}
            value={draft.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
      <KindField value={draft.kind} error={errors.kind} isNew={!group} onChange={(kind) => change({ kind })} />
      <PictureField
        shown={group?.picture ?? null}
        photo={photo}
        isLoading={isLoading}
        address={draft.picture}
        error={errors.picture}
        onAddress={(picture) => change({ picture })}
        onChoose={(file) => void choose(file)}
        onRemove={remove}
      />
      {percent !== undefined && <UploadProgress percent={percent} />}
    </FormDialog>
  );
}
