import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../lib/ids.ts';

/** Where the bytes of pictures are kept, by name; a name never changes its bytes. */
export interface MediaStore {
  /** The folder that is served under /media. */
  readonly folder: string;
  /** Keeps the bytes under the name; whole or not at all. */
  put(name: string, bytes: Uint8Array): Promise<void>;
}

/** Pictures as files of a folder, which is made if need be. */
export async function mediaStoreIn(folder: string): Promise<MediaStore> {
  // Pictures of private posts are kept from other accounts of the machine too.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    folder,
    async put(name, bytes) {
      const file = join(folder, name);
      if (await exists(file)) return;
      // Renaming is atomic: a crash leaves a stray draft, never half a picture under its name.
      const draft = join(folder, `.${newId()}`);
      try {
        await writeFile(draft, bytes, { flush: true });
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}

async function exists(file: string): Promise<boolean> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return found !== null;
}
