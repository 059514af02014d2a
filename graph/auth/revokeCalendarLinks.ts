import type { EntityManager } from '@mikro-orm/postgresql';
import { CalendarFeed } from '../model/calendars/CalendarFeed.ts';

/** A removed group keeps the links to its calendar, and its restore would bring them back. */
const forgetLinksText = `delete from takedown_row where owner_id = ? and table_name = 'calendar_feed'`;

/** Revokes the calendar links of a member and returns how many there were. */
export async function revokeCalendarLinks(transaction: EntityManager, userId: string): Promise<number> {
  await transaction.execute(forgetLinksText, [userId]);
  return transaction.nativeDelete(CalendarFeed, { userId });
}
