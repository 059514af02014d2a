import type { Pool, PoolClient } from 'pg';
import { escapeIdentifier } from 'pg';
import { migrationLock } from '../database/migrate.ts';
import { plainSession } from './plainSession.ts';
import type { Table } from './tablesOf.ts';
import { tablesOf } from './tablesOf.ts';

/** A database as of one instant, while others go on writing to it. */
export interface Snapshot {
  readonly client: PoolClient;
  readonly tables: readonly Table[];
}

/** Runs a job on the database as it is now; it may only read. Tables keep their form until the job is done. */
export async function withSnapshot<Result>(pool: Pool, job: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    // A migration that is under way comes to its end first, and one that comes later waits for our locks on the tables.
    await client.query('select pg_advisory_lock_shared($1)', [migrationLock]);
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query(plainSession);
    const tables = await tablesOf(client);
    const names = tables.map(({ name }) => `public.${escapeIdentifier(name)}`);
    if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access share mode`);
    await client.query('select pg_advisory_unlock_shared($1)', [migrationLock]);
    return await job({ client, tables });
  } finally {
    // The connection goes with its transaction: after a copy that broke off it could not be used again.
    client.release(true);
  }
}
