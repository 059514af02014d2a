import type { Pool } from 'pg';
import { vi } from 'vitest';
import type { TestApp } from './harness.ts';

/** How many SQL statements the work sends to the database of the app, through whichever connection. */
export async function countSql({ backend }: TestApp, work: () => Promise<unknown>): Promise<number> {
  const pool: Pool = await backend.orm.em.getConnection().getNativeClient();
  const client = await pool.connect();
  client.release();
  // Every statement goes through this one method, whoever sends it.
  const query = vi.spyOn(Object.getPrototypeOf(client), 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
