import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import type { RideRouteQuery } from '../generated.ts';
import { RideRouteDocument } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { downloadGpx } from './downloadGpx.ts';

/** Saves the route of a ride as a file. A ride need not have one: that is said then. */
export function useGpxDownload(rideId: string) {
  const client = useApolloClient();
  const [isDownloading, setDownloading] = useState(false);
  const toast = useToast();

  const saveRoute = async (): Promise<void> => {
    // Asked first, because a browser notes a file that does not exist as an error.
    const { data } = await client.query<RideRouteQuery>({ query: RideRouteDocument, variables: { postId: rideId } });
    if (data?.post?.ride?.map === null) {
      toast({ title: 'No route was added to this ride.' });
      return;
    }
    await downloadGpx(rideId);
    toast({ title: 'Route downloaded', tone: 'success' });
  };

  const download = async (): Promise<void> => {
    setDownloading(true);
    try {
      await saveRoute();
    } catch (error) {
      console.error('Downloading the route failed:', error);
      toast({ title: 'Failed to download this route', text: faultOf(error)?.message, tone: 'danger' });
    }
    setDownloading(false);
  };

  return { download, isDownloading };
}
