import type { GroupHeadFragment } from '../generated.ts';
import { useEditGroupMutation } from '../generated.ts';
import { GroupForm } from './GroupForm.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  group: GroupHeadFragment;
}

/** Changes a group that the viewer organises. */
export function EditGroupDialog({ open, onOpenChange, group }: Props) {
  const [edit] = useEditGroupMutation();
  if (!open) return null;
  return (
    <GroupForm
      title={`Edit ${group.name}`}
      saveLabel="Save"
      group={group}
      sending={{
        done: 'The group is changed',
        send: (changes, options) => edit({ variables: { input: { ...changes, groupId: group.id } }, ...options }),
      }}
      onClose={() => onOpenChange(false)}
    />
  );
}
