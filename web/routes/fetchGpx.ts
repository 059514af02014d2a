import { ServerError } from '@apollo/client/errors';
import { sessionHeaders } from './sessionHeaders.ts';

/**
 * The route of a ride, or of a pace group of it, as a GPX file, under the server's file name: the complete route for its owner. Throws a ServerError
 * with the server's response, or a TypeError when no response arrives.
 */
export async function fetchGpx(postId: string, paceGroupId?: string): Promise<File> {
  const query = paceGroupId ? `?paceGroupId=${paceGroupId}` : '';
  const response = await fetch(`/api/rides/${postId}/route.gpx${query}`, {
    credentials: 'same-origin',
    headers: sessionHeaders(),
  });
  if (!response.ok) throw new ServerError('The download failed', { response, bodyText: await response.text() });
  const [, name = 'ride.gpx'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return new File([await response.blob()], name);
}
