import type { Pool } from 'pg';
import { type Sql, statement } from '../platform/database/sql.ts';

// An arbitrary number that must be the same in every process of every version.
const stayLock = 7_413_007;

const heldStatement = statement(
  'media.stay',
  `select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${stayLock} and granted
     and database = (select oid from pg_database where datname = current_database()) limit 1`,
);

/**
 * Runs a job while no server collects pictures. A picture that was shown when the job began is due ten minutes later at
 * the earliest, so a collection in progress does not delete it.
 */
export async function withPictureCollectionPaused<Result>(pool: Pool, job: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock_shared($1)', [stayLock]);
    return await job();
  } finally {
    // Closing the connection releases the lock.
    client.release(true);
  }
}

/** Whether a job holds the lock that stops the collection of pictures. */
export async function isPictureCollectionPaused(sql: Sql): Promise<boolean> {
  return (await sql(heldStatement)).length > 0;
}
