import { ServerError } from '@apollo/client/errors';
import { saveFile } from '../settings/saveFile.ts';
import { sessionHeaders } from './sessionHeaders.ts';

/**
 * Has the browser save the route of a ride as a file, under the name that the server gives it. Throws a ServerError with what the server said, or a TypeError
 * where it was not heard.
 */
export async function downloadGpx(rideId: string): Promise<void> {
  const response = await fetch(`/api/rides/${rideId}/route.gpx`, {
    credentials: 'same-origin',
    headers: sessionHeaders(),
  });
  if (!response.ok) throw new ServerError('The download failed', { response, bodyText: await response.text() });
  const [, name = 'ride.gpx'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  saveFile(await response.blob(), name);
}
