import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { appendNode, deleteNode, reloadLists, removeNode } from '../apollo/edges.ts';
import { useLive } from '../apollo/useLive.ts';
import type { RideActivitySubscription } from '../generated.ts';
import { RideActivityDocument } from '../generated.ts';
import { FACES } from './rideFaces.ts';

type Activity = RideActivitySubscription['rideActivity'];

/** Follows the participants and moments of an open ride. */
export function useRideActivity(postId: string, isOpen: boolean): void {
  const client = useApolloClient();

  useLive({
    document: RideActivityDocument,
    variables: { postId },
    isOn: isOpen,
    onActivity: ({ rideActivity }, hasGap) => {
      if (hasGap) reloadRideLists(client, rideActivity);
      else keep(client, rideActivity);
    },
  });
}

// The faces on the card come with the ride.
const isWhole = ({ first }: { first?: unknown }) => first !== FACES;

/** The cache already contains the ride with its counts and faces. This updates its lists. */
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

function reloadRideLists(client: ApolloClient, { ride }: Activity): void {
  reloadLists(client, { owner: ride, field: 'participants' }, isWhole);
  reloadLists(client, { owner: ride, field: 'moments' });
}
