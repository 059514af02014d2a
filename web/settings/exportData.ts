import { ServerError } from '@apollo/client/errors';
import { readStoredSession } from '../auth/storedSession.ts';

/**
 * Asks for all that is held of a member, as the file that it is to be. Throws a ServerError with what the server said, or
 * a TypeError where it was not heard.
 */
export async function exportData(userId: string): Promise<Blob> {
  const sessionId = readStoredSession()?.sessionId;
  const headers: Record<string, string> = sessionId ? { authorization: `Bearer ${sessionId}` } : {};
  const response = await fetch(`/api/users/${userId}/export`, { credentials: 'same-origin', headers });
  if (!response.ok) throw new ServerError('The export failed', { response, bodyText: await response.text() });
  return response.blob();
}
