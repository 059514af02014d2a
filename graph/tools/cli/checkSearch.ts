import type { Pool } from 'pg';
import { isSearchStale, searchedTables } from '../../model/search/searchColumns.ts';

// Triggers fill the search columns. Search does not find a row that was written without triggers, or by older
// functions.

const batchSize = 1000;
const lowestId = '00000000-0000-0000-0000-000000000000';

export interface SearchFinding {
  readonly table: string;
  /** The rows whose search columns differ from their texts. */
  readonly stale: readonly string[];
  readonly repaired: number;
}

/** Compares search columns with their texts. A repair computes the wrong ones again. */
export async function checkSearch(pool: Pool, isRepairing: boolean): Promise<SearchFinding[]> {
  const findings: SearchFinding[] = [];
  for (const { table, source, columns } of searchedTables) {
    const stale: string[] = [];
    let after: string | undefined = lowestId;
    while (after) {
      const { rows }: { rows: { id: string; isStale: boolean }[] } = await pool.query(
        `select t.id, (${isSearchStale(columns)}) as "isStale" from "${table}" t where t.id > $1 order by t.id limit ${batchSize}`,
        [after],
      );
      const found = rows.filter((row) => row.isStale).map(({ id }) => id);
      if (isRepairing && found.length > 0) {
        await pool.query(
          `update "${table}" set "${source}" = "${source}" where id in (
             select id from "${table}" where id = any($1::uuid[]) order by id for no key update)`,
          [found],
        );
      }
      stale.push(...found);
      after = rows.at(-1)?.id;
    }
    findings.push({ table, stale, repaired: isRepairing ? stale.length : 0 });
  }
  return findings;
}
