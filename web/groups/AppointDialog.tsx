import { faultOf } from '../apollo/faultOf.ts';
import type { GroupMemberFragment } from '../generated.ts';
import { useAppointOrganiserMutation } from '../generated.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useToast } from '../ui/Toast.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  groupId: string;
  person: Pick<GroupMemberFragment, 'id' | 'displayName'>;
}

/** Asks before a member organises the group, because only the operator can end that. */
export function AppointDialog({ open, onOpenChange, groupId, person }: Props) {
  const [appoint, { loading }] = useAppointOrganiserMutation();
  const toast = useToast();

  const handleConfirm = async () => {
    try {
      await appoint({ variables: { groupId, userId: person.id } });
    } catch (failure) {
      const title = faultOf(failure)?.message ?? 'Failed to appoint the member. Please try again.';
      toast({ title, tone: 'danger' });
      return;
    }
    onOpenChange(false);
    toast({ title: `${person.displayName} organises this group, too`, tone: 'success' });
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Make ${person.displayName} an organiser?`}
      text="Organisers can do in this group all that you can. You cannot take it back: they resign themselves, or the operator ends it."
      confirmLabel="Make Organiser"
      pendingLabel="Appointing..."
      onConfirm={() => void handleConfirm()}
      pending={loading}
    />
  );
}
