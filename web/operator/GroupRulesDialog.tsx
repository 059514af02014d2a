import type { OperatorGroupRowFragment } from '../generated.ts';
import { useSetRulesAsOperatorMutation } from '../generated.ts';
import { RulesField } from '../groups/RulesField.tsx';
import { FormDialog } from './FormDialog.tsx';
import { useBoardForm } from './useBoardForm.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  group: OperatorGroupRowFragment;
}

/** Writes the rules of a group. */
export function GroupRulesDialog({ open, onOpenChange, group }: Props) {
  return open && <OpenDialog group={group} onClose={() => onOpenChange(false)} />;
}

function OpenDialog({ group: { id, name, rules }, onClose }: Pick<Props, 'group'> & { onClose(): void }) {
  const { draft, change, errors, isSaving, save } = useBoardForm({ text: rules ?? '' }, onClose);
  const [setRules] = useSetRulesAsOperatorMutation();
  const submit = () =>
    save({}, 'The rules are saved', () => setRules({ variables: { input: { groupId: id, text: draft.text } } }));

  return (
    <FormDialog
      title={`Rules of ${name}`}
      saveLabel="Save"
      isSaving={isSaving}
      errors={errors}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <RulesField
        value={draft.text}
        onChange={(text) => change({ text })}
        error={errors.text}
        hint="Members are asked to acknowledge each new version. Organisers can read former versions."
      />
    </FormDialog>
  );
}
