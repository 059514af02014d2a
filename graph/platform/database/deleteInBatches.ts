import type { EntityManager } from '@mikro-orm/postgresql';
import { type ClientBase, escapeIdentifier, type Pool } from 'pg';
import { byLockOrder, type CascadePath, cascadePaths } from './cascadePaths.ts';
import { holdConnection } from './connectionPlaces.ts';
import { retryOnce } from './retryOnce.ts';

/** The rows of one transaction. Its locks block other writes for about ten milliseconds. */
export const batchSize = 500;

interface Root {
  /** The SQL identifier, such as `"user"`. */
  readonly table: string;
  readonly id: string;
}

/** Runs a transaction on a connection, and once more after a deadlock. */
function transaction<Result>(client: ClientBase, work: () => Promise<Result>): Promise<Result> {
  return retryOnce(async () => {
    await client.query('begin');
    try {
      const result = await work();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}

/** Locks the rows that a batch deletes and those whose counters it changes, in the lock order of all writes: by table, then by id. */
async function lockAround(client: ClientBase, { table, parents }: CascadePath, rows: Record<string, unknown>[]) {
  const own = { parent: table, key: 'id', column: 'id', mode: 'for update' };
  const all = parents.map((parent) => ({ ...parent, mode: 'for no key update' }));
  const isCounted = rows.some((row) => row.id != null);
  for (const { parent, key, column, mode } of [...all, ...(isCounted ? [own] : [])].toSorted((one, other) =>
    byLockOrder(one.parent, other.parent),
  )) {
    const ids = [...new Set(rows.map((row) => row[column]).filter((id) => id != null))];
    const name = escapeIdentifier(key);
    await client.query(`select from ${parent} where ${name} = any($1::uuid[]) order by ${name} ${mode}`, [ids]);
  }
}

/** Deletes up to `batchSize` rows of a path. Returns the number that it found. */
function deleteBatch(client: ClientBase, path: CascadePath, id: string): Promise<number> {
  return transaction(client, async () => {
    const found = `select ctid::text as place, * from ${path.table} where ${path.condition} limit ${batchSize}`;
    const { rows } = await client.query<Record<string, unknown>>(found, [id]);
    if (rows.length === 0) return 0;
    await lockAround(client, path, rows);
    // A row that another transaction has updated since has a new ctid. The next batch finds it.
    const deletion = `delete from ${path.table} where ctid = any($2::tid[]) and ${path.condition}`;
    await client.query(deletion, [id, rows.map(({ place }) => place)]);
    return rows.length;
  });
}

async function deleteOn(client: ClientBase, { table, id }: Root): Promise<void> {
  for (const path of await cascadePaths(async (text) => (await client.query(text)).rows, table)) {
    while ((await deleteBatch(client, path, id)) > 0);
  }
  await retryOnce(() => client.query(`delete from ${table} where id = $1`, [id]));
}

/**
 * Deletes a row with all rows that refer to it, in short transactions, the referring rows first. After an interruption the next run
 * continues with the remaining rows. It holds one connection of the caller of the entity manager.
 */
export const deleteInBatches = (em: EntityManager, root: Root): Promise<void> =>
  holdConnection(em, async () => {
    const pool: Pool = await em.getConnection().getNativeClient();
    const client = await pool.connect();
    try {
      await deleteOn(client, root);
    } finally {
      client.release();
    }
  });
