import { saveFile } from '../settings/saveFile.ts';
import { fetchGpx } from './fetchGpx.ts';

/** Downloads the route of a ride, under the server's file name. Throws as `fetchGpx`. */
export async function downloadGpx(postId: string): Promise<void> {
  const file = await fetchGpx(postId);
  saveFile(file, file.name);
}
