import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedDatabase } from './startEmbeddedDatabase.ts';

const execute = promisify(execFile);

const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 300,
  autovacuum: 'off',
};

export interface TestDatabaseServer {
  /** The URL of an empty database, for a role that can create databases. */
  readonly url: string;
  /** Stops the server and deletes all its files. Before that it writes them to `archive`, if given. */
  stop(archive?: string): Promise<void>;
}

/**
 * A temporary PostgreSQL without fsync, for tests. With an archive of a stopped one it starts with the same databases.
 * @throws Error if the archive cannot be read, or is of another version
 */
export async function startTestDatabaseServer(archive?: string): Promise<TestDatabaseServer> {
  const dataDir = await mkdtemp(join(await realpath(tmpdir()), 'cycle-chat-test-'));
  const entrance = join(dataDir, 'database');
  try {
    // If root runs the tests, the account of the server must be able to enter the folder.
    await chmod(dataDir, 0o711);
    if (archive) await unpack(archive, entrance);
    const { url, stop } = await startEmbeddedDatabase({ dataDir, log: () => undefined, settings: SETTINGS });
    return {
      url,
      async stop(copy) {
        const home = await realpath(entrance);
        await stop();
        if (copy) await execute('tar', ['-cf', copy, '-C', home, '.']);
        await rm(home, { recursive: true, force: true });
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}

/** Restores owners too, which only root can do: PostgreSQL does not run as root. */
async function unpack(archive: string, folder: string): Promise<void> {
  await mkdir(folder);
  await execute('tar', ['-xpf', archive, '-C', folder]);
}
