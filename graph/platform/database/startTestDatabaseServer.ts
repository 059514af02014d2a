import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from './startEmbeddedDatabase.ts';

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
  /** Stops the server and deletes all its files. */
  stop(): Promise<void>;
}

/** A temporary PostgreSQL without fsync, for tests. */
export async function startTestDatabaseServer(): Promise<TestDatabaseServer> {
  const dataDir = await mkdtemp(join(await realpath(tmpdir()), 'cycle-chat-test-'));
  // If root runs the tests, the account of the server must be able to enter the folder.
  await chmod(dataDir, 0o711);
  const { url, stop } = await startEmbeddedDatabase({ dataDir, log: () => undefined, settings: SETTINGS });
  return {
    url,
    async stop() {
      const home = await realpath(join(dataDir, 'database'));
      await stop();
      await rm(home, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
