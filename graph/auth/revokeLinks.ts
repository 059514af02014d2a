import type { EntityManager } from '@mikro-orm/postgresql';
import { CalendarFeed } from '../model/calendars/CalendarFeed.ts';

/** A removed group keeps the links to it and to its calendar, and its restore would bring them back. */
const forgetText = `delete from takedown_row where owner_id = ? and table_name in ('calendar_feed', 'group_invitation')`;
const invitationsText = 'delete from group_invitation where maker_id = ?';

/** Revokes the calendar links of a member and the links to groups that they made. Returns the number of calendar links. */
export async function revokeLinks(transaction: EntityManager, userId: string): Promise<number> {
  // Waits for the restore of a group, whose links are then deleted below.
  await transaction.execute(forgetText, [userId]);
  const calendarLinks = await transaction.nativeDelete(CalendarFeed, { userId });
  await transaction.execute(invitationsText, [userId]);
  // Again: the deletions wait for the removal of a group, and this finds the links that it has kept.
  await transaction.execute(forgetText, [userId]);
  return calendarLinks;
}
