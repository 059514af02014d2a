import { useRideRidersQuery } from '../generated.ts';
import { PeopleDialog } from '../users/PeopleDialog.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  postId: string;
}

/** The participants of a ride. */
export function RidersDialog({ open, onOpenChange, postId }: Props) {
  return open && <Riders postId={postId} onClose={() => onOpenChange(false)} />;
}

function Riders({ postId, onClose }: { postId: string; onClose(): void }) {
  const { data, error, refetch, fetchMore } = useRideRidersQuery({ variables: { postId } });
  const people = data?.post?.ride?.participants;

  return (
    <PeopleDialog
      title="Riders"
      people={people}
      // A ride that has just been deleted has no participants.
      hasFailed={error !== undefined || data?.post === null}
      onRetry={() => void refetch()}
      onMore={() => fetchMore({ variables: { after: people?.pageInfo.endCursor } })}
      onClose={onClose}
    />
  );
}
