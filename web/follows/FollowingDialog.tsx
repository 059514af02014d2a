import { useFollowingQuery } from '../generated.ts';
import { PeopleDialog } from '../users/PeopleDialog.tsx';
import { useKeptRows } from './useKeptRows.ts';

interface Props {
  userId: string;
  onClose(): void;
}

/** The people that a member follows. */
export function FollowingDialog({ userId, onClose }: Props) {
  const { data, previousData, error, refetch, fetchMore } = useFollowingQuery({ variables: { userId } });
  // The server’s list loses a person who is unfollowed. Their row stays, with a button to follow them again.
  const people = useKeptRows((data ?? previousData)?.user?.following);

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
