import { useEffect, useState } from 'react';
import { clearStoredSession, SESSION_KEY } from '../auth/storedSession.ts';
import { credentials } from './credentials.ts';

interface PlaygroundViewer {
  username: string;
}

/** The member that operations run as. Clears a session that the server has ended, as the web client does. */
async function loadViewer(signal: AbortSignal): Promise<PlaygroundViewer | null> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentials() },
    body: JSON.stringify({ query: 'query PlaygroundViewer { viewer { username } }' }),
    signal,
  });
  if (response.status === 401) clearStoredSession();
  const { data } = await response.json();
  return data?.viewer ?? null;
}

/** The signed-in member. Null for a visitor, undefined until known. Follows changes in other tabs. */
export function usePlaygroundViewer(): PlaygroundViewer | null | undefined {
  const [viewer, setViewer] = useState<PlaygroundViewer | null>();

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const load = () => {
      loadViewer(signal).then(setViewer, (error) => {
        if (!signal.aborted) console.error('Reading the signed-in member failed:', error);
      });
    };
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === SESSION_KEY || key === null) load();
    };
    load();
    window.addEventListener('storage', handleStorage, { signal });
    return () => ending.abort();
  }, []);

  return viewer;
}
