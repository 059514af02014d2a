import { useState } from 'react';
import { useSession } from '../auth/useSession.ts';
import type { GroupListFragment } from '../generated.ts';
import { LazyAnnouncement } from '../instance/LazyAnnouncement.tsx';
import { Columns } from '../layout/Columns.tsx';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { FirstStepsCard } from '../onboarding/FirstStepsCard.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Composer } from './Composer.tsx';
import { CyclingGroups } from './CyclingGroups.tsx';
import { Feed } from './Feed.tsx';
import { FeedFilters } from './FeedFilters.tsx';
import type { FeedFilter } from './feedFilter.ts';
import { LeftSidebar } from './LeftSidebar.tsx';
import { MyRidesRow } from './MyRidesRow.tsx';
import { placeholderEvents } from './placeholderEvents.ts';
import { UpcomingEvents } from './UpcomingEvents.tsx';
import { useHomePage } from './useHomePage.ts';

export default function HomePage() {
  useDocumentTitle();
  const { user, expected } = useSession();
  const { sides, hasFailed, retry } = useHomePage();
  const [chosen, setChosen] = useState<{ following: boolean; groupId?: string }>({ following: false });

  const person = user ?? expected;
  const joined = groupsOf(sides?.joinedGroups);
  // A group that the viewer has just left is no longer a filter.
  const group = joined.find(({ id }) => id === chosen.groupId);
  const filter: FeedFilter = { following: chosen.following, group };
  const events = sides?.events?.nodes ?? placeholderEvents;
  const isNew = sides?.viewer?.stats.followingCount === 0 && joined.length === 0;
  const selectGroup = (groupId: string | undefined) => setChosen({ following: false, groupId });

  const left = <LeftSidebar person={person} summary={sides?.viewer} events={events} />;
  const right = (
    <>
      <CyclingGroups
        isLoading={!sides && !hasFailed}
        signedIn={person !== null}
        joined={joined}
        suggested={groupsOf(sides?.suggestedGroups)}
        selectedGroupId={group?.id}
        onSelect={({ id }) => selectGroup(id)}
      />
      <UpcomingEvents events={events} signedIn={person !== null} />
    </>
  );

  return (
    <Columns left={left} leftLabel="Your riding" right={right} rightLabel="Groups and events">
      <VisuallyHidden as="h1">Home</VisuallyHidden>
      <LazyAnnouncement />
      {/* a draft must not remain for the next person */}
      {person && <Composer key={person.id} user={person} group={group} />}
      {user && isNew && <FirstStepsCard key={user.id} />}
      {person && <MyRidesRow next={sides && (sides.viewer?.nextRides?.edges[0]?.node ?? null)} />}
      <FeedFilters
        filter={filter}
        groups={joined}
        signedIn={person !== null}
        onGroup={selectGroup}
        onFollowing={(following) => setChosen({ following })}
      />
      <Feed filter={filter} isReady={sides !== undefined} hasFailed={hasFailed} onRetry={retry} />
    </Columns>
  );
}

function groupsOf(list: GroupListFragment | undefined) {
  return list?.edges.map((edge) => edge.node) ?? [];
}
