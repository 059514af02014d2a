import { useApolloClient } from '@apollo/client/react';
import { faultOf } from '../apollo/faultOf.ts';
import { useToggle } from '../apollo/useToggle.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { RideBarFragment } from '../generated.ts';
import { useSetRideMaybeMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { reloadMyRides } from './reloadMyRides.ts';

type StoredRide = { maybeCount: number; viewerIsMaybe: boolean };

/** Says maybe to a ride, or ends that. */
export function useRideMaybe(ride: RideBarFragment): () => void {
  const { user } = useSession();
  const client = useApolloClient();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const [setRideMaybe] = useSetRideMaybeMutation();
  const { id, postId, viewerIsMaybe } = ride;

  const { toggle } = useToggle({
    name: `maybe:${id}`,
    isOn: viewerIsMaybe,
    write: (store, on) =>
      store.modify<StoredRide>({
        id: store.identify(ride),
        fields: {
          maybeCount: (count) => (on === viewerIsMaybe ? count : Math.max(0, count + (on ? 1 : -1))),
          viewerIsMaybe: () => on,
        },
      }),
    send: (maybe) => setRideMaybe({ variables: { postId, maybe } }),
    onDone: (on) => {
      reloadMyRides(client, user?.id);
      const title = on ? 'The leaders see that you may join' : 'You no longer say maybe';
      toast({ title, text: on ? 'The ride is among your saved rides.' : undefined, tone: 'success' });
    },
    onFail: (error, on) => {
      const failure = on ? 'Failed to say maybe' : 'Failed to end your maybe';
      toast({ title: faultOf(error)?.message ?? failure, tone: 'danger' });
    },
  });

  return () => {
    if (user) return toggle();
    promptLogin('Authentication required', 'Please log in to join rides', { verb: 'maybeRide', id: postId });
  };
}
