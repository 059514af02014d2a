import { earliest } from './ownedPages.ts';
import type { Sql, Statement } from './sql.ts';

/** The number of rows that a statement of `updateInBatches` updates at most. */
export const updatedAtOnce = 500;

/**
 * Runs a statement that updates the next rows in the order of their ids, until none is left. Its values are `value` and the last id before
 * the batch, and it returns the ids. So it holds few rows at a time.
 */
export async function updateInBatches(sql: Sql, statement: Statement, value: unknown): Promise<void> {
  let [, last] = earliest;
  for (let isLast = false; !isLast; ) {
    const rows = await sql<{ id: string }>(statement, [value, last]);
    last =
      rows
        .map(({ id }) => id)
        .toSorted()
        .at(-1) ?? last;
    isLast = rows.length < updatedAtOnce;
  }
}
