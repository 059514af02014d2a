import type { Reader } from '../model/reader.ts';
import { statement } from '../platform/database/sql.ts';

const day = 24 * 60 * 60 * 1000;
const daysKept = 90;
const batchSize = 1000;

// `skip locked`: a concurrent clean-up, or a member who marks notifications as read, causes no wait.
const forgetStatement = statement(
  'notification.forget',
  `delete from notification where ctid = any(array(
     select ctid from notification where at < $1 order by at limit ${batchSize} for update skip locked
   )) returning id`,
);

/** Deletes notifications older than 90 days, read or not. Returns their number. */
export async function forgetNotifications({ sql, now }: Pick<Reader, 'sql' | 'now'>): Promise<number> {
  let count = 0;
  for (;;) {
    const deleted = await sql(forgetStatement, [new Date(now.getTime() - daysKept * day)]);
    count += deleted.length;
    if (deleted.length < batchSize) return count;
  }
}
