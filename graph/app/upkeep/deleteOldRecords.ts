import { type Sql, statement } from '../../platform/database/sql.ts';

// A deletion leaves records: its id, a removal for live subscribers of the post, a cancellation for calendars. Each is
// deleted when no request can need it any more.

const hour = 60 * 60 * 1000;
const batchSize = 1000;

const records = [
  // Longer than the day in which an id cannot be used again.
  { table: 'gone_id', at: 'at', kept: 25 * hour },
  // Longer than a subscription can replay.
  { table: 'removal', at: 'at', kept: 25 * hour },
  // Longer than calendars look back.
  { table: 'calendar_cancellation', at: 'cancelled_at', kept: 60 * 24 * hour },
].map(({ table, at, kept }) => ({
  kept,
  // Skips locked rows, so that it waits neither for another node nor for the deletion of a post.
  remove: statement(
    `traces.forget.${table}`,
    `with gone as (
       delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${at} < $1 order by ${at} limit ${batchSize} for update skip locked
       )) returning 1
     ) select count(*)::int as count from gone`,
  ),
}));

/** Deletes the records of deletions that no request can need any more, in batches. */
export async function deleteOldRecords(sql: Sql, now = new Date()): Promise<void> {
  for (const { remove, kept } of records) {
    for (let count = batchSize; count === batchSize; ) {
      const [gone] = await sql<{ count: number }>(remove, [new Date(now.getTime() - kept)]);
      count = gone?.count ?? 0;
    }
  }
}
