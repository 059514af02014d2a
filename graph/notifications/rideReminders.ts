import type { Context } from '../context.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotified } from '../model/notifications/notificationChanges.ts';
import { isSilenced, isUnwanted } from '../model/notifications/notifying.ts';
import { statement } from '../platform/database/sql.ts';

// Reminders of rides that start within 24 hours, one for each participant and start. All nodes run this job. An advisory lock
// lets one node work at a time, and a unique key prevents duplicates in any case.

const batchSize = 1000;
/** The key of the advisory lock: any number that no other code locks. */
const reminderLock = 7_203_911;

// 24 hours, not 1 day: a day has 23 or 25 hours when clocks change, and the length would depend on the session's time zone.
// The subject of a reminder is the reminder itself, so that a ride with a new start gets a second reminder.
const remindStatement = statement(
  'notification.remind',
  `with turn as materialized (select pg_try_advisory_xact_lock(${reminderLock}) as is_ours),
   due as materialized (
     select new_id() as id, rp.user_id, r.id as post_id, r.starts_at
     from ride r join ride_participant rp on rp.post_id = r.id
     where (select is_ours from turn)
       and r.starts_at > $1::timestamptz and r.starts_at <= $1::timestamptz + interval '24 hours'
       and r.called_off_at is null
       and not ${isUnwanted('rp.user_id', "'rideTomorrow'")}
       and not exists (
         select from notification n where n.post_id = r.id and n.starts_at = r.starts_at and n.user_id = rp.user_id
       )
     order by r.starts_at, r.id, rp.user_id limit ${batchSize}
   )
   insert into notification (id, user_id, kind, subject_id, post_id, since, at, starts_at, on_screen)
   select due.id, due.user_id, 'rideTomorrow', due.id, due.post_id, $1, $1, due.starts_at,
     not ${isSilenced('due.user_id', "'rideTomorrow'")}
   from due join "user" recipient on recipient.id = due.user_id
   for key share of recipient skip locked
   on conflict do nothing returning user_id as "userId", subject_id as "subjectId"`,
);

interface Reminded {
  userId: string;
  subjectId: string;
}

type Keeper = Pick<Context, 'sql' | 'services' | 'now'>;

/** Creates all due reminders, each once. Returns their number. */
export async function remindOfRides(keeper: Keeper): Promise<number> {
  let count = 0;
  for (;;) {
    const made = await keeper.sql<Reminded>(remindStatement, [keeper.now]);
    for (const { userId, subjectId } of made) {
      publishNotified(keeper, [userId], { kind: NotificationKind.RIDE_TOMORROW, subjectId });
    }
    count += made.length;
    if (made.length < batchSize) return count;
  }
}
