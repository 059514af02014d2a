import { useEndOtherSessionsMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { dropOtherSessions } from './dropOtherSessions.ts';
import { useEndedLinks } from './useEndedLinks.ts';

/** Signs out all other devices and removes them from the list. */
export function useEndOtherSessions() {
  const { endsLinks, dropLinks } = useEndedLinks();
  const toast = useToast();
  const [mutate, { client, loading }] = useEndOtherSessionsMutation();

  const endOtherSessions = async (): Promise<void> => {
    try {
      await mutate();
    } catch {
      // The client's error link has logged it.
      toast({ title: 'Failed to sign the other devices out. Please try again.', tone: 'danger' });
      return;
    }
    dropOtherSessions(client.cache);
    dropLinks(client.cache);
    toast({ title: 'All other devices are signed out', tone: 'success' });
  };

  return { endOtherSessions, endsLinks, isEnding: loading };
}
