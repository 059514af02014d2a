import { CallOffDialog } from './CallOffDialog.tsx';
import { PutOnDialog } from './PutOnDialog.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Whether to put the ride on again, not to call it off. */
  isPuttingOn: boolean;
  postId: string;
}

/** The dialogs that call a ride off and put it on again. */
export function CallingOff({ open, isPuttingOn, ...props }: Props) {
  return (
    <>
      <CallOffDialog open={open && !isPuttingOn} {...props} />
      <PutOnDialog open={open && isPuttingOn} {...props} />
    </>
  );
}
