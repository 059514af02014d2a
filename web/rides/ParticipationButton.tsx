import { Plus } from 'lucide-react';
import type { RideBarFragment } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { isFull } from './ridePlaces.ts';
import { useHasPassed } from './useHasPassed.ts';
import { useRideParticipation } from './useRideParticipation.ts';

interface Props {
  ride: RideBarFragment;
  /** The id of the heading that names the ride. */
  describedBy: string;
}

/** Joins or leaves a ride, until it starts. A ride that is called off can only be left. */
export function ParticipationButton({ ride, describedBy }: Props) {
  const toggleParticipation = useRideParticipation(ride);
  const isPast = useHasPassed(ride.startsAt) || ride.isCompleted;

  if (isPast || (ride.calledOffAt && !ride.viewerIsParticipating)) {
    return (
      <Button variant="soft" data-participation disabled>
        {isPast ? 'Ride Completed' : 'Called Off'}
      </Button>
    );
  }
  // A full ride has a waiting list below.
  if (isFull(ride) && !ride.viewerIsParticipating) return null;
  // The same element in both states, so that it keeps the focus.
  return (
    <Button
      data-participation
      aria-describedby={describedBy}
      variant={ride.viewerIsParticipating ? 'outline' : 'primary'}
      icon={ride.viewerIsParticipating ? undefined : <Plus />}
      onClick={toggleParticipation}
    >
      {ride.viewerIsParticipating ? 'Leave' : 'Join'}
    </Button>
  );
}
