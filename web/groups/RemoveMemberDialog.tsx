import { removeNode } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import type { GroupMemberFragment } from '../generated.ts';
import { useRemoveGroupMemberMutation } from '../generated.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useToast } from '../ui/Toast.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  groupId: string;
  person: Pick<GroupMemberFragment, '__typename' | 'id' | 'displayName'>;
}

/** Asks before a member is removed from the group. */
export function RemoveMemberDialog({ open, onOpenChange, groupId, person }: Props) {
  const toast = useToast();
  const [remove, { loading }] = useRemoveGroupMemberMutation({
    update: (cache) => {
      removeNode(cache, { owner: { __typename: 'Group', id: groupId }, field: 'members', node: person });
      removeNode(cache, { field: 'groupMembers', node: person });
    },
  });

  const handleConfirm = async () => {
    try {
      await remove({ variables: { groupId, userId: person.id } });
    } catch (failure) {
      toast({ title: faultOf(failure)?.message ?? 'Failed to remove the member. Please try again.', tone: 'danger' });
      return;
    }
    onOpenChange(false);
    toast({ title: `${person.displayName} is no longer a member`, tone: 'success' });
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Remove ${person.displayName} from this group?`}
      text="They are notified and keep their posts. They can join again, because the group is open."
      confirmLabel="Remove"
      pendingLabel="Removing..."
      danger
      onConfirm={() => void handleConfirm()}
      pending={loading}
    />
  );
}
