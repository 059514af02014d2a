import { join } from 'node:path';
import type { Env } from '../env/env.ts';
import { bucketStore } from './bucketStore.ts';
import { folderStore } from './folderStore.ts';
import type { MediaStore } from './MediaStore.ts';

/** The store of an instance: the bucket of MEDIA_URL, or else the folder `media` in DATA_DIR. */
export async function openMediaStore(
  { dataDir, mediaBucket }: Pick<Env, 'dataDir' | 'mediaBucket'>,
  storeTimeout?: number,
): Promise<MediaStore> {
  return mediaBucket ? bucketStore(mediaBucket, storeTimeout) : folderStore(join(dataDir, 'media'));
}
