import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';

/** Any number, as long as every node of every version takes the same. */
export const migrationLock = 7_413_001;

/** Applies the migrations that are missing; nodes that start at once wait for one another. */
export async function migrate(orm: MikroORM): Promise<void> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await orm.migrator.up();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  }
}
