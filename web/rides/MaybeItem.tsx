import { CircleQuestionMark } from 'lucide-react';
import type { RideBarFragment } from '../generated.ts';
import { MenuItem } from '../ui/MenuItem.tsx';
import { useRideMaybe } from './useRideMaybe.ts';

interface Props {
  ride: RideBarFragment;
  hasStarted: boolean;
}

/** Says maybe to a ride, or ends that. Nothing for members who have decided and for rides that nobody can join. */
export function MaybeItem({ ride, hasStarted }: Props) {
  const toggleMaybe = useRideMaybe(ride);
  const hasDecided = ride.viewerIsParticipating || ride.viewerWaitingPosition !== null;
  const isOver = hasStarted || ride.isCompleted || ride.calledOffAt !== null;

  if (!ride.viewerIsMaybe && (hasDecided || isOver)) return null;
  return (
    <MenuItem icon={<CircleQuestionMark />} onSelect={toggleMaybe}>
      {ride.viewerIsMaybe ? 'No longer maybe' : 'Maybe'}
    </MenuItem>
  );
}
