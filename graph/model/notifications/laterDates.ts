import type { EntityManager } from '@mikro-orm/postgresql';
import type { NotificationKind } from './NotificationKind.ts';
import { hasHiddenPlan } from './notificationPolicy.ts';

// An edit of many dates of a series notifies each member once, of the first of these dates that concerns them. The triggers write
// one notification for each date, because they do not know of the others. One of a date that its member cannot read stays: it keeps the
// plan that the member knew.

const fresh = `select n.id, n.since, row_number() over turn as place, count(*) over (partition by n.user_id) as dates
  from notification n join ride r on r.id = n.post_id
  where n.post_id = any(?::uuid[]) and n.kind = ? and n.read_at is null and n.at = now()::timestamptz(3) and not ${hasHiddenPlan('n')}
  window turn as (partition by n.user_id order by r.starts_at, r.id)`;

const markText = `with fresh as (${fresh})
  update notification n set plan_after = n.plan_after || '{"laterDates": true}' from fresh
  where n.id = fresh.id and fresh.place = 1 and fresh.dates > 1 and n.plan_before <> n.plan_after`;
// One that was unread before keeps the plan that its member knew.
const forgetText = `with fresh as (${fresh})
  delete from notification n using fresh where n.id = fresh.id and fresh.place > 1 and fresh.since = now()::timestamptz(3)`;

/** Keeps the first notification of each member among those that the running transaction wrote about these rides. */
export async function notifyOncePerMember(
  em: EntityManager,
  kind: NotificationKind,
  rideIds: readonly string[],
): Promise<void> {
  const values = [`{${rideIds.join(',')}}`, kind];
  await em.execute(markText, values);
  await em.execute(forgetText, values);
}

const deleted = `select n.id, row_number() over turn as place, count(*) over (partition by n.user_id) as dates
  from notification n
  where n.kind = 'rideDeleted' and n.subject_id = any(?::uuid[]) and n.read_at is null and n.at = now()::timestamptz(3)
  window turn as (partition by n.user_id order by n.plan_after ->> 'date', n.plan_after ->> 'time', n.id)`;
const markDeletedText = `with deleted as (${deleted})
  update notification n set plan_after = n.plan_after || '{"laterDates": true}' from deleted
  where n.id = deleted.id and deleted.place = 1 and deleted.dates > 1`;
const keepFirstText = `with deleted as (${deleted}), dropped as (
    delete from notification n using deleted where n.id = deleted.id and deleted.place > 1
  ) select n.user_id as "userId", n.subject_id as "rideId" from notification n join deleted on deleted.id = n.id where deleted.place = 1`;

/** The same for rides that the running transaction has deleted. Returns whom it notifies, and of which ride. */
export async function notifyDeletionOncePerMember(
  em: EntityManager,
  rideIds: readonly string[],
): Promise<{ userId: string; rideId: string }[]> {
  const ids = `{${rideIds.join(',')}}`;
  await em.execute(markDeletedText, [ids]);
  return em.execute<{ userId: string; rideId: string }[]>(keepFirstText, [ids]);
}
