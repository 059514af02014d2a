import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import type { RideRouteQuery } from '../generated.ts';
import { RideRouteDocument } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { downloadGpx } from './downloadGpx.ts';

/** Downloads the route of a ride or of a pace group. Shows a toast if there is none. */
export function useGpxDownload(postId: string, paceGroupId?: string) {
  const client = useApolloClient();
  const [isDownloading, setDownloading] = useState(false);
  const toast = useToast();

  const saveRoute = async (): Promise<void> => {
    // The query runs first, because a browser logs a failed download as an error.
    const query = { query: RideRouteDocument, variables: { postId } };
    if (!paceGroupId && (await client.query<RideRouteQuery>(query)).data?.post?.ride?.map === null) {
      toast({ title: 'No route was added to this ride.' });
      return;
    }
    await downloadGpx(postId, paceGroupId);
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
