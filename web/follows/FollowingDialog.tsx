import { useFollowingQuery } from '../generated.ts';
import { PeopleDialog } from '../users/PeopleDialog.tsx';

interface Props {
  userId: string;
  onClose(): void;
}

/** The people that a member follows. */
export function FollowingDialog({ userId, onClose }: Props) {
  const { data, error, refetch, fetchMore } = useFollowingQuery({ variables: { userId } });
  const people = data?.user?.following;

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
