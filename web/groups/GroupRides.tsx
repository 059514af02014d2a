import { useApolloClient } from '@apollo/client/react';
import { useSession } from '../auth/useSession.ts';
import type { GroupCardFragment, GroupRideListFragment } from '../generated.ts';
import { GroupRidesDocument } from '../generated.ts';
import { HitList } from '../search/HitList.tsx';
import { RideHit } from '../search/RideHit.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { MembershipButton } from './MembershipButton.tsx';
import { PastRides } from './PastRides.tsx';
import { PlanRide } from './PlanRide.tsx';

interface Props {
  group: GroupCardFragment;
  rides: GroupRideListFragment;
  /** The id of the group's name. */
  nameId: string;
  onMembership(member: boolean): void;
}

/** The rides of the group that the viewer may see: the next ones, soonest first, and the past ones on request. */
export function GroupRides({ group, rides: { edges, pageInfo }, nameId, onMembership }: Props) {
  const client = useApolloClient();
  const { user } = useSession();

  const loadMore = () =>
    client.query({
      query: GroupRidesDocument,
      variables: { id: group.id, signedIn: user !== null, after: pageInfo.endCursor },
      fetchPolicy: 'network-only',
    });

  return (
    <>
      {edges.length === 0 ? (
        <NoRides group={group} nameId={nameId} onMembership={onMembership} />
      ) : (
        <HitList as="ol" aria-label="Next rides">
          {edges.map(({ node }) => node.ride && <RideHit key={node.id} post={node} ride={node.ride} />)}
        </HitList>
      )}
      {pageInfo.hasNextPage && (
        <LoadMore label="Load More Rides" failure="More rides could not be loaded." onLoadMore={loadMore} />
      )}
      <PastRides groupId={group.id} />
    </>
  );
}

function NoRides({ group, nameId, onMembership }: Omit<Props, 'rides'>) {
  const hint = group.viewerIsMember
    ? 'Plan one, and the group can join it.'
    : 'Rides that its members plan for each other show up once you have joined.';
  const action = group.viewerIsMember ? (
    <PlanRide group={group} />
  ) : (
    <MembershipButton group={group} describedBy={nameId} wording="action" onDone={onMembership} />
  );
  return (
    <Card as="div">
      <EmptyState title="No rides planned" hint={hint} action={action} />
    </Card>
  );
}
