import { columnTrigger } from '../../platform/database/triggers.ts';

/**
 * Marks a notification for a mail if its member gets that kind by mail, whichever way it is written. The minute covers
 * the acts that `notifying` does not write, and the member who is looking at the screen.
 */
export const notificationMailTrigger = columnTrigger({
  table: 'notification',
  name: 'mail',
  timing: 'before',
  events: ['insert', 'update'],
  columns: ['at'],
  body: `if new.mail_due_at is null and exists (
      select from mail_preference m where m.user_id = new.user_id and new.kind = any(m.mail_kinds)
    ) then new.mail_due_at := new.at + interval '1 minute'; end if; return new;`.replaceAll(/\s+/g, ' '),
});
