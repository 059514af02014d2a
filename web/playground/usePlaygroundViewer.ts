import { useEffect, useState } from 'react';
import { clearStoredSession, SESSION_KEY } from '../auth/storedSession.ts';
import { credentials } from './credentials.ts';

interface PlaygroundViewer {
  username: string;
}

/** As whom operations are run. A session that the server has ended is forgotten, as the web client forgets it. */
async function askForViewer(signal: AbortSignal): Promise<PlaygroundViewer | null> {
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

/** Who is signed in, null for nobody, undefined until it is known; follows what other tabs do. */
export function usePlaygroundViewer(): PlaygroundViewer | null | undefined {
  const [viewer, setViewer] = useState<PlaygroundViewer | null>();

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const ask = () => {
      askForViewer(signal).then(setViewer, (error) => {
        if (!signal.aborted) console.error('Who is signed in is not known:', error);
      });
    };
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === SESSION_KEY || key === null) ask();
    };
    ask();
    window.addEventListener('storage', handleStorage, { signal });
    return () => ending.abort();
  }, []);

  return viewer;
}
