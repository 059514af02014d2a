import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EnvironmentError } from '../env.ts';

/**
 * Makes the folder that holds the embedded database and the media.
 * @throws EnvironmentError when it cannot be made or written
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

/** Makes a folder and those above it. Node's own recursive mkdir never ends where a folder takes no new ones (/proc). */
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
