import { Plus } from 'lucide-react';
import { useMatch } from 'react-router-dom';
import type { RideBarFragment } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
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
  // Its groups are joined on its page.
  if (ride.paceGroupCount > 0 && !ride.viewerIsParticipating)
    return <GroupsLink ride={ride} describedBy={describedBy} />;
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

/** The number of pace groups, as a link to the page that has them. Nothing on that page. */
function GroupsLink({ ride, describedBy }: Props) {
  const page = `/post/${ride.postId}`;
  const isHere = useMatch(page) !== null;
  if (isHere) return null;
  return (
    <ButtonLink to={page} data-participation variant="primary" aria-describedby={describedBy}>
      {ride.paceGroupCount === 1 ? '1 pace group' : `${ride.paceGroupCount} pace groups`}
    </ButtonLink>
  );
}
