import { type Sql, statement } from '../platform/database/sql.ts';

const batchSize = 1000;
export const guestDays = 30;

// A guest has no account with which they could ask for a deletion. Skips locked rows, so that it waits neither for another node nor for
// the deletion of a post. It holds the rides, as every change of their places does.
const forgetStatement = statement(
  'rideGuest.forget',
  `with gone as (
     delete from ride_guest where id = any(array(
       select g.id from ride_guest g join ride r on r.id = g.post_id
       where g.created_at < $1::timestamptz and coalesce(r.starts_at < $1::timestamptz, true)
       order by g.id limit ${batchSize} for update of g skip locked for no key update of r skip locked
     )) returning 1
   ) select count(*)::int as count from gone`,
);

/** Deletes the guests of rides 30 days after the ride, or after they were added to one without a start. */
export async function forgetGuests({ sql, now }: { sql: Sql; now: Date }): Promise<void> {
  const before = new Date(now.getTime() - guestDays * 24 * 60 * 60 * 1000);
  for (let count = batchSize; count === batchSize; ) {
    const [gone] = await sql<{ count: number }>(forgetStatement, [before]);
    count = gone?.count ?? 0;
  }
}
