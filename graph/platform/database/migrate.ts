import { setTimeout as wait } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { installQueues } from '../jobs/queues.ts';
import { migrations } from './migrations.ts';
import { OnlineMigration } from './OnlineMigration.ts';

/** An arbitrary number that all nodes of all versions share. */
export const migrationLock = 7_413_001;

/** The lock timeout in milliseconds. Later statements on the table queue behind a waiting one. */
const lockTimeout = 500;
const maxTries = 200;
const lockNotAvailable = '55P03';
const deadlock = '40P01';

const lockCalls = {
  session: 'pg_try_advisory_lock',
  transaction: 'pg_try_advisory_xact_lock',
  shared: 'pg_try_advisory_lock_shared',
};

interface MigrateOptions {
  /** Called before each retry of a migration that could not lock a table in time. */
  onBusy?(name: string): void;
}

/**
 * Polls for the migration lock. A statement that waits within PostgreSQL would hold a snapshot, and CREATE INDEX CONCURRENTLY on the
 * node with the lock waits for every snapshot to end.
 */
export async function takeMigrationLock(client: ClientBase, mode: keyof typeof lockCalls): Promise<void> {
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  client.once('error', broken.reject);
  const take = `select ${lockCalls[mode]}($1) as taken`;
  try {
    while (true) {
      const { rows } = await client.query<{ taken: boolean }>(take, [migrationLock]);
      if (rows[0]?.taken) return;
      await Promise.race([wait(100), broken.promise]);
    }
  } finally {
    client.off('error', broken.reject);
  }
}

/** Applies all pending migrations and installs the tables of the job queues. Nodes that start at the same time wait for each other. */
export async function migrate(orm: MikroORM, options: MigrateOptions = {}): Promise<void> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const client = await pool.connect();
  try {
    await takeMigrationLock(client, 'session');
    for (const { name } of await orm.migrator.getPending()) await apply(orm, client, name, options);
    await installQueues(pool);
  } finally {
    await client.query('reset lock_timeout; reset statement_timeout');
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  }
}

/** Waits until no process applies migrations. */
export async function awaitMigrations(orm: MikroORM): Promise<void> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const client = await pool.connect();
  try {
    await takeMigrationLock(client, 'shared');
  } finally {
    // Closing the connection releases the lock.
    client.release(true);
  }
}

async function apply(orm: MikroORM, client: PoolClient, name: string, options: MigrateOptions): Promise<void> {
  const busy = () => options.onBusy?.(name);
  const listed = migrations.find((each) => each.name === name);
  const migration = listed && new listed(orm.em.getDriver(), orm.config);
  if (!(migration instanceof OnlineMigration)) return retryWhileBusy(() => applyAtOnce(orm, name), busy);
  await client.query('set statement_timeout = 0');
  for (const text of await migration.statements()) await retryWhileBusy(() => runOnline(client, text), busy);
  await orm.migrator.logMigration(name);
}

function applyAtOnce({ em, migrator }: MikroORM, name: string): Promise<void> {
  const connection = em.getConnection();
  return connection.transactional(async (transaction) => {
    const timeouts = `set local lock_timeout = ${lockTimeout}; set local statement_timeout = 0`;
    await connection.execute(timeouts, [], 'run', transaction);
    await migrator.up({ migrations: [name], transaction });
  });
}

/** Runs one statement of an online migration, after removing the leftovers of an interrupted run. */
async function runOnline(client: PoolClient, text: string): Promise<void> {
  const isConcurrent = /\bconcurrently\b/i.test(text);
  if (isConcurrent) await dropBrokenIndexes(client);
  // A concurrent statement blocks no others while it waits.
  await client.query(`set lock_timeout = ${isConcurrent ? 0 : lockTimeout}`);
  await client.query(text);
}

/** Drops invalid indexes of an interrupted CREATE INDEX CONCURRENTLY. PostgreSQL updates but never uses them. */
async function dropBrokenIndexes(client: PoolClient): Promise<void> {
  const broken = `select format('drop index concurrently %s', indexrelid::regclass) as text from pg_index
    join pg_class on pg_class.oid = indexrelid where not indisvalid and relnamespace = 'public'::regnamespace`;
  const { rows } = await client.query<{ text: string }>(broken);
  for (const { text } of rows) await client.query(text);
}

/** Retries after a lock timeout or a deadlock. The pause lets other statements proceed. */
async function retryWhileBusy(work: () => Promise<void>, onBusy: () => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: string };
      if ((code !== lockNotAvailable && code !== deadlock) || attempt === maxTries) throw error;
      onBusy();
      await wait(Math.min(attempt * 100, 3_000));
    }
  }
}
