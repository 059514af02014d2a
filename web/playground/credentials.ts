import { readStoredSession } from '../auth/storedSession.ts';

/** What signs a request in as the web client signs its own in; empty for visitors. */
export function credentials(): Record<string, string> {
  const session = readStoredSession();
  return session ? { authorization: `Bearer ${session.sessionId}` } : {};
}
