import { open } from 'node:fs/promises';

/** Has the disk keep the names in a folder: without it a file that is on disk may be gone when the power has failed. */
export async function flushNames(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
