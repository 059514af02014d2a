import type { Pool, PoolClient } from 'pg';
import { type Counter, counters } from '../../model/counters.ts';

// Triggers update counters in the transaction that changes the counted rows. Here they are computed from the rows: a
// difference means that rows were written without triggers.

interface Drift {
  id: string;
  counter: number;
  count: number;
}

export interface CounterFinding {
  /** Table and column. */
  readonly name: string;
  /** The rows whose counter is wrong. */
  readonly wrong: readonly Drift[];
  readonly repaired: number;
}

// Any number that all processes share.
const repairLock = 7_413_004;

/** Compares each counter with its count and optionally repairs it. Only one repair runs at a time. */
export async function checkCounters(pool: Pool, isRepairing: boolean): Promise<CounterFinding[]> {
  const client = await pool.connect();
  try {
    if (isRepairing) await client.query('select pg_advisory_lock($1)', [repairLock]);
    const findings: CounterFinding[] = [];
    for (const counter of counters) {
      const wrong = await findDrift(client, counter);
      if (isRepairing) for (const drift of wrong) await repair(client, counter, drift);
      findings.push({ name: `${counter.table}.${counter.column}`, wrong, repaired: isRepairing ? wrong.length : 0 });
    }
    return findings;
  } finally {
    // Destroying the connection ends the session and its lock.
    client.release(isRepairing);
  }
}

/** One statement, so that counters and counted rows are of the same instant. */
async function findDrift(client: PoolClient, { table, column, counted, also, by, where }: Counter): Promise<Drift[]> {
  const { rows } = await client.query<Drift>(
    `select t.id, t."${column}" as counter, coalesce(c.count, 0) as count
     from "${table}" t
     left join (
       select id, count(*)::int as count from (
         select "${by}" as id from "${counted}" where ${where ?? 'true'}${also ? ` union all select "${by}" from "${also}"` : ''}
       ) row group by id
     ) c on c.id = t.id
     where t."${column}" <> coalesce(c.count, 0) order by t.id`,
  );
  return rows;
}

/** Adds the difference, so that concurrent changes are kept. One row at a time, to avoid deadlocks. */
async function repair(client: PoolClient, { table, column }: Counter, { id, counter, count }: Drift): Promise<void> {
  await client.query(`update "${table}" set "${column}" = "${column}" + $2 where id = $1`, [id, count - counter]);
}
