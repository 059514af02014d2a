import { useSession } from '../auth/useSession.ts';
import { useEventsPageQuery } from '../generated.ts';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { LoadingBones } from '../ui/LoadingBones.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { PageColumn } from '../ui/PageColumn.tsx';
import { EventRoad } from './EventRoad.tsx';

export default function EventsPage() {
  useDocumentTitle('Events');
  const { isLoading } = useSession();
  const { data, error, refetch, fetchMore } = useEventsPageQuery({ skip: isLoading });

  const content = () => {
    if (data) {
      const { edges, pageInfo } = data.events;
      const loadMore = () => fetchMore({ variables: { after: pageInfo.endCursor } });
      return (
        <>
          {edges.length === 0 ? <NoEvents /> : <EventRoad events={edges.map((edge) => edge.node)} />}
          {pageInfo.hasNextPage && (
            <LoadMore label="Load More Events" failure="More events could not be loaded." onLoadMore={loadMore} />
          )}
        </>
      );
    }
    if (error) return <FailureNotice title="The events could not be loaded" onRetry={() => void refetch()} />;
    return <LoadingBones count={3} height={176} />;
  };

  return (
    <PageColumn data-width="list">
      <h1>Events</h1>
      {content()}
    </PageColumn>
  );
}

function NoEvents() {
  return (
    <Card as="div">
      <EmptyState title="No events yet" hint="Rides, workshops and trainings will show up here." />
    </Card>
  );
}
