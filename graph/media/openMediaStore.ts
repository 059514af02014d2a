import { join } from 'node:path';
import type { Env } from '../env.ts';
import { bucketStore } from './bucketStore.ts';
import { folderStore } from './folderStore.ts';
import type { MediaStore } from './MediaStore.ts';

/** The store of an instance: the bucket of MEDIA_URL, else a folder beside its database. */
export async function openMediaStore({
  dataDir,
  mediaBucket,
}: Pick<Env, 'dataDir' | 'mediaBucket'>): Promise<MediaStore> {
  return mediaBucket ? bucketStore(mediaBucket) : folderStore(join(dataDir, 'media'));
}
