import { dropLists } from '../apollo/edges.ts';
import { useEndOtherSessionsMutation, useSettingsPageQuery } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { dropOtherSessions } from './dropOtherSessions.ts';

/** Signs out all other devices and removes them from the list. The calendar links of a member without a password end too. */
export function useEndOtherSessions() {
  const { data } = useSettingsPageQuery({ fetchPolicy: 'cache-only' });
  const viewer = data?.viewer;
  const endsLinks = viewer?.hasPassword === false;
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
    if (endsLinks) dropLists(client.cache, { owner: { __typename: 'User', id: viewer.id }, field: 'calendarFeeds' });
    toast({ title: 'All other devices are signed out', tone: 'success' });
  };

  return { endOtherSessions, endsLinks, isEnding: loading };
}
