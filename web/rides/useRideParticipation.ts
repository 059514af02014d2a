import type { Reference } from '@apollo/client';
import { faultOf } from '../apollo/faultOf.ts';
import { useToggle } from '../apollo/useToggle.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { RideBarFragment } from '../generated.ts';
import { useSetRideParticipationMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

type StoredRide = {
  viewerIsParticipating: boolean;
  participantCount: number;
  participants: { nodes: readonly Reference[] };
};

/** How many faces the ride bar asks for. */
const FACES = 4;

/** Joins a ride or leaves it: the button, the count and the faces change together, before the server answers. */
export function useRideParticipation(ride: RideBarFragment): () => void {
  const { user } = useSession();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const [setRideParticipation] = useSetRideParticipationMutation();

  const { toggle } = useToggle({
    name: `ride:${ride.id}`,
    isOn: ride.viewerIsParticipating,
    paint: (cache, on) => {
      cache.modify<StoredRide>({
        id: cache.identify(ride),
        fields: {
          viewerIsParticipating: () => on,
          participantCount: (count, { readField }) => {
            if (readField('viewerIsParticipating') === on) return count;
            return Math.max(0, count + (on ? 1 : -1));
          },
          participants: (list, { canRead, readField, toReference }) => {
            // A connection has no id, so it is stored in place and never as a reference.
            const { nodes, ...rest } = list as StoredRide['participants'];
            const others = nodes.filter((node) => readField('id', node) !== user?.id);
            const viewer = user && toReference(user);
            const joined = on && viewer && canRead(viewer) ? [...others, viewer].slice(0, FACES) : others;
            return { ...rest, nodes: joined };
          },
        },
      });
    },
    send: (participating) => setRideParticipation({ variables: { postId: ride.id, participating } }),
    onDone: (on) => toast({ title: on ? "You've joined this ride!" : "You've left this ride", tone: 'success' }),
    onFail: (error, on) => toast({ title: failureText(error, on), tone: 'danger' }),
  });

  return () => (user ? toggle() : promptLogin('Authentication required', 'Please log in to join rides'));
}

function failureText(error: unknown, joining: boolean): string {
  if (!joining) return 'Failed to leave this ride';
  return faultOf(error)?.message ?? 'Failed to join this ride';
}
