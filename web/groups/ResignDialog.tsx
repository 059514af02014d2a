import { faultOf } from '../apollo/faultOf.ts';
import { useResignAsOrganiserMutation } from '../generated.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useToast } from '../ui/Toast.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  groupId: string;
}

/** Asks before the viewer stops organising the group. */
export function ResignDialog({ open, onOpenChange, groupId }: Props) {
  const [resign, { loading }] = useResignAsOrganiserMutation();
  const toast = useToast();

  const handleConfirm = async () => {
    try {
      await resign({ variables: { groupId } });
    } catch (failure) {
      const fault = faultOf(failure);
      const title = fault?.message ?? 'Failed to resign. Please try again.';
      const text = fault?.field === 'successorId' ? 'Appoint another in the list of members.' : undefined;
      toast({ title, text, tone: 'danger' });
      return;
    }
    onOpenChange(false);
    toast({ title: 'You no longer organise this group', tone: 'success' });
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Stop organising this group?"
      text="You stay a member. Only another organiser or the operator can appoint you again."
      confirmLabel="Resign"
      pendingLabel="Resigning..."
      onConfirm={() => void handleConfirm()}
      pending={loading}
    />
  );
}
