import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { usePutRideOnAgain } from './usePutRideOnAgain.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  postId: string;
}

/** Asks before a ride that was called off is put on again, because its riders are notified. */
export function PutOnDialog({ open, onOpenChange, postId }: Props) {
  const { putOnAgain, isSending } = usePutRideOnAgain(postId);
  const handleConfirm = async () => {
    if (await putOnAgain()) onOpenChange(false);
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Put this ride on again?"
      text="Those who joined still take part. They are notified."
      confirmLabel="Put On Again"
      pendingLabel="Putting on..."
      onConfirm={() => void handleConfirm()}
      pending={isSending}
    />
  );
}
