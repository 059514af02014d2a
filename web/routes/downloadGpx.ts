import { ServerError } from '@apollo/client/errors';
import { saveFile } from '../settings/saveFile.ts';
import { sessionHeaders } from './sessionHeaders.ts';

/**
 * Downloads the route of a ride, under the server's file name. Throws a ServerError with the server's response, or a
 * TypeError when no response arrives.
 */
export async function downloadGpx(postId: string): Promise<void> {
  const response = await fetch(`/api/rides/${postId}/route.gpx`, {
    credentials: 'same-origin',
    headers: sessionHeaders(),
  });
  if (!response.ok) throw new ServerError('The download failed', { response, bodyText: await response.text() });
  const [, name = 'ride.gpx'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  saveFile(await response.blob(), name);
}
