import { copyFile, rename, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';

/** The size in bytes at which the log is rotated. */
export const maxLogSize = 10_000_000;
const keptCount = 3;

export const logOf = (home: string) => join(home, 'server.log');

/**
 * Rotates the log of the embedded server to server.log.1 once it is large, so that all logs use about 40 MB. The server keeps its
 * file open, so the log is copied and then truncated.
 */
export async function rotateLog(home: string): Promise<void> {
  const log = logOf(home);
  const { size } = await stat(log).catch(() => ({ size: 0 }));
  if (size < maxLogSize) return;
  for (let number = keptCount; number > 1; number -= 1) {
    await rename(`${log}.${number - 1}`, `${log}.${number}`).catch(() => undefined);
  }
  await copyFile(log, `${log}.1`);
  await truncate(log);
}
