import type { OperatorGroupRowFragment } from '../generated.ts';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { UploadProgress } from '../ui/UploadProgress.tsx';
import { FormDialog } from './FormDialog.tsx';
import { PictureField } from './PictureField.tsx';
import { useGroupForm } from './useGroupForm.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The group to change. Undefined for a new one. */
  group: OperatorGroupRowFragment | undefined;
}

/** Creates or changes a group. */
export function GroupDialog({ open, onOpenChange, group }: Props) {
  return open && <OpenDialog group={group} onClose={() => onOpenChange(false)} />;
}

function OpenDialog({ group, onClose }: Pick<Props, 'group'> & { onClose(): void }) {
  const form = useGroupForm(group, onClose);
  const { draft, change, errors, isSaving, photo, isLoading, choose, remove, percent, submit } = form;
  return (
    <FormDialog
      title={group ? `Edit ${group.name}` : 'New group'}
      saveLabel={group ? 'Save' : 'Create'}
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
