import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedDatabase } from '../../../platform/database/startEmbeddedDatabase.ts';

/** The folder of the databases, kept between runs. */
const dataDir = join(import.meta.dirname, '../.data');

/**
 * Settings of a typical small server. Commits do not wait for the disk; otherwise all servers would be equally slow at
 * writes.
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
  /** The process id of the postmaster. */
  readonly processId: number;
  /** The address of a database, for the application’s role. */
  urlOf(database: string): string;
  /** Runs a job with a superuser’s session in a database. */
  asOwner<Result>(database: string, work: (client: Client) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

/** Starts the embedded PostgreSQL on data of the bench. */
export async function startBenchCluster(log: (line: string) => void): Promise<BenchCluster> {
  await mkdir(dataDir, { recursive: true });
  // If root runs the bench, the account of the server must be able to enter the folder.
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
