import type { Context } from '../context.ts';
import { statement } from '../database/sql.ts';
import { NotificationKind } from './NotificationKind.ts';
import { tellNotified } from './notificationChanges.ts';
import { isSilenced } from './notifying.ts';

// Reminders of rides that start within 24 hours: one for each participant and start. Any number of nodes may look for what
// is due at once: one of them does at a time, and a key of the table keeps a reminder from being made twice all the same.

const batchSize = 1000;
/** The advisory lock of the node that reminds: any number that nothing else locks. */
const turn = 7_203_911;

// Hours, not a day: the day on which clocks are changed has 23 or 25 of them, and sessions have a time zone of their own.
// Each reminder is its own subject, so that one of a ride that has been moved does not stand in the way of the next.
const remindStatement = statement(
  'notification.remind',
  `with turn as materialized (select pg_try_advisory_xact_lock(${turn}) as is_ours),
   due as materialized (
     select gen_random_uuid() as id, rp.user_id, r.id as post_id, r.starts_at
     from ride r join ride_participant rp on rp.post_id = r.id
     where (select is_ours from turn)
       and r.starts_at > $1::timestamptz and r.starts_at <= $1::timestamptz + interval '24 hours'
       and not ${isSilenced('rp.user_id', "'rideTomorrow'")}
       and not exists (
         select from notification n where n.post_id = r.id and n.starts_at = r.starts_at and n.user_id = rp.user_id
       )
     order by r.starts_at, r.id, rp.user_id limit ${batchSize}
   )
   insert into notification (id, user_id, kind, subject_id, post_id, since, at, starts_at)
   select due.id, due.user_id, 'rideTomorrow', due.id, due.post_id, $1, $1, due.starts_at
   from due join "user" recipient on recipient.id = due.user_id
   for key share of recipient skip locked
   on conflict do nothing returning user_id as "userId", subject_id as "subjectId"`,
);

interface Reminded {
  userId: string;
  subjectId: string;
}

type Keeper = Pick<Context, 'sql' | 'services' | 'now'>;

/** Reminds all who take part in a ride that starts within 24 hours, once; answers how many. */
export async function remindOfRides(keeper: Keeper): Promise<number> {
  let count = 0;
  for (;;) {
    const made = await keeper.sql<Reminded>(remindStatement, [keeper.now]);
    for (const { userId, subjectId } of made) {
      tellNotified(keeper, [userId], { kind: NotificationKind.RIDE_TOMORROW, subjectId });
    }
    count += made.length;
    if (made.length < batchSize) return count;
  }
}
