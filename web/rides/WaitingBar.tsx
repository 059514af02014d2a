import styled from '@emotion/styled';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import type { RideBarFragment } from '../generated.ts';
import { compactNumber } from '../lib/compactNumber.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { useHasPassed } from './useHasPassed.ts';
import { useRideWaiting } from './useRideWaiting.ts';

const WaitingDialog = lazyDialog(() => import('./WaitingDialog.tsx').then((module) => module.WaitingDialog));

interface Props {
  ride: RideBarFragment;
  /** Whether the viewer may see who waits. */
  isAuthor: boolean;
  /** The id of the heading that names the ride. */
  describedBy: string;
}

/** The waiting list of a full ride: its length or the viewer's position, and the button that joins or leaves it. */
export function WaitingBar({ ride, isAuthor, describedBy }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isOver = useHasPassed(ride.startsAt) || ride.isCompleted || ride.calledOffAt !== null;
  const { viewerWaitingPosition: position, waitingCount, viewerIsParticipating } = ride;
  const others = waitingCount > 0 ? `Full · ${compactNumber(waitingCount)} waiting` : 'Full';

  if (isOver) return null;
  return (
    <Bar>
      <Words role="status">
        <Hourglass />
        {position === null ? others : `Waiting, number ${position}`}
      </Words>
      {isAuthor && waitingCount > 0 && (
        <Button variant="ghost" aria-describedby={describedBy} onClick={() => setOpen(true)}>
          See who waits
        </Button>
      )}
      {!viewerIsParticipating && (position !== null || ride.paceGroupCount === 0) && (
        <WaitingButton ride={ride} describedBy={describedBy} />
      )}
      {isAuthor && <WaitingDialog open={isOpen} onOpenChange={setOpen} postId={ride.postId} />}
    </Bar>
  );
}

/** Joins or leaves the waiting list. The same element in both states, so that it keeps the focus. */
export function WaitingButton({ ride, describedBy }: Omit<Props, 'isAuthor'>) {
  const toggle = useRideWaiting(ride);
  const isWaiting = ride.viewerWaitingPosition !== null;
  return (
    <Button variant={isWaiting ? 'outline' : 'soft'} aria-describedby={describedBy} onClick={toggle}>
      {isWaiting ? 'Leave the waiting list' : 'Join the waiting list'}
    </Button>
  );
}

const { color, space, type } = theme;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.border};
`;

const Words = styled.p`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[2]};
  min-height: ${theme.size.control};
  color: ${color.textMuted};
  font: ${type.ui};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  svg { flex: none; }
`;
