import styled from '@emotion/styled';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../auth/useSession.ts';
import { useGroupPastRidesQuery } from '../generated.ts';
import { HitList } from '../search/HitList.tsx';
import { RideHit } from '../search/RideHit.tsx';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';

interface Props {
  groupId: string;
}

/** The rides of a group that have started. They are loaded on request, which the address keeps. */
export function PastRides({ groupId }: Props) {
  const [parameters, setParameters] = useSearchParams();
  const isOpen = parameters.get('past') === '1';

  const toggle = () => {
    const next = new URLSearchParams(parameters);
    if (isOpen) next.delete('past');
    else next.set('past', '1');
    setParameters(next, { replace: true });
  };

  return (
    <Root aria-label="Past rides">
      <Button variant="soft" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? 'Hide past rides' : 'Show past rides'}
      </Button>
      {isOpen && <List groupId={groupId} />}
    </Root>
  );
}

function List({ groupId }: Props) {
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

const Root = styled.section`
  --soft-ground: ${theme.color.surface};
  --soft-line: ${theme.color.border};
  --soft-line-hover: ${theme.color.borderStrong};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--feed-gap);

  > [data-variant='soft'] { justify-self: start; }
`;
