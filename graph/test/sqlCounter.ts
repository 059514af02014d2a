import type { Pool, QueryConfig } from 'pg';
import { vi } from 'vitest';
import type { TestApp } from './harness.ts';

const nameOf = (statement: string | QueryConfig) =>
  typeof statement === 'string' ? statement : (statement.name ?? statement.text);

/** The SQL statements that the work sends to the database of the app, through whichever connection: their names, or their texts. */
export async function sentSql({ backend }: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const pool: Pool = await backend.orm.em.getConnection().getNativeClient();
  const client = await pool.connect();
  client.release();
  // Every statement goes through this one method, whoever sends it.
  const query = vi.spyOn(Object.getPrototypeOf(client), 'query');
  try {
    await work();
    return query.mock.calls.map(([statement]) => nameOf(statement as string | QueryConfig));
  } finally {
    query.mockRestore();
  }
}

/** How many SQL statements the work sends. */
export const countSql = async (app: TestApp, work: () => Promise<unknown>): Promise<number> =>
  (await sentSql(app, work)).length;
