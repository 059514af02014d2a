import { useBlockedPeopleQuery } from '../generated.ts';
import { useBlock } from '../moderation/useBlock.ts';
import { MutedOrBlockedPeople } from './MutedOrBlockedPeople.tsx';

/** The members that the viewer has blocked, each with a button to unblock. */
export function BlockedPeople() {
  const { data, error, refetch, fetchMore } = useBlockedPeopleQuery();
  const { unblock } = useBlock();
  const people = data?.blockedUsers;

  return (
    <MutedOrBlockedPeople
      title="Blocked people"
      none="You have not blocked anyone."
      failure="The blocked people could not be loaded."
      people={people}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={() => fetchMore({ variables: { after: people?.pageInfo.endCursor } })}
      release="Unblock"
      onRelease={unblock}
    />
  );
}
