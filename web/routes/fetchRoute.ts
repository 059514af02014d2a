import { ServerError } from '@apollo/client/errors';
import { sessionHeaders } from './sessionHeaders.ts';

/** The formats in which the server gives a route, and the file as its owner uploaded it. */
export type RouteFormat = 'gpx' | 'tcx' | 'fit' | 'original';

const paths: Record<RouteFormat, string> = {
  gpx: 'route.gpx',
  tcx: 'route.tcx',
  fit: 'route.fit',
  original: 'route/original',
};

/**
 * The route of a ride, or of a pace group of it, as a file under the server's file name: the complete route for its owner. Throws a
 * ServerError with the server's response, or a TypeError when no response arrives.
 */
export async function fetchRoute(postId: string, paceGroupId?: string, format: RouteFormat = 'gpx'): Promise<File> {
  const query = paceGroupId ? `?paceGroupId=${paceGroupId}` : '';
  const response = await fetch(`/api/rides/${postId}/${paths[format]}${query}`, {
    credentials: 'same-origin',
    headers: sessionHeaders(),
  });
  if (!response.ok) throw new ServerError('The download failed', { response, bodyText: await response.text() });
  const [, name = `ride.${format}`] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return new File([await response.blob()], name);
}
