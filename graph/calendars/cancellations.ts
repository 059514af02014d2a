import type { Reader } from '../context.ts';
import { statement } from '../database/sql.ts';

/** Longer than calendars reach back. */
const longestKept = 60 * 24 * 60 * 60 * 1000;

// Who forgets at the same time waits for nobody.
const forgetStatement = statement(
  'calendar.forgetCancellations',
  `delete from calendar_cancellation where ctid = any(array(
     select ctid from calendar_cancellation where cancelled_at < $1 limit 1000 for update skip locked
   ))`,
);

/** Drops the cancellations that no calendar shows any more. */
export async function forgetCancellations({ sql, now }: Pick<Reader, 'sql' | 'now'>): Promise<void> {
  await sql(forgetStatement, [new Date(now.getTime() - longestKept)]);
}
