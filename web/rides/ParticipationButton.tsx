import { Plus } from 'lucide-react';
import type { RideBarFragment } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { useHasPassed } from './useHasPassed.ts';
import { useRideParticipation } from './useRideParticipation.ts';

interface Props {
  ride: RideBarFragment;
}

/** Joins a ride or leaves it, until it has started. */
export function ParticipationButton({ ride }: Props) {
  const toggleParticipation = useRideParticipation(ride);
  const hasStarted = useHasPassed(ride.startsAt);

  if (ride.isCompleted || hasStarted) {
    return (
      <Button variant="soft" disabled>
        Ride Completed
      </Button>
    );
  }
  // One button in both states, so that the focus stays on it.
  return (
    <Button
      variant={ride.viewerIsParticipating ? 'outline' : 'primary'}
      icon={ride.viewerIsParticipating ? undefined : <Plus />}
      onClick={toggleParticipation}
    >
      {ride.viewerIsParticipating ? 'Leave' : 'Join'}
    </Button>
  );
}
