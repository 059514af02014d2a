import styled from '@emotion/styled';
import { useState } from 'react';
import type { RideBarFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { WaitingLine, WaitingToggle } from '../ui/WaitingLine.tsx';
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

/** The waiting list of a full ride, and the button that joins or leaves it. */
export function WaitingBar({ ride, isAuthor, describedBy }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isOver = useHasPassed(ride.startsAt) || ride.isCompleted || ride.calledOffAt !== null;
  const { viewerWaitingPosition: position, waitingCount, viewerIsParticipating } = ride;
  const seeing = isAuthor && { onSee: () => setOpen(true) };

  if (isOver) return null;
  return (
    <Bar>
      <WaitingLine position={position} count={waitingCount} describedBy={describedBy} {...seeing}>
        {!viewerIsParticipating && (position !== null || ride.paceGroupCount === 0) && (
          <WaitingButton ride={ride} describedBy={describedBy} />
        )}
      </WaitingLine>
      {isAuthor && <WaitingDialog open={isOpen} onOpenChange={setOpen} postId={ride.postId} />}
    </Bar>
  );
}

/** Joins or leaves the waiting list. */
export function WaitingButton({ ride, describedBy }: Omit<Props, 'isAuthor'>) {
  const toggle = useRideWaiting(ride);
  const isWaiting = ride.viewerWaitingPosition !== null;
  return <WaitingToggle isWaiting={isWaiting} describedBy={describedBy} onToggle={toggle} />;
}

const { color, space } = theme;

const Bar = styled.div`
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.border};
`;
