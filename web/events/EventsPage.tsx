import styled from '@emotion/styled';
import { useSession } from '../auth/useSession.ts';
import { useEventsPageQuery } from '../generated.ts';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { theme } from '../theme/tokens.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { FirstText } from '../ui/FirstText.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
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
    return (
      <FirstText>
        <BesideRoad>
          <ListSkeleton count={3} shape="words" />
        </BesideRoad>
      </FirstText>
    );
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
      <EmptyState
        title="No events yet"
        hint="Rides, workshops and trainings will show up here."
        action={
          <ButtonLink to="/explore" variant="outline" size="small">
            Find rides
          </ButtonLink>
        }
      />
    </Card>
  );
}

const { media, space } = theme;

/* where the cards will be, with room for their milestones at the left */
const BesideRoad = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-left: calc(56px + ${space[5]});

  ${media.phone} { padding-left: calc(44px + ${space[3]}); }
`;
