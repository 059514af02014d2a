import { useSession } from '../auth/useSession.ts';
import { useGroupPastRidesQuery } from '../generated.ts';
import { HitList } from '../search/HitList.tsx';
import { RideHit } from '../search/RideHit.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';

/** The rides of a group that have started, the latest first. */
export function PastRideList({ groupId }: { groupId: string }) {
  const { user } = useSession();
  const variables = { id: groupId, signedIn: user !== null };
  const { data, error, refetch, fetchMore } = useGroupPastRidesQuery({ variables });

  if (!data && error) return <FailureNotice title="The rides could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton count={3} shape="words" />;
  const { edges, pageInfo } = data.rides;
  if (edges.length === 0) {
    return (
      <Card as="div">
        <EmptyState title="No past rides" />
      </Card>
    );
  }
  return (
    <>
      <HitList as="ol" aria-label="Past rides">
        {edges.map(({ node }) => node.ride && <RideHit key={node.id} post={node} ride={node.ride} isPast />)}
      </HitList>
      {pageInfo.hasNextPage && (
        <LoadMore
          label="Load More Past Rides"
          failure="More rides could not be loaded."
          onLoadMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
        />
      )}
    </>
  );
}
