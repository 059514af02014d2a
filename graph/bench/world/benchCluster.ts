import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedDatabase } from '../../database/startEmbeddedDatabase.ts';

/** Where the databases of the bench are kept between runs. */
const dataDir = join(import.meta.dirname, '../.data');

/**
 * As a small server of its own would be set up. What is committed is not waited for on disk, or every server that writes
 * would be as slow as the disk and all of them alike.
 */
const settings = {
  shared_buffers: '1GB',
  effective_cache_size: '4GB',
  maintenance_work_mem: '512MB',
  max_wal_size: '8GB',
  max_connections: 400,
  synchronous_commit: 'off',
  autovacuum: 'off',
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track': 'top',
};

export interface BenchCluster {
  /** That of the postmaster. */
  readonly processId: number;
  /** The address of a database, for the application's role. */
  urlOf(database: string): string;
  /** Runs the work on a session of the superuser in a database. */
  asOwner<Result>(database: string, work: (client: Client) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

/** Starts the PostgreSQL that the product brings along, on data of the bench alone. */
export async function startBenchCluster(log: (line: string) => void): Promise<BenchCluster> {
  await mkdir(dataDir, { recursive: true });
  // Where root runs the bench, the account that serves the data must be able to enter.
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedDatabase({ dataDir, log, settings });
  const password = await readFile(join(dataDir, 'database/password'), 'utf8');

  const urlOf = (database: string) => Object.assign(new URL(server.url), { pathname: `/${database}` }).href;

  async function asOwner<Result>(database: string, work: (client: Client) => Promise<Result>): Promise<Result> {
    const url = Object.assign(new URL(urlOf(database)), { username: 'postgres', password });
    const client = new Client({ connectionString: url.href });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  const [processId] = (await readFile(join(dataDir, 'database/data/postmaster.pid'), 'utf8')).split('\n');
  return { processId: Number(processId), urlOf, asOwner, stop: () => server.stop() };
}
