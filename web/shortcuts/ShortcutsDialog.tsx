import { Dialog } from '../ui/Dialog.tsx';
import { ShortcutList } from './ShortcutList.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
}

export function ShortcutsDialog(props: Props) {
  return (
    <Dialog {...props} title="Keyboard shortcuts" description="They rest while you type, and while a dialog is open.">
      <ShortcutList />
    </Dialog>
  );
}
