import type { ApolloCache, Reference } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { dropLists } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import { useToggle } from '../apollo/useToggle.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { RideBarFragment, SessionUserFragment } from '../generated.ts';
import { useSetRideParticipationMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { reloadMyRides } from './reloadMyRides.ts';
import { FACES } from './rideFaces.ts';

type StoredRide = {
  viewerIsParticipating: boolean;
  participantCount: number;
  isCompleted: boolean;
  participants: { nodes?: readonly Reference[] };
};

const ALREADY_PASSED = 'Cannot join a ride that has already passed';

/** Joins or leaves a ride. The button, the count and the faces change before the server responds. */
export function useRideParticipation(ride: RideBarFragment): () => void {
  const { user } = useSession();
  const client = useApolloClient();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const [setRideParticipation] = useSetRideParticipationMutation({
    // The response contains the faces. The full list of riders is requested again when next shown.
    update: (store, { data }) => {
      if (data) dropLists(store, { owner: ride, field: 'participants' }, ({ first }) => first !== FACES);
    },
  });

  const { toggle } = useToggle({
    name: `ride:${ride.id}`,
    isOn: ride.viewerIsParticipating,
    write: (store, on) => user && writeOptimistic(store, { ride, user, on }),
    send: (participating) => setRideParticipation({ variables: { postId: ride.postId, participating } }),
    onDone: (on) => {
      reloadMyRides(client, user?.id);
      toast({ title: on ? "You've joined this ride!" : "You've left this ride", tone: 'success' });
    },
    onFail: (error, on) => {
      const { message, code } = faultOf(error) ?? {};
      const passed = { isCompleted: () => true };
      const filled = { participantCount: (count: number) => (code === 'CONFLICT' ? (ride.places ?? count) : count) };
      const fields = message === ALREADY_PASSED ? passed : filled;
      client.cache.modify<StoredRide>({ id: client.cache.identify(ride), fields });
      const joinFailure = message ?? 'Failed to join this ride';
      toast({ title: on ? joinFailure : 'Failed to leave this ride', tone: 'danger' });
    },
  });

  return () => {
    if (user) return toggle();
    promptLogin('Authentication required', 'Please log in to join rides', { verb: 'joinRide', id: ride.postId });
  };
}

interface Painting {
  ride: RideBarFragment;
  user: SessionUserFragment;
  on: boolean;
}

function writeOptimistic(cache: ApolloCache, { ride, user, on }: Painting): void {
  cache.modify<StoredRide>({
    id: cache.identify(ride),
    fields: {
      viewerIsParticipating: () => on,
      participantCount: (count, { readField }) => {
        if (readField('viewerIsParticipating') === on) return count;
        return Math.max(0, count + (on ? 1 : -1));
      },
      participants: (list, { canRead, readField, toReference }) => {
        // A connection has no id, so the cache stores it inline, never as a reference.
        const { nodes, ...rest } = list as StoredRide['participants'];
        if (!nodes) return list;
        const others = nodes.filter((node) => readField('id', node) !== user.id);
        const viewer = toReference(user);
        const joined = on && viewer && canRead(viewer) ? [...others, viewer].slice(0, FACES) : others;
        return { ...rest, nodes: joined };
      },
    },
  });
}
