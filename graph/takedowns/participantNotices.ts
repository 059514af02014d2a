import type { EntityManager } from '@mikro-orm/postgresql';
import { visibleEvents } from '../model/events/eventPolicy.ts';
import { registeredOrWaiting } from '../model/notifications/eventChangeTrigger.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotified } from '../model/notifications/notificationChanges.ts';
import { isSilenced, isUnwanted } from '../model/notifications/notifying.ts';
import { planOf } from '../model/notifications/rideChangeTrigger.ts';
import type { Publisher } from '../model/publisher.ts';
import { TakedownKind } from '../model/takedowns/TakedownKind.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import type { RowKind } from './takedownTargets.ts';

// Participants of a removed ride or event must not wait at its start. A trigger notifies those of a ride.

/** The day and the time. The title, the place and the reason can contain any text. */
const planOfEvent = `(${planOf('e')} || '{"location": null, "isEvent": true}') - 'calledOffReason'`;

const registeredText = (events: string) => `insert into notification
    (id, user_id, kind, subject_id, since, at, ride_title, plan_before, plan_after, on_screen)
  select new_id(), r.user_id, 'rideDeleted', e.id, now(), now(), 'An event that the operator removed', ${planOfEvent}, ${planOfEvent},
    not ${isSilenced('r.user_id', "'rideDeleted'")}
  from event e cross join lateral ${registeredOrWaiting('e.id')} r join "user" recipient on recipient.id = r.user_id
  where ${events} = $1 and e.starts_at > now() and ${visibleEvents('r.user_id', 'e')}
    and not ${isUnwanted('r.user_id', "'rideDeleted'")}
  for key share of recipient skip locked
  on conflict (user_id, kind, subject_id) where read_at is null do nothing`;

/** The column by which the removed events are found. */
const eventsOf: Partial<Record<RowKind, string>> = { [TakedownKind.GROUP]: 'e.group_id', [TakedownKind.EVENT]: 'e.id' };

/** A notification of a deleted ride must not show the text of the removed post, and its author has not deleted it. */
const blankDeletions = `update notification set actor_id = null, ride_title = 'A ride that the operator removed',
    plan_before = jsonb_set(plan_after, '{location}', 'null') - 'calledOffReason',
    plan_after = jsonb_set(plan_after, '{location}', 'null') - 'calledOffReason'
  where kind = 'rideDeleted' and subject_id in (
    select (row ->> 'id')::uuid from takedown_row where takedown_id = $1 and table_name = 'ride'
  )`;

/** A member of several dates of a series keeps one notification, about the first of them. */
const tellOnce = `with told as (
    select n.id, row_number() over (
      partition by n.user_id, r.row ->> 'series_id' order by (r.row ->> 'starts_at')::timestamptz, n.id
    ) as place
    from takedown_row r join notification n on n.subject_id = (r.row ->> 'id')::uuid and n.kind = 'rideDeleted'
    where r.takedown_id = $1 and r.table_name = 'ride' and r.row ->> 'series_id' is not null
  ) delete from notification n using told where n.id = told.id and told.place > 1`;

const ofTakedown = `n.kind = 'rideDeleted' and n.subject_id in (
    select (row ->> 'id')::uuid from takedown_row where takedown_id = $1 and table_name in ('ride', 'event')
  )`;

/** A notification that a ride or an event is gone. */
export interface Deletion {
  readonly userId: string;
  readonly subjectId: string;
}

/**
 * Notifies the registered members, and those who wait, that the operator removes an upcoming event, or those of a group. Members who
 * could not read it at the end are not notified. The caller has locked the events, and removes them afterwards.
 */
export async function notifyRegistered(em: EntityManager, kind: RowKind, id: string): Promise<void> {
  const events = eventsOf[kind];
  if (events) await sqlIn(em)({ name: `takedown.registered.${kind}`, text: registeredText(events) }, [id]);
}

/** Removes the texts of removed rides from the notifications of a removal. Returns these notifications. */
export async function settleDeletions(em: EntityManager, takedownId: string): Promise<Deletion[]> {
  const sql = sqlIn(em);
  await sql({ name: 'takedown.once', text: tellOnce }, [takedownId]);
  await sql({ name: 'takedown.blank', text: blankDeletions }, [takedownId]);
  const text = `select n.user_id as "userId", n.subject_id as "subjectId" from notification n where ${ofTakedown}`;
  return sql<Deletion & {}>({ name: 'takedown.deletions', text }, [takedownId]);
}

/** Deletes the notifications of a removal, because it is undone. Returns the ids of their members. */
export async function withdrawDeletions(em: EntityManager, takedownId: string): Promise<string[]> {
  const text = `delete from notification n where ${ofTakedown} returning n.user_id as "userId"`;
  const withdrawn = await sqlIn(em)<{ userId: string }>({ name: 'takedown.withdraw', text }, [takedownId]);
  return withdrawn.map(({ userId }) => userId);
}

export function publishDeletions(publisher: Publisher, deletions: readonly Deletion[]): void {
  const members = Map.groupBy(deletions, ({ subjectId }) => subjectId);
  for (const [subjectId, told] of members)
    publishNotified(
      publisher,
      told.map(({ userId }) => userId),
      { kind: NotificationKind.RIDE_DELETED, subjectId },
    );
}
