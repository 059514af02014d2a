import { useFollowersQuery } from '../generated.ts';
import { PeopleDialog } from '../users/PeopleDialog.tsx';

interface Props {
  userId: string;
  onClose(): void;
}

/** The followers of a member. */
export function FollowersDialog({ userId, onClose }: Props) {
  const { data, previousData, error, refetch, fetchMore } = useFollowersQuery({ variables: { userId } });
  // A follow from this list makes it out of date. The rows stay until it is loaded again.
  const people = (data ?? previousData)?.user?.followers;

  return (
    <PeopleDialog
      title="Followers"
      people={people}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={() => fetchMore({ variables: { after: people?.pageInfo.endCursor } })}
      onClose={onClose}
    />
  );
}
