import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { saveFile } from '../settings/saveFile.ts';
import { useToast } from '../ui/Toast.tsx';
import { downloadGpx } from './downloadGpx.ts';

/** Saves the route of a ride as a file. A ride need not have one: that is said then. */
export function useGpxDownload(rideId: string) {
  const [isDownloading, setDownloading] = useState(false);
  const toast = useToast();

  const tellFailure = (error: unknown) => {
    const message = faultOf(error)?.message;
    if (message === 'Route not found') {
      toast({ title: 'No route was added to this ride.' });
      return;
    }
    console.error('Downloading the route failed:', error);
    toast({ title: 'Failed to download this route', text: message, tone: 'danger' });
  };

  const download = async (): Promise<void> => {
    setDownloading(true);
    try {
      saveFile(await downloadGpx(rideId), `ride-${rideId}.gpx`);
      toast({ title: 'Route downloaded', tone: 'success' });
    } catch (error) {
      tellFailure(error);
    }
    setDownloading(false);
  };

  return { download, isDownloading };
}
