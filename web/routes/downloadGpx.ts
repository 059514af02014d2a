import { saveFile } from '../settings/saveFile.ts';
import { fetchGpx } from './fetchGpx.ts';

/** Downloads the route of a ride, or of a pace group of it, under the server's file name. Throws as `fetchGpx`. */
export async function downloadGpx(postId: string, paceGroupId?: string): Promise<void> {
  const file = await fetchGpx(postId, paceGroupId);
  saveFile(file, file.name);
}
