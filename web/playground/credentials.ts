import { authorizationOf } from '../apollo/authorizationOf.ts';
import { readStoredSession } from '../auth/storedSession.ts';

/** The headers that the web client signs in with. Empty for a visitor. */
export function credentials(): Record<string, string> {
  return { authorization: authorizationOf(readStoredSession()?.sessionId) };
}
