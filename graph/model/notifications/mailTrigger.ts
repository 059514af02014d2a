import { columnTrigger } from '../../platform/database/triggers.ts';

/** After so many mails about one unread notification, the wait grows no more. It is 17 hours then. */
const mostDoubled = 10;

/**
 * Marks a notification for a mail if its member gets that kind by mail, whichever way it is written. The minute covers
 * the acts that `notifying` does not write, and the member who is looking at the screen. Acts that are done and undone all day do not fill
 * the mailbox of a member who reads nothing: after each mail the next one waits twice as long.
 */
export const notificationMailTrigger = columnTrigger({
  table: 'notification',
  name: 'mail',
  timing: 'before',
  events: ['insert', 'update'],
  columns: ['at'],
  body: `if new.mail_due_at is null and exists (
      select from mail_preference m where m.user_id = new.user_id and new.kind = any(m.mail_kinds)
    ) then new.mail_due_at := new.at + interval '1 minute' * power(2, least(new.mail_count, ${mostDoubled})); end if; return new;`.replaceAll(
    /\s+/g,
    ' ',
  ),
});
