import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { appendNode, deleteNode, readAnew, removeNode } from '../apollo/edges.ts';
import { useLive } from '../apollo/useLive.ts';
import type { RideActivitySubscription, RideActivitySubscriptionVariables } from '../generated.ts';
import { RideActivityDocument } from '../generated.ts';
import { FACES } from './rideFaces.ts';

type Activity = RideActivitySubscription['rideActivity'];

/** Who joins and leaves a ride that stands open, and its moments, as it happens. */
export function useRideActivity(rideId: string, isOpen: boolean): void {
  const client = useApolloClient();

  useLive<RideActivitySubscription, RideActivitySubscriptionVariables>({
    document: RideActivityDocument,
    variables: { postId: rideId },
    isOn: isOpen,
    onActivity: ({ rideActivity }, hasGap) => {
      if (hasGap) readListsAnew(client, rideActivity);
      else keep(client, rideActivity);
    },
  });
}

// The faces on the card come with the ride.
const isWhole = ({ first }: { first?: unknown }) => first !== FACES;

/** The ride is in the cache with its counts and faces: this is about its lists. */
function keep({ cache }: ApolloClient, { kind, ride, moment, participant, deletedMomentId }: Activity): void {
  const riders = { owner: ride, field: 'participants' };
  if (participant && kind === 'JOINED') {
    appendNode(cache, { ...riders, edgeType: 'UserEdge', node: participant, belongs: isWhole });
  }
  if (participant && kind === 'LEFT') {
    removeNode(cache, { ...riders, node: participant, belongs: (filter) => !isWhole(filter) });
  }
  if (moment && kind === 'MOMENT_SHARED') {
    appendNode(cache, { owner: ride, field: 'moments', edgeType: 'MomentEdge', node: moment });
  }
  if (deletedMomentId) deleteNode(cache, { __typename: 'Moment', id: deletedMomentId });
}

function readListsAnew(client: ApolloClient, { ride }: Activity): void {
  readAnew(client, { owner: ride, field: 'participants' }, isWhole);
  readAnew(client, { owner: ride, field: 'moments' });
}
