import type { SessionUserFragment, ViewerNextRideFragment, ViewerSummaryFragment } from '../generated.ts';
import { ViewerSummary } from '../users/ViewerSummary.tsx';
import { NextRide } from './NextRide.tsx';
import type { SidebarEvent } from './placeholderEvents.ts';
import { UpcomingRides } from './UpcomingRides.tsx';
import { WelcomeBlock } from './WelcomeBlock.tsx';

interface Props {
  /** The signed-in member. Null for a visitor. */
  person: SessionUserFragment | null;
  /** Absent until loaded. */
  summary?: (ViewerSummaryFragment & ViewerNextRideFragment) | null;
  events: readonly SidebarEvent[];
}

/** The left column of the home page and of a post's page. */
export function LeftSidebar({ person, summary, events }: Props) {
  const next = summary?.nextRides?.edges[0]?.node;
  return (
    <>
      {person ? <ViewerSummary user={person} summary={summary ?? undefined} /> : <WelcomeBlock />}
      {person && next && <NextRide post={next} />}
      <UpcomingRides events={events} />
    </>
  );
}
