import { dropLists, removeNode } from '../apollo/edges.ts';
import { useToggle } from '../apollo/useToggle.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { SaveRouteItemFragment } from '../generated.ts';
import { useSetRideSavedMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

/** Saves a ride for later, or takes it off the list of saved ones. */
export function useSaveRoute(ride: SaveRouteItemFragment): () => void {
  const { user } = useSession();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const [setRideSaved] = useSetRideSavedMutation({
    update: (cache, { data }) => {
      if (!data) return;
      if (data.setRideSaved.ride?.viewerHasSaved) dropLists(cache, { field: 'savedRides' });
      // A ride has the id of its post.
      else removeNode(cache, { field: 'savedRides', node: { __typename: 'Post', id: ride.id } });
    },
  });

  const { toggle } = useToggle({
    name: `saved:${ride.id}`,
    isOn: ride.viewerHasSaved,
    paint: (cache, on) => {
      cache.modify<{ viewerHasSaved: boolean }>({
        id: cache.identify(ride),
        fields: { viewerHasSaved: () => on },
      });
    },
    send: (saved) => setRideSaved({ variables: { postId: ride.id, saved } }),
    onDone: (saved) => toast({ title: saved ? 'Route saved' : 'Route removed from your saved rides', tone: 'success' }),
    onFail: (_error, saving) =>
      toast({ title: saving ? 'Failed to save this route' : 'Failed to remove this route', tone: 'danger' }),
  });

  return () => (user ? toggle() : promptLogin('Authentication required', 'Please log in to save routes'));
}
