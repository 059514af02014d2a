import { saveFile } from '../settings/saveFile.ts';
import { fetchRoute, type RouteFormat } from './fetchRoute.ts';

/** Downloads the route of a ride, or of a pace group of it, under the server's file name. Throws as `fetchRoute`. */
export async function downloadRoute(postId: string, paceGroupId?: string, format?: RouteFormat): Promise<void> {
  const file = await fetchRoute(postId, paceGroupId, format);
  saveFile(file, file.name);
}
