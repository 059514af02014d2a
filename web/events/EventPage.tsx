import { useId } from 'react';
import { useParams } from 'react-router-dom';
import { useSession } from '../auth/useSession.ts';
import type { EventDetailsFragment } from '../generated.ts';
import { useEventPageQuery } from '../generated.ts';
import { NotFoundNotice } from '../layout/NotFoundNotice.tsx';
import { SplitColumns } from '../layout/SplitColumns.tsx';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { NoticeLink } from '../notices/NoticeLink.tsx';
import { useHasPassed } from '../rides/useHasPassed.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { FirstText } from '../ui/FirstText.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { PageColumn } from '../ui/PageColumn.tsx';
import { EventBar } from './EventBar.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventRegistration } from './EventRegistration.tsx';

/** The page of one event: its facts, who has registered, and registration. */
export default function EventPage() {
  const { id = '' } = useParams();
  const { user, isLoading } = useSession();
  const variables = { id, signedIn: user !== null };
  const { data, error, refetch } = useEventPageQuery({ variables, skip: isLoading });
  const isMissing = data?.event === null;
  useDocumentTitle(isMissing ? 'Event not found' : (data?.event?.title ?? 'Event'));

  if (isMissing) {
    return (
      <NotFoundNotice title="Event Not Found" hint="The event you're looking for doesn't exist or has been removed." />
    );
  }
  const content = () => {
    if (data?.event) return <Found key={id} event={data.event} />;
    if (error) return <FailureNotice title="The event could not be loaded" onRetry={() => void refetch()} />;
    return (
      <FirstText>
        <ListSkeleton count={1} shape="words" />
      </FirstText>
    );
  };

  return (
    <PageColumn>
      <BackLink to="/events">Events</BackLink>
      {content()}
    </PageColumn>
  );
}

function Found({ event }: { event: EventDetailsFragment }) {
  const nameId = useId();
  // Registration closes at the start, and cancellation at the end.
  useHasPassed(event.startsAt);
  useHasPassed(event.endsAt);
  const registration = <EventRegistration event={event} nameId={nameId} />;

  return (
    <>
      <SplitColumns side={registration} sideLabel="Register" onPhone="below">
        <EventFacts event={event} nameId={nameId} />
      </SplitColumns>
      <NoticeLink kind="event" id={event.id} />
      <EventBar event={event} nameId={nameId} />
    </>
  );
}
