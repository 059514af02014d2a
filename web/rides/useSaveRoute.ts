import { useRef } from 'react';
import { dropLists, removeNode } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import { useToggle } from '../apollo/useToggle.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { SaveRouteItemFragment } from '../generated.ts';
import { useSetRideSavedMutation } from '../generated.ts';
import { downloadGpx } from '../routes/downloadGpx.ts';
import { useToast } from '../ui/Toast.tsx';

/** Saves a ride for later, its route as a file with it, or takes it off the list of saved ones. */
export function useSaveRoute(ride: SaveRouteItemFragment): () => void {
  const { user } = useSession();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const setSaved = useSetSaved(ride.id);
  const saveFile = useRouteFile(ride.id);
  const hasRoute = useRef(false);

  const send = async (saved: boolean) => {
    hasRoute.current = await setSaved(saved);
  };
  const tellFailure = (_error: unknown, saving: boolean) => {
    toast({ title: saving ? 'Failed to save this route' : 'Failed to remove this route', tone: 'danger' });
  };

  const tellSaved = () => {
    if (!hasRoute.current) {
      toast({ title: 'Ride saved', text: 'It has no route to download.', tone: 'success' });
      return;
    }
    toast({ title: 'Route saved', text: 'Its GPX file is on its way.', tone: 'success' });
    void saveFile();
  };
  // Whoever takes a removal back has the file already.
  const putBack = () =>
    setSaved(true).then(
      () => toast({ title: 'Back among your saved rides', tone: 'success' }),
      (error) => tellFailure(error, true),
    );
  const tellRemoved = () => {
    const action = { label: 'Undo', onSelect: () => void putBack() };
    toast({ title: 'Route removed from your saved rides', tone: 'success', action });
  };

  const { toggle } = useToggle({
    name: `saved:${ride.id}`,
    isOn: ride.viewerHasSaved,
    paint: (cache, on) => {
      const fields = { viewerHasSaved: () => on };
      cache.modify<{ viewerHasSaved: boolean }>({ id: cache.identify(ride), fields });
    },
    send,
    onDone: (saved) => (saved ? tellSaved() : tellRemoved()),
    onFail: tellFailure,
  });

  return () => (user ? toggle() : promptLogin('Authentication required', 'Please log in to save routes'));
}

/** Tells whether the ride has a route that the viewer may see. */
function useSetSaved(rideId: string): (saved: boolean) => Promise<boolean> {
  const [setRideSaved] = useSetRideSavedMutation({
    update: (cache, { data }) => {
      if (!data) return;
      if (data.setRideSaved.ride?.viewerHasSaved) dropLists(cache, { field: 'savedRides' });
      // A ride has the id of its post.
      else removeNode(cache, { field: 'savedRides', node: { __typename: 'Post', id: rideId } });
    },
  });

  return async (saved) => {
    const { data } = await setRideSaved({ variables: { postId: rideId, saved } });
    return Boolean(data?.setRideSaved.ride?.map);
  };
}

function useRouteFile(rideId: string): () => Promise<void> {
  const toast = useToast();

  const saveFile = async (): Promise<void> => {
    try {
      await downloadGpx(rideId);
    } catch (error) {
      console.error('Downloading the route failed:', error);
      const text = faultOf(error)?.message ?? 'Check your connection and try again.';
      const action = { label: 'Try again', onSelect: () => void saveFile() };
      toast({ title: 'The route is saved, but not downloaded', text, tone: 'danger', action });
    }
  };
  return saveFile;
}
