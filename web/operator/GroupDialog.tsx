import type { OperatorGroupRowFragment } from '../generated.ts';
import { useCreateGroupMutation, useUpdateGroupMutation } from '../generated.ts';
import { GroupForm } from '../groups/GroupForm.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The group to change. Undefined for a new one. */
  group: OperatorGroupRowFragment | undefined;
}

/** Creates or changes a group. */
export function GroupDialog({ open, onOpenChange, group }: Props) {
  const onClose = () => onOpenChange(false);
  if (!open) return null;
  return group ? <EditDialog group={group} onClose={onClose} /> : <NewDialog onClose={onClose} />;
}

function NewDialog({ onClose }: { onClose(): void }) {
  const [create] = useCreateGroupMutation();
  return (
    <GroupForm
      title="New group"
      saveLabel="Create"
      group={undefined}
      sending={{
        done: 'The group is created',
        send: ({ name, ...facts }, options) =>
          create({ variables: { input: { ...facts, name: name ?? '' } }, ...options }),
      }}
      onClose={onClose}
    />
  );
}

function EditDialog({ group, onClose }: { group: OperatorGroupRowFragment; onClose(): void }) {
  const [update] = useUpdateGroupMutation();
  return (
    <GroupForm
      title={`Edit ${group.name}`}
      saveLabel="Save"
      group={group}
      sending={{
        done: 'The group is changed',
        send: (changes, options) => update({ variables: { input: { ...changes, groupId: group.id } }, ...options }),
      }}
      onClose={onClose}
    />
  );
}
