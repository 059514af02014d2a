import { columnTrigger } from '../../platform/database/triggers.ts';

/** After so many mails about one unread notification, the wait grows no more. It is 17 hours then. */
const mostDoubled = 10;

/** The acts that cost nothing and can be undone. Nobody waits longer for a plan or a place. */
export const undoable = "'like', 'follow', 'join', 'groupAsked', 'leaderNamed'";

/** The newest notifications of a member, among which an earlier one of the same acts is looked for. */
const mostSearched = 100;

// A notification that is off the screen is read by its mail or a block, so that the next act begins another one.
const earlierCount = `coalesce((select earlier.times_mailed from (
    select kind, subject_id, on_screen, times_mailed from notification where user_id = new.user_id order by at desc, id desc limit ${mostSearched}
  ) earlier where earlier.kind = new.kind and earlier.subject_id = new.subject_id and not earlier.on_screen limit 1), 0)`;

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
    ) then
      if tg_op = 'INSERT' and new.kind in (${undoable}) then new.times_mailed := ${earlierCount}; end if;
      new.mail_due_at := new.at + interval '1 minute' * power(2, case when new.kind in (${undoable}) then least(new.times_mailed, ${mostDoubled}) else 0 end);
    end if; return new;`.replaceAll(/\s+/g, ' '),
});
