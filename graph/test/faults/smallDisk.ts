import { open } from 'node:fs/promises';
import type { ServerProcess } from './serverProcess.ts';

/** A command under which a server has a disk of its own for its DATA_DIR, of so many MiB, in memory, seen by nobody else. */
export const onDiskOf = (size: number): string[] => [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-current-user', '--keep-caps']),
  ...['--mount', 'sh', '-c', `mount -t tmpfs -o size=${size}m tmpfs "$DATA_DIR" && exec "$0" "$@"`],
];

/** The file that takes up all room on the disk of a server. */
export const fillerOf = ({ pid, dataDir }: ServerProcess): string => `/proc/${pid}/root${dataDir}/filler`;

/** Writes to the disk of a server until nothing more goes in. */
export async function fillDisk(server: ServerProcess): Promise<void> {
  const file = await open(fillerOf(server), 'w');
  const hasRoomFor = (piece: Buffer) =>
    file.write(piece).then(
      ({ bytesWritten }) => bytesWritten === piece.length,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOSPC') return false;
        throw error;
      },
    );
  try {
    for (const size of [2 ** 16, 2 ** 12, 1]) {
      const piece = Buffer.alloc(size);
      while (await hasRoomFor(piece));
    }
  } finally {
    await file.close();
  }
}
