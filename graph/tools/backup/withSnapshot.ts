import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { migrationLock, takeMigrationLock } from '../../platform/database/migrate.ts';
import { plainSession } from './plainSession.ts';
import { type Table, tablesOf } from './tablesOf.ts';

/** The database as of one instant, while others write to it. */
export interface Snapshot {
  readonly client: PoolClient;
  readonly tables: readonly Table[];
}

/** Runs a job on a read-only snapshot. Locks keep the tables’ definitions unchanged until the job ends. */
export async function withSnapshot<Result>(pool: Pool, job: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    // Waits for a running migration to end. A later migration waits for our table locks.
    await takeMigrationLock(client, 'shared');
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query(plainSession);
    const tables = await tablesOf(client);
    const names = tables.map(({ name }) => `public.${escapeIdentifier(name)}`);
    if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access share mode`);
    await client.query('select pg_advisory_unlock_shared($1)', [migrationLock]);
    return await job({ client, tables });
  } finally {
    // Destroys the connection: after an aborted COPY it could not be used again.
    client.release(true);
  }
}
