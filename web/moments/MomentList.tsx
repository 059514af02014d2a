import styled from '@emotion/styled';
import { useRideMomentsQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Failure } from '../ui/Failure.tsx';
import { LoadingBones } from '../ui/LoadingBones.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { MomentCard } from './MomentCard.tsx';

interface Props {
  rideId: string;
  /** Said where there are none. */
  hint: string;
  /** The one that the viewer has just shared: it is scrolled to. */
  sharedId: string | undefined;
}

/** What has been shared of a ride, in the order in which it happened. */
export function MomentList({ rideId, hint, sharedId }: Props) {
  const { data, error, refetch, fetchMore } = useRideMomentsQuery({ variables: { postId: rideId } });
  const moments = data?.post?.ride?.moments;

  if (data?.post === null) return <EmptyState title="This ride has been removed" />;
  if (!moments && error) return <Failure title="The moments could not be loaded" onRetry={() => void refetch()} />;
  if (!moments) return <LoadingBones count={2} shape="person" />;
  if (moments.edges.length === 0) return <EmptyState title="No moments yet" hint={hint} />;
  return (
    <>
      <List aria-label="Moments">
        {moments.edges.map(({ node }) => (
          <li key={node.id} ref={node.id === sharedId ? bringIntoView : undefined}>
            <MomentCard moment={node} />
          </li>
        ))}
      </List>
      {moments.pageInfo.hasNextPage && (
        <LoadMore
          label="Load More Moments"
          failure="More moments could not be loaded."
          onLoadMore={() => fetchMore({ variables: { after: moments.pageInfo.endCursor } })}
        />
      )}
    </>
  );
}

function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;
