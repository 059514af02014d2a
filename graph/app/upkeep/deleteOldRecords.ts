import { deviceLifetime } from '../../auth/knownDevices.ts';
import { sessionLifetime } from '../../auth/sessions.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

// A deletion leaves records: its id, a removal for live subscribers of the post, a cancellation for calendars. Each is
// deleted when no request can need it any more. So are mutes, links, sessions and invitations that have ended,
// refused sign-ups, and devices without a sign-in for a year.

const hour = 60 * 60 * 1000;
const batchSize = 1000;

const records = [
  // Longer than the day in which an id cannot be used again.
  { table: 'gone_id', at: 'at', kept: 25 * hour },
  // Longer than a subscription can replay.
  { table: 'removal', at: 'at', kept: 25 * hour },
  // Longer than calendars look back.
  { table: 'calendar_cancellation', at: 'cancelled_at', kept: 60 * 24 * hour },
  { table: 'mute', at: 'ends_at', kept: 0 },
  // So that the page of an old link says that it has expired.
  { table: 'account_token', at: 'expires_at', kept: 7 * 24 * hour },
  // A session that ends 90 days after its sign-in is no longer used, and is deleted 30 days later.
  { table: 'session', at: 'last_used_at', kept: sessionLifetime * 1000 },
  { table: 'sign_in_attempt', at: 'expires_at', kept: 0 },
  // As long as the browser keeps the cookie.
  { table: 'known_device', at: 'last_used_at', kept: deviceLifetime * 1000 },
  // So that the applicant can read why.
  { table: 'application', at: 'refused_at', kept: 30 * 24 * hour },
  // So that the operator can see who did not use theirs.
  { table: 'invitation', at: 'expires_at', kept: 30 * 24 * hour },
  { table: 'group_invitation', at: 'expires_at', kept: 0 },
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

/** Deletes the records of deletions that no request can need any more, and mutes, links, sessions, devices, invitations and refused sign-ups, in batches. */
export async function deleteOldRecords(sql: Sql, now: Date): Promise<void> {
  for (const { remove, kept } of records) {
    for (let count = batchSize; count === batchSize; ) {
      const [gone] = await sql<{ count: number }>(remove, [new Date(now.getTime() - kept)]);
      count = gone?.count ?? 0;
    }
  }
}
