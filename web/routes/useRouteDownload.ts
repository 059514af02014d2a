import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import type { RideRouteQuery } from '../generated.ts';
import { RideRouteDocument } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { downloadRoute } from './downloadRoute.ts';
import type { RouteFormat } from './fetchRoute.ts';

/** Downloads the route of a ride or of a pace group. Shows a toast if there is none. `downloading`: the format on its way. */
export function useRouteDownload(postId: string, paceGroupId?: string) {
  const client = useApolloClient();
  const [downloading, setDownloading] = useState<RouteFormat | null>(null);
  const toast = useToast();

  const saveRoute = async (format: RouteFormat): Promise<void> => {
    // The query runs first, because a browser logs a failed download as an error.
    const query = { query: RideRouteDocument, variables: { postId } };
    if (!paceGroupId && (await client.query<RideRouteQuery>(query)).data?.post?.ride?.map === null) {
      toast({ title: 'No route was added to this ride.' });
      return;
    }
    await downloadRoute(postId, paceGroupId, format);
    toast({ title: format === 'original' ? 'File downloaded' : 'Route downloaded', tone: 'success' });
  };

  const download = async (format: RouteFormat): Promise<void> => {
    setDownloading(format);
    try {
      await saveRoute(format);
    } catch (error) {
      const fault = faultOf(error);
      if (format === 'original' && fault?.code === 'NOT_FOUND') {
        // Routes that were uploaded before the server stored their files have none.
        toast({ title: 'The original file of this route was not kept.' });
      } else {
        console.error('Downloading the route failed:', error);
        toast({ title: 'Failed to download this route', text: fault?.message, tone: 'danger' });
      }
    }
    setDownloading(null);
  };

  return { download, downloading };
}
