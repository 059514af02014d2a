import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { MediaStore } from '../../platform/storage/MediaStore.ts';
import { backupFiles } from './backupFiles.ts';
import { digestOf } from './digester.ts';
import { type ListedFile, listedFiles } from './listedFiles.ts';
import { severalAtOnce } from './severalAtOnce.ts';

async function* picturesIn(folder: string): AsyncGenerator<ListedFile> {
  for await (const file of listedFiles(folder)) if (file.path.startsWith(`${backupFiles.pictures}/`)) yield file;
}

async function isKept(store: MediaStore, name: string, sha256: string): Promise<boolean> {
  if ((await store.sizeOf(name)) === null) return false;
  return (await digestOf(await store.read(name))).sha256 === sha256;
}

/**
 * Copies the pictures of a backup to a store, which may already have some of them. Adds the names of new ones to
 * `added`.
 */
export async function restorePictures(store: MediaStore, folder: string, added: string[]): Promise<void> {
  await severalAtOnce(picturesIn(folder), async ({ path, sha256 }) => {
    const name = basename(path);
    if (await isKept(store, name, sha256)) return;
    // A damaged file would stay otherwise, because a store never overwrites a name.
    await store.remove(name);
    added.push(name);
    await store.put(name, await readFile(join(folder, path)));
  });
}
