import { authorizationOf } from '../apollo/authorizationOf.ts';
import { readStoredSession } from '../auth/storedSession.ts';

/** The authentication headers of requests that do not use the Apollo client. */
export function sessionHeaders(): Record<string, string> {
  return { authorization: authorizationOf(readStoredSession()?.sessionId) };
}
