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
  /** Signs in as a role that may create databases, to a database that is empty. */
  readonly url: string;
  /** Stops the server and removes every trace of it. */
  stop(): Promise<void>;
}

/** A PostgreSQL that forgets: data in a temporary folder, nothing forced to disk. */
export async function startTestDatabaseServer(): Promise<TestDatabaseServer> {
  const dataDir = await mkdtemp(join(await realpath(tmpdir()), 'cycle-chat-test-'));
  // Where root runs the tests, the account that serves the data must be able to enter.
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
