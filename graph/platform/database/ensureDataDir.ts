import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EnvironmentError } from '../env/EnvironmentError.ts';

/**
 * Creates the folder of the embedded database and the media.
 * @throws EnvironmentError if it cannot be created or written
 */
export async function ensureDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new EnvironmentError(
      `DATA_DIR ${dataDir} cannot be written (${reason}): make it a folder that this user may write, or set DATA_DIR to another one.`,
    );
  }
}

/** Creates a folder and its parents. The recursive mkdir of Node.js never returns in a folder such as /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (code !== 'ENOENT' || path === dirname(path)) throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}
