import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { dropLists, removeNode } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import { useToggle } from '../apollo/useToggle.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { SaveRouteItemFragment } from '../generated.ts';
import { useSetRideSavedMutation } from '../generated.ts';
import { downloadRoute } from '../routes/downloadRoute.ts';
import { useToast } from '../ui/Toast.tsx';
import { reloadMyRides } from './reloadMyRides.ts';

/** Saves a ride for later and downloads its route as a file, or removes the ride from the saved ones. */
export function useSaveRoute(ride: SaveRouteItemFragment): () => void {
  const { user } = useSession();
  const client = useApolloClient();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const setSaved = useSetSaved(ride.postId);
  const saveFile = useRouteFile(ride.postId);
  const hasRoute = useRef(false);

  const send = async (saved: boolean) => {
    hasRoute.current = await setSaved(saved);
  };
  const showFailure = (_error: unknown, saving: boolean) => {
    toast({ title: saving ? 'Failed to save this route' : 'Failed to remove this route', tone: 'danger' });
  };

  const showSaved = () => {
    if (!hasRoute.current) {
      toast({ title: 'Ride saved', text: 'It has no route to download.', tone: 'success' });
      return;
    }
    toast({ title: 'Route saved', text: 'Its GPX file is on its way.', tone: 'success' });
    void saveFile();
  };
  // Undo does not download the file again.
  const putBack = () =>
    setSaved(true).then(
      () => {
        reloadMyRides(client, user?.id);
        toast({ title: 'Back among your saved rides', tone: 'success' });
      },
      (error) => showFailure(error, true),
    );
  const showRemoved = () => {
    const action = { label: 'Undo', onSelect: () => void putBack() };
    toast({ title: 'Route removed from your saved rides', tone: 'success', action });
  };

  const { toggle } = useToggle({
    name: `saved:${ride.id}`,
    isOn: ride.viewerHasSaved,
    write: (cache, on) => {
      const fields = { viewerHasSaved: () => on };
      cache.modify<{ viewerHasSaved: boolean }>({ id: cache.identify(ride), fields });
    },
    send,
    onDone: (saved) => {
      reloadMyRides(client, user?.id);
      if (saved) showSaved();
      else showRemoved();
    },
    onFail: showFailure,
  });

  return () => {
    if (user) return toggle();
    promptLogin('Authentication required', 'Please log in to save routes', { verb: 'saveRide', id: ride.postId });
  };
}

/** Saves or removes the ride. Resolves to whether it has a route that the viewer may see. */
function useSetSaved(postId: string): (saved: boolean) => Promise<boolean> {
  const [setRideSaved] = useSetRideSavedMutation({
    update: (cache, { data }) => {
      if (!data?.setRideSaved) return;
      const { ride } = data.setRideSaved;
      if (ride?.viewerHasSaved) dropLists(cache, { field: 'savedRides' });
      else if (!ride?.viewerIsMaybe)
        removeNode(cache, { field: 'savedRides', node: { __typename: 'Post', id: postId } });
    },
  });

  return async (saved) => {
    const { data } = await setRideSaved({ variables: { postId, saved } });
    return Boolean(data?.setRideSaved?.ride?.map);
  };
}

function useRouteFile(postId: string): () => Promise<void> {
  const toast = useToast();

  const saveFile = async (): Promise<void> => {
    try {
      await downloadRoute(postId);
    } catch (error) {
      console.error('Downloading the route failed:', error);
      const text = faultOf(error)?.message ?? 'Check your connection and try again.';
      const action = { label: 'Try again', onSelect: () => void saveFile() };
      toast({ title: 'The route is saved, but not downloaded', text, tone: 'danger', action });
    }
  };
  return saveFile;
}
