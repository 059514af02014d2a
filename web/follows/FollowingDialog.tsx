import { useFollowingQuery } from '../generated.ts';
import { PeopleDialog } from '../users/PeopleDialog.tsx';

interface Props {
  userId: string;
  onClose(): void;
}

/** The people that a member follows. */
export function FollowingDialog({ userId, onClose }: Props) {
  const { data, previousData, error, refetch, fetchMore } = useFollowingQuery({ variables: { userId } });
  // A follow from this list makes it out of date. The rows stay until it is loaded again.
  const people = (data ?? previousData)?.user?.following;

  return (
    <PeopleDialog
      title="Following"
      people={people}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={() => fetchMore({ variables: { after: people?.pageInfo.endCursor } })}
      onClose={onClose}
    />
  );
}
