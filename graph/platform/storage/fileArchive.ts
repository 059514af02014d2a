import type { Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { ifThere } from './ifThere.ts';
import type { ArchiveState, MapArchive } from './MapArchive.ts';

const stateOf = ({ size, mtimeMs }: Stats): ArchiveState => ({
  size,
  etag: `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`,
});

/** A map archive in a file. */
export function fileArchive(path: string): MapArchive {
  return {
    async state() {
      const stats = await ifThere(stat(path));
      return stats?.isFile() ? stateOf(stats) : null;
    },
    async read({ etag }, { start, end }) {
      const file = await ifThere(open(path));
      if (!file) return null;
      try {
        // The open file stays the same, even if the operator moves another one to its path.
        if (stateOf(await file.stat()).etag !== etag) return null;
        const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start + 1), { position: start });
        return bytesRead === buffer.length ? buffer : null;
      } finally {
        await file.close();
      }
    },
    close: () => undefined,
  };
}
