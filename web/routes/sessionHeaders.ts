import { readStoredSession } from '../auth/storedSession.ts';

/** What signs a request in that does not go through the client. */
export function sessionHeaders(): Record<string, string> {
  const sessionId = readStoredSession()?.sessionId;
  return sessionId ? { authorization: `Bearer ${sessionId}` } : {};
}
