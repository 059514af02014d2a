import { useNavigate } from 'react-router-dom';
import { useFoundGroupMutation } from '../generated.ts';
import { GroupForm } from './GroupForm.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Founds a group, and opens its page. */
export function FoundGroupDialog({ open, onOpenChange }: Props) {
  const [found] = useFoundGroupMutation();
  const navigate = useNavigate();
  if (!open) return null;
  return (
    <GroupForm
      title="Create Group"
      saveLabel="Create"
      group={undefined}
      sending={{
        done: 'The group is created. You organise it.',
        send: async ({ name, ...facts }, options) => {
          const { data } = await found({ variables: { input: { ...facts, name: name ?? '' } }, ...options });
          if (data?.foundGroup) navigate(`/groups/${data.foundGroup.group.id}`);
        },
      }}
      onClose={() => onOpenChange(false)}
    />
  );
}
