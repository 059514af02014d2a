import { statfs } from 'node:fs/promises';

/** The disk of a folder, in bytes. */
export interface DiskSpace {
  readonly size: number;
  /** The server can still write this much. */
  readonly available: number;
}

export async function diskSpaceOf(folder: string): Promise<DiskSpace> {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { size: bsize * blocks, available: bsize * bavail };
}
