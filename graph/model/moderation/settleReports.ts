import type { EntityManager } from '@mikro-orm/postgresql';
import { type ByOperator, noteAct } from '../operators/noteAct.ts';

/** The most characters of the note on a report. */
const maxNote = 1000;

const settleText = `update report set resolution = ?, resolved_at = ?
  where resolved_at is null and ((target_type, target_id) = (?, ?) or (target_type, target_id) in (
    select table_name, (row ->> 'id')::uuid from takedown_row where takedown_id = ? and table_name in ('post', 'comment', 'moment', 'event')
  )) returning id`;

interface Removed {
  readonly takedownId: string;
  readonly targetType: string;
  readonly targetId: string;
  readonly words: string;
}

/**
 * Closes the open reports of removed content and of everything under it, in the transaction of the removal. Returns how many. The log
 * has each of them.
 */
export async function settleReports(
  em: EntityManager,
  by: ByOperator,
  { takedownId, targetType, targetId, words }: Removed,
): Promise<number> {
  const note = [...`Removed: ${words}`].slice(0, maxNote).join('');
  const closed = await em.execute<{ id: string }[]>(settleText, [note, by.now, targetType, targetId, takedownId]);
  for (const { id } of closed) noteAct({ ...by, em }, { verb: 'report resolve', targetId: id, note });
  return closed.length;
}
