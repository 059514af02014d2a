import type { Reader } from '../context.ts';
import { statement } from '../database/sql.ts';

const day = 24 * 60 * 60 * 1000;
const daysKept = 90;
const batchSize = 1000;

// Who forgets at the same time, or marks them as read, waits for nobody.
const forgetStatement = statement(
  'notification.forget',
  `delete from notification where ctid = any(array(
     select ctid from notification where at < $1 limit ${batchSize} for update skip locked
   )) returning id`,
);

/** Drops what is older than 90 days, read or not; answers how many. */
export async function forgetNotifications({ sql, now }: Pick<Reader, 'sql' | 'now'>): Promise<number> {
  let count = 0;
  for (;;) {
    const gone = await sql(forgetStatement, [new Date(now.getTime() - daysKept * day)]);
    count += gone.length;
    if (gone.length < batchSize) return count;
  }
}
