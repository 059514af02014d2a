import styled from '@emotion/styled';
import { useState } from 'react';
import { useSession } from '../auth/useSession.ts';
import type { NextRidesQuery } from '../generated.ts';
import { useNextRidesQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { LoadingBones } from '../ui/LoadingBones.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { HitList } from './HitList.tsx';
import { RideFilters } from './RideFilters.tsx';
import { RideHit } from './RideHit.tsx';
import { rideVariables } from './rideFilter.ts';
import { useRideFilter } from './useRideFilter.ts';

interface Props {
  /** Groups to choose from beside those that the viewer has joined. */
  groups: readonly { id: string; name: string }[];
}

/** The finder of rides to come, soonest first. */
export function NextRides({ groups }: Props) {
  const { user, isLoading } = useSession();
  const { filter, change, clear, isNarrow } = useRideFilter();
  // One now for all filters, or a day would be another span each time it is chosen.
  const [now] = useState(() => new Date());
  const narrowed = rideVariables({ ...filter, followed: filter.followed && !!user }, unitsOf(user), now);
  const variables = { ...narrowed, signedIn: !!user };
  const { data, error, refetch, fetchMore } = useNextRidesQuery({ variables, skip: isLoading });

  const content = () => {
    if (data && data.rides.edges.length === 0) return <Nothing onClear={isNarrow ? clear : undefined} />;
    if (data) return <Found rides={data.rides} />;
    if (error) return <FailureNotice title="The rides could not be loaded" onRetry={() => void refetch()} />;
    return <LoadingBones count={3} shape="words" />;
  };
  const pageInfo = data?.rides.pageInfo;

  return (
    <>
      <RideFilters filter={filter} change={change} groups={groups} />
      {content()}
      {pageInfo?.hasNextPage && (
        <LoadMore
          // What failed of one list says nothing of the next.
          key={JSON.stringify(variables)}
          label="Load More Rides"
          failure="More rides could not be loaded."
          onLoadMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
        />
      )}
      {user && (
        <Hint>
          Take rides into the calendar of your phone: <TextLink to="/settings/calendars">Calendars</TextLink>
        </Hint>
      )}
    </>
  );
}

const unitsOf = (user: ReturnType<typeof useSession>['user']) => user?.unitsPreference ?? 'IMPERIAL';

function Found({ rides: { edges, pageInfo } }: Pick<NextRidesQuery, 'rides'>) {
  const count = `${edges.length}${pageInfo.hasNextPage ? '+' : ''}`;
  return (
    <>
      <VisuallyHidden role="status">
        {count} {count === '1' ? 'ride' : 'rides'} found
      </VisuallyHidden>
      <HitList as="ol" aria-label="Next Rides">
        {edges.map(({ node }) => node.ride && <RideHit key={node.id} post={node} ride={node.ride} />)}
      </HitList>
    </>
  );
}

function Nothing({ onClear }: { onClear: (() => void) | undefined }) {
  const hint = onClear ? 'Try another day, distance or type.' : 'Rides that are planned will show up here.';
  const action = onClear && (
    <Button variant="outline" onClick={onClear}>
      Show all rides
    </Button>
  );
  return (
    <Card as="div" role="status">
      <EmptyState title="No rides found" hint={hint} action={action} />
    </Card>
  );
}

const Hint = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
  text-align: center;
`;
