import { constants } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The size in bytes at which the log is rotated. */
export const maxLogSize = 10_000_000;
const keptCount = 3;

export const logOf = (home: string) => join(home, 'server.log');

/**
 * Rotates the log of the embedded server to server.log.1 once it is large, so that all logs use about 40 MB. The server keeps its
 * file open, so the log is copied and then truncated. Root may do this in a folder of the server's account, so it follows no link
 * and writes only to a new file. Throws if the folder contains anything else under these names.
 */
export async function rotateLog(home: string): Promise<void> {
  const path = logOf(home);
  const log = await open(path, constants.O_RDWR | constants.O_NOFOLLOW).catch(() => null);
  if (!log) return;
  try {
    const { size, nlink } = await log.stat();
    if (size < maxLogSize || nlink !== 1) return;
    for (let number = keptCount; number > 1; number -= 1) {
      await rename(`${path}.${number - 1}`, `${path}.${number}`).catch(() => undefined);
    }
    await rm(`${path}.1`, { force: true });
    const copy = await open(`${path}.1`, 'wx', 0o600);
    await pipeline(log.createReadStream({ autoClose: false, start: 0 }), copy.createWriteStream());
    await log.truncate();
  } finally {
    await log.close();
  }
}
