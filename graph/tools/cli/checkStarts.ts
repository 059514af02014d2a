import type { Pool } from 'pg';
import { storedEnd, storedStart } from '../../platform/database/startTriggers.ts';

// PostgreSQL stores the instants of starts and ends. If a country changes its time zone rules, existing rows keep the
// instants of the old rules.

const stored = [
  { table: 'ride', isStale: `starts_at is distinct from ${storedStart}` },
  { table: 'event', isStale: `starts_at is distinct from ${storedStart} or ends_at is distinct from ${storedEnd}` },
] as const;

const batchSize = 500;

export interface StartFinding {
  readonly table: string;
  /** The rows whose instants differ from those of the current time zone rules. */
  readonly stale: readonly string[];
  readonly repaired: number;
}

/** Compares stored starts with the time zone rules. A repair computes the wrong ones again. */
export async function checkStarts(pool: Pool, isRepairing: boolean): Promise<StartFinding[]> {
  const findings: StartFinding[] = [];
  for (const { table, isStale } of stored) {
    const { rows } = await pool.query<{ id: string }>(`select id from "${table}" where ${isStale} order by id`);
    const stale = rows.map(({ id }) => id);
    if (isRepairing) await recompute(pool, table, stale);
    findings.push({ table, stale, repaired: isRepairing ? stale.length : 0 });
  }
  return findings;
}

/** Writes the zones again, from which PostgreSQL computes the instants. */
async function recompute(pool: Pool, table: string, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    await pool.query(
      `update "${table}" set time_zone = time_zone where id in (
         select id from "${table}" where id = any($1::uuid[]) order by id for no key update)`,
      [ids.slice(start, start + batchSize)],
    );
  }
}
