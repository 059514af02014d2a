import { useRideWaitingListQuery } from '../generated.ts';
import { PeopleDialog } from '../users/PeopleDialog.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  postId: string;
}

/** The members who wait for a place, for the author of the ride. */
export function WaitingDialog({ open, onOpenChange, postId }: Props) {
  return open && <Waiting postId={postId} onClose={() => onOpenChange(false)} />;
}

function Waiting({ postId, onClose }: { postId: string; onClose(): void }) {
  const { data, error, refetch, fetchMore } = useRideWaitingListQuery({
    variables: { postId },
    fetchPolicy: 'cache-and-network',
  });
  const people = data?.post?.ride?.waiting ?? undefined;

  return (
    <PeopleDialog
      title="Waiting list"
      emptyText="Nobody waits"
      people={people}
      hasFailed={error !== undefined || data?.post === null}
      onRetry={() => void refetch()}
      onMore={() => fetchMore({ variables: { after: people?.pageInfo.endCursor } })}
      onClose={onClose}
    />
  );
}
