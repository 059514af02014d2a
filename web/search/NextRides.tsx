import styled from '@emotion/styled';
import { useState } from 'react';
import { useSession } from '../auth/useSession.ts';
import { useUnits } from '../auth/useUnits.ts';
import type { NextRidesQuery } from '../generated.ts';
import { useNextRidesQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { HitList } from './HitList.tsx';
import { RideFilters } from './RideFilters.tsx';
import { RideHit } from './RideHit.tsx';
import { rideVariables } from './rideFilter.ts';
import { useRideFilter } from './useRideFilter.ts';

interface Props {
  /** Groups to choose from, besides those that the viewer has joined. */
  groups: readonly { id: string; name: string }[];
}

/** The finder of upcoming rides, soonest first. */
export function NextRides({ groups }: Props) {
  const { user, isLoading } = useSession();
  const units = useUnits();
  const { filter, change, clear, isNarrow } = useRideFilter();
  // One `now` for all filters, so that choosing a day again gives the same variables.
  const [now] = useState(() => new Date());
  const narrowed = rideVariables({ ...filter, followed: filter.followed && !!user }, units, now);
  const variables = { ...narrowed, signedIn: !!user };
  const { data, error, refetch, fetchMore } = useNextRidesQuery({ variables, skip: isLoading });

  const content = () => {
    if (data && data.rides.edges.length === 0) return <Nothing onClear={isNarrow ? clear : undefined} />;
    if (data) return <Found rides={data.rides} />;
    if (error) return <FailureNotice title="The rides could not be loaded" onRetry={() => void refetch()} />;
    return <ListSkeleton count={3} shape="words" />;
  };
  const pageInfo = data?.rides.pageInfo;

  return (
    <>
      <RideFilters filter={filter} change={change} groups={groups} />
      <LiveText>{data ? countText(data.rides) : ''}</LiveText>
      {content()}
      {pageInfo?.hasNextPage && (
        <LoadMore
          // An error of one list must not appear on the next.
          key={JSON.stringify(variables)}
          label="Load More Rides"
          failure="More rides could not be loaded."
          onLoadMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
        />
      )}
      {user && (
        <Hint>
          Add rides to the calendar of your phone: <TextLink to="/settings/calendars">Calendars</TextLink>
        </Hint>
      )}
    </>
  );
}

function Found({ rides: { edges } }: Pick<NextRidesQuery, 'rides'>) {
  return (
    <HitList as="ol" aria-label="Next Rides">
      {edges.map(({ node }) => node.ride && <RideHit key={node.id} post={node} ride={node.ride} />)}
    </HitList>
  );
}

function countText({ edges, pageInfo }: NextRidesQuery['rides']): string {
  if (edges.length === 0) return 'No rides found';
  const count = `${edges.length}${pageInfo.hasNextPage ? '+' : ''}`;
  return `${count} ${count === '1' ? 'ride' : 'rides'} found`;
}

function Nothing({ onClear }: { onClear: (() => void) | undefined }) {
  const hint = onClear ? 'Try another day, distance or type.' : 'Rides that are planned will show up here.';
  const action = onClear ? (
    <Button variant="outline" onClick={onClear}>
      Show all rides
    </Button>
  ) : (
    <TextLink to="/">Go to the feed</TextLink>
  );
  return (
    <Card as="div">
      <EmptyState title="No rides found" hint={hint} action={action} />
    </Card>
  );
}

const Hint = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
  text-align: center;
`;
