import { useApolloClient } from '@apollo/client/react';
import { faultOf } from '../apollo/faultOf.ts';
import { useToggle } from '../apollo/useToggle.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { RideBarFragment } from '../generated.ts';
import { useSetRideWaitingMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { reloadMyRides } from './reloadMyRides.ts';

type StoredRide = { waitingCount: number; viewerWaitingPosition: number | null };

/** Joins or leaves the waiting list of a full ride. A place that is free by then is taken at once. */
export function useRideWaiting(ride: RideBarFragment): () => void {
  const { user } = useSession();
  const client = useApolloClient();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const [setRideWaiting] = useSetRideWaitingMutation();
  const isWaiting = ride.viewerWaitingPosition !== null;

  const { toggle } = useToggle({
    name: `waiting:${ride.id}`,
    isOn: isWaiting,
    write: (store, on) =>
      store.modify<StoredRide>({
        id: store.identify(ride),
        fields: {
          waitingCount: (count) => (on === isWaiting ? count : Math.max(0, count + (on ? 1 : -1))),
          viewerWaitingPosition: (position) => (on ? (position ?? ride.waitingCount + 1) : null),
        },
      }),
    async send(waiting) {
      const { data } = await setRideWaiting({ variables: { postId: ride.postId, waiting } });
      const isIn = data?.setRideWaiting?.ride?.viewerIsParticipating;
      reloadMyRides(client, user?.id);
      if (isIn) toast({ title: "You've joined this ride!", tone: 'success' });
      else toast({ title: waiting ? 'You are on the waiting list' : "You've left the waiting list", tone: 'success' });
    },
    onFail: (error, on) => {
      const failure = on ? 'Failed to join the waiting list' : 'Failed to leave the waiting list';
      toast({ title: faultOf(error)?.message ?? failure, tone: 'danger' });
    },
  });

  return () => {
    if (user) return toggle();
    promptLogin('Authentication required', 'Please log in to join rides', { verb: 'waitForRide', id: ride.postId });
  };
}
