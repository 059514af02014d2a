import { createReadStream, type Stats } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { newId } from '../lib/ids.ts';
import { flushNames } from './flushNames.ts';
import { ifThere } from './ifThere.ts';
import type { MediaStore, StoredFile } from './MediaStore.ts';

/** Stores pictures as files of a folder. Creates the folder if it is missing. */
export async function folderStore(folder: string): Promise<MediaStore> {
  // Other accounts of the machine must not read pictures of private posts.
  const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 });
  await makeFolder(folder);
  const statOf = (name: string): Promise<Stats | null> => ifThere(stat(join(folder, name)));

  return {
    async put(name, bytes) {
      const file = join(folder, name);
      if (await statOf(name)) return;
      await makeFolder(dirname(file));
      // Renaming is atomic: a crash can leave a draft, but never half a picture under its name.
      const draft = join(dirname(file), `.${newId()}`);
      try {
        await writeFile(draft, bytes, { flush: true });
        await rename(draft, file);
        // Without this, a row can refer to a missing file after a power failure.
        await flushNames(dirname(file));
      } finally {
        await rm(draft, { force: true });
      }
    },
    async sizeOf(name) {
      return (await statOf(name))?.size ?? null;
    },
    read: async (name, slice) => createReadStream(join(folder, name), slice),
    async remove(name) {
      await rm(join(folder, name), { force: true });
      if (basename(name) === name) return;
      // The folder can contain other files.
      await rmdir(dirname(join(folder, name))).catch(() => undefined);
    },
    async *list(): AsyncIterable<StoredFile> {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const name = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
        const stats = await statOf(name);
        if (stats) yield { name, changedAt: stats.mtime };
      }
    },
    close: () => undefined,
  };
}
