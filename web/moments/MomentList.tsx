import styled from '@emotion/styled';
import { useRideMomentsQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Failure } from '../ui/Failure.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { MomentCard } from './MomentCard.tsx';

interface Props {
  postId: string;
  /** Shown when the list is empty. */
  hint: string;
  /** The moment that the viewer has just shared. The list scrolls to it. */
  sharedId: string | undefined;
}

/** The moments of a ride, oldest first. */
export function MomentList({ postId, hint, sharedId }: Props) {
  const { data, error, refetch, fetchMore } = useRideMomentsQuery({ variables: { postId } });
  const moments = data?.post?.ride?.moments;

  if (data?.post === null) return <EmptyState title="This ride has been removed" />;
  if (!moments && error) return <Failure title="The moments could not be loaded" onRetry={() => void refetch()} />;
  if (!moments) return <ListSkeleton count={2} shape="person" />;
  if (moments.edges.length === 0) return <EmptyState title="No moments yet" hint={hint} />;
  return (
    <>
      <List aria-label="Moments">
        {moments.edges.map(({ node }) => (
          <li key={node.id} ref={node.id === sharedId ? bringIntoView : undefined}>
            <MomentCard moment={node} isOrganiser={data?.post?.group?.viewerOrganises} />
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
