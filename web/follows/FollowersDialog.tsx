import { useFollowersQuery } from '../generated.ts';
import { PeopleDialog } from '../users/PeopleDialog.tsx';

interface Props {
  userId: string;
  onClose(): void;
}

/** The followers of a member. */
export function FollowersDialog({ userId, onClose }: Props) {
  const { data, error, refetch, fetchMore } = useFollowersQuery({ variables: { userId } });
  const people = data?.user?.followers;

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
