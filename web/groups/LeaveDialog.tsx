import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { LeavableGroup } from './groupKinds.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  group: LeavableGroup;
  onLeave(): void;
}

const waysBack = {
  OPEN: '',
  CLOSED: 'To join again, you must ask its organisers.',
  HIDDEN: 'You will no longer find it. To join again, you need an invitation link.',
} as const;

/** Asks before the viewer leaves a group, where an Undo could not lead back. */
export function LeaveDialog({ open, onOpenChange, group, onLeave }: Props) {
  const asOrganiser = group.viewerOrganises
    ? 'You also stop organising it. Only another organiser or the operator can appoint you again.'
    : '';

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Leave ${group.name}?`}
      text={[waysBack[group.kind], asOrganiser].filter(Boolean).join(' ')}
      confirmLabel="Leave"
      danger
      onConfirm={() => {
        onOpenChange(false);
        onLeave();
      }}
    />
  );
}
