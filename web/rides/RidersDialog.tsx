import { useRideRidersQuery } from '../generated.ts';
import { PeopleDialog } from '../users/PeopleDialog.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  rideId: string;
}

/** All who take part in a ride. */
export function RidersDialog({ open, onOpenChange, rideId }: Props) {
  return open && <Riders rideId={rideId} onClose={() => onOpenChange(false)} />;
}

function Riders({ rideId, onClose }: { rideId: string; onClose(): void }) {
  const { data, error, refetch, fetchMore } = useRideRidersQuery({ variables: { postId: rideId } });
  const people = data?.post?.ride?.participants;

  return (
    <PeopleDialog
      title="Riders"
      people={people}
      // A ride that has been deleted meanwhile has no riders to tell of.
      hasFailed={error !== undefined || data?.post === null}
      onRetry={() => void refetch()}
      onMore={() => fetchMore({ variables: { after: people?.pageInfo.endCursor } })}
      onClose={onClose}
    />
  );
}
