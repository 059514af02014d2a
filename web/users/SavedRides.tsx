import styled from '@emotion/styled';
import { useSavedRidesQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { RideLink } from './RideLink.tsx';

/** The rides that the viewer has saved for later. */
export function SavedRides() {
  const { data, error, refetch, fetchMore } = useSavedRidesQuery();
  const rides = data?.savedRides;

  if (!rides && error) return <FailureNotice title={FAILURE} onRetry={() => void refetch()} />;
  if (!rides) return <ListSkeleton count={2} shape="words" />;
  if (rides.edges.length === 0) {
    return (
      <Card>
        <EmptyState
          title="No saved rides yet"
          hint="Save Route in the menu of a ride keeps it here."
          action={
            <ButtonLink to="/explore" variant="outline" size="small">
              Find rides
            </ButtonLink>
          }
        />
      </Card>
    );
  }
  return (
    <>
      <Paper>
        <ul aria-label="Saved rides">
          {rides.edges.map(({ node }) => (
            <li key={node.id}>
              <RideLink post={node} />
            </li>
          ))}
        </ul>
      </Paper>
      {rides.pageInfo.hasNextPage && (
        <LoadMore
          label="Show more"
          failure={FAILURE}
          onLoadMore={() => fetchMore({ variables: { after: rides.pageInfo.endCursor } })}
        />
      )}
    </>
  );
}

const FAILURE = 'The rides could not be loaded';

const Paper = styled(Card)`
  overflow: hidden;

  li:first-of-type > a { border-top: 0; }
  li > a { padding-inline: 20px; }
  ${theme.media.phone} { li > a { padding-inline: 16px; } }
`;
