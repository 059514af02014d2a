import type { SessionUserFragment, ViewerSummaryFragment } from '../generated.ts';
import { ViewerSummary } from '../users/ViewerSummary.tsx';
import type { SidebarEvent } from './placeholderEvents.ts';
import { UpcomingRides } from './UpcomingRides.tsx';
import { WelcomeBlock } from './WelcomeBlock.tsx';

interface Props {
  /** The signed-in member. Null for a visitor. */
  person: SessionUserFragment | null;
  /** Absent until loaded. */
  summary?: ViewerSummaryFragment | null;
  events: readonly SidebarEvent[];
}

/** The left column of the home page and of a post's page. */
export function LeftSidebar({ person, summary, events }: Props) {
  return (
    <>
      {person ? <ViewerSummary user={person} summary={summary ?? undefined} /> : <WelcomeBlock />}
      <UpcomingRides events={events} />
    </>
  );
}
