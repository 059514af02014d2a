import { open } from 'node:fs/promises';

/** Flushes a folder to disk. Without this, a flushed file can be missing from its folder after a power failure. */
export async function flushNames(folder: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
