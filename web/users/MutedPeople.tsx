import { type MutedPersonFragment, useMutedPeopleQuery } from '../generated.ts';
import { useMute } from '../moderation/useMute.ts';
import { MutedOrBlockedPeople } from './MutedOrBlockedPeople.tsx';
import { MuteEnd } from './MuteEnd.tsx';

/** The members that the viewer has muted, each with a button to unmute. */
export function MutedPeople() {
  const { data, error, refetch, fetchMore } = useMutedPeopleQuery();
  const { unmute } = useMute();
  const people = data?.mutedUsers;

  return (
    <MutedOrBlockedPeople
      title="Muted people"
      none="You have not muted anyone."
      failure="The muted people could not be loaded."
      people={people}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={() => fetchMore({ variables: { after: people?.pageInfo.endCursor } })}
      release="Unmute"
      onRelease={unmute}
      noteOf={({ viewerMutedUntil }: MutedPersonFragment) => <MuteEnd until={viewerMutedUntil} />}
    />
  );
}
