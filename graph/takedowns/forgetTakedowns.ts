import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { forgetRows } from './removedRows.ts';

const day = 24 * 60 * 60 * 1000;
/** In days: how long removed content can come back. */
export const keptDays = 30;

// An appeal that waits keeps the content. The statement of reasons stays, without the text.
const dueText = `select id from takedown
  where forgotten_at is null and kind <> 'suspension' and created_at < ? and (appealed_at is null or decided_at is not null)
  order by created_at limit 1 for update skip locked`;
const forgetText = 'update takedown set forgotten_at = ?, excerpt = null where id = ?';
// Also of rows that went with the account of their member.
const releaseText = `update gone_id g set at = ? where g.at = 'infinity'
  and not exists (select from takedown_row r where (r.row ->> 'id')::uuid = g.id)`;

/** Deletes content for good that was taken down 30 days ago. Then nothing reserves its ids any more. Returns the number of takedowns. */
export async function forgetTakedowns(em: EntityManager, now = new Date()): Promise<number> {
  let count = 0;
  while (await forgetOne(em.fork(), now)) count += 1;
  await inTransaction(em.fork(), (transaction) => transaction.execute(releaseText, [now]));
  return count;
}

/** Deletes what one takedown has removed. Returns false if none is due. */
function forgetOne(em: EntityManager, now: Date): Promise<boolean> {
  return inTransaction(em, async (transaction) => {
    const [due] = await transaction.execute<{ id: string }[]>(dueText, [new Date(now.getTime() - keptDays * day)]);
    if (!due) return false;
    await forgetRows(transaction, due.id);
    await transaction.execute(forgetText, [now, due.id]);
    return true;
  });
}
