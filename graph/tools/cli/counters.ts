import type { Pool, PoolClient } from 'pg';

// Triggers update counters in the transaction that changes the counted rows. Here they are computed from the rows: a
// difference means that rows were written without triggers.

interface Counter {
  readonly table: string;
  readonly column: string;
  /** The counted rows, and the column that identifies the row with the counter. */
  readonly counted: string;
  readonly by: string;
  readonly where?: string;
}

/** All counters. */
export const counters: readonly Counter[] = [
  { table: 'user', column: 'post_count', counted: 'post', by: 'author_id', where: 'not is_ride' },
  {
    table: 'user',
    column: 'public_post_count',
    counted: 'post',
    by: 'author_id',
    where: `not is_ride and privacy = 'public'`,
  },
  { table: 'user', column: 'ride_count', counted: 'post', by: 'author_id', where: 'is_ride' },
  {
    table: 'user',
    column: 'public_ride_count',
    counted: 'post',
    by: 'author_id',
    where: `is_ride and privacy = 'public'`,
  },
  { table: 'user', column: 'follower_count', counted: 'follow', by: 'followed_id' },
  { table: 'user', column: 'following_count', counted: 'follow', by: 'follower_id' },
  { table: 'group', column: 'member_count', counted: 'group_member', by: 'group_id' },
  { table: 'post', column: 'like_count', counted: 'post_like', by: 'post_id' },
  { table: 'post', column: 'comment_count', counted: 'comment', by: 'post_id' },
  { table: 'comment', column: 'reply_count', counted: 'comment', by: 'parent_id' },
  { table: 'ride', column: 'participant_count', counted: 'ride_participant', by: 'post_id' },
  { table: 'ride', column: 'waiting_count', counted: 'ride_waiting', by: 'post_id' },
  { table: 'ride', column: 'here_count', counted: 'ride_participant', by: 'post_id', where: 'is_here' },
  { table: 'ride', column: 'pace_group_count', counted: 'pace_group', by: 'post_id' },
  { table: 'pace_group', column: 'taken_count', counted: 'ride_participant', by: 'pace_group_id' },
  { table: 'ride', column: 'moment_count', counted: 'moment', by: 'post_id' },
  { table: 'event', column: 'participant_count', counted: 'event_registration', by: 'event_id' },
  { table: 'event', column: 'waiting_count', counted: 'event_waiting', by: 'event_id' },
];

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
async function findDrift(client: PoolClient, { table, column, counted, by, where }: Counter): Promise<Drift[]> {
  const { rows } = await client.query<Drift>(
    `select t.id, t."${column}" as counter, coalesce(c.count, 0) as count
     from "${table}" t
     left join (
       select "${by}" as id, count(*)::int as count from "${counted}" where ${where ?? 'true'} group by "${by}"
     ) c on c.id = t.id
     where t."${column}" <> coalesce(c.count, 0) order by t.id`,
  );
  return rows;
}

/** Adds the difference, so that concurrent changes are kept. One row at a time, to avoid deadlocks. */
async function repair(client: PoolClient, { table, column }: Counter, { id, counter, count }: Drift): Promise<void> {
  await client.query(`update "${table}" set "${column}" = "${column}" + $2 where id = $1`, [id, count - counter]);
}
