import type { Context } from '../context.ts';
import { publishEventPlacesSince } from '../model/events/eventPlacesGiven.ts';
import type { Group } from '../model/groups/Group.ts';
import { isBeingDeleted } from '../model/moderation/blockPolicy.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotified } from '../model/notifications/notificationChanges.ts';
import { type ByOperator, noteAct } from '../model/operators/noteAct.ts';
import type { Publisher } from '../model/publisher.ts';
import type { Reader } from '../model/reader.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { badInput } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { reloadGroup } from './groups.ts';
import { notifyOfGroup } from './notifyOfGroup.ts';
import { asOrganiser, requireOrganised } from './organisers.ts';

// Organisers remove other members. The member is notified, keeps their posts, as somebody who leaves does, and can join an open
// group again, though by no older link: an organiser answers their request or makes another one. That is so for a member who has just
// left, too, and for one who has blocked them. Events of a closed or hidden group go on without them: others get their places.

const memberStatement = statement(
  'group.otherMember',
  `select organises_since is not null as organises from group_member
   where group_id = $1 and user_id = $2 and not ${isBeingDeleted('user_id')} for update`,
);
const removeStatement = statement(
  'group.removeMember',
  `with found as (select id from "user" u where u.id = $2 and not ${isBeingDeleted('u.id')}),
     removed as (delete from group_member m using found where m.group_id = $1 and m.user_id = found.id)
   insert into group_removal (group_id, user_id, created_at) select $1, id, $3::timestamptz from found
   on conflict (user_id, group_id) do update set created_at = excluded.created_at`,
);
/** The events to come of a closed or hidden group, from which a removed member is barred. */
const closedEvents = `select e.id from event e join "group" g on g.id = e.group_id
  where g.id = $1 and g.kind <> 'open' and e.starts_at > $3::timestamptz and not ${isBeingDeleted('$2::uuid')}`;
// A statement that waits for a lock does not see a place that was given meanwhile. So another one deletes.
const lockEventsStatement = statement('group.lockEvents', `${closedEvents} order by e.id for no key update of e`);
const endRegistrationsStatement = statement(
  'group.endRegistrations',
  `with place as (${closedEvents}), registered as (
     delete from event_registration r using place where r.event_id = place.id and r.user_id = $2
   ), waiting as (
     delete from event_waiting w using place where w.event_id = place.id and w.user_id = $2
   )
   delete from notification n using place
   where n.user_id = $2 and n.kind in ('eventChanged', 'eventPlace') and n.subject_id = place.id and n.read_at is null`,
);

/**
 * Removes another member from a group that the viewer organises. Idempotent. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, and
 * BAD_USER_INPUT for an organiser.
 */
export async function removeGroupMember(ctx: Context, groupId: string, userId: string): Promise<Group> {
  const group = await requireOrganised(ctx, groupId);
  const isRemoved = isId(userId) && (await asOrganiser(ctx, group, (_em, by) => removeIn(by, group, userId)));
  await publishRemoval(ctx, { groupId: group.id, userId, isRemoved });
  return reloadGroup(ctx, group.id);
}

/** Publishes after the commit what the removal of a member has changed. Somebody who had left can still have lost places. */
export async function publishRemoval(
  ctx: Publisher & Pick<Reader, 'sql'>,
  { groupId, userId, isRemoved }: { groupId: string; userId: string; isRemoved: boolean },
): Promise<void> {
  if (isRemoved) publishNotified(ctx, [userId], { kind: NotificationKind.REMOVED_FROM_GROUP, subjectId: groupId });
  await publishEventPlacesSince(ctx);
}

/** Removes a member from a locked group. Returns whether they were one. Throws BAD_USER_INPUT for an organiser. */
export async function removeIn(by: ByOperator, group: Group, userId: string): Promise<boolean> {
  const sql = sqlIn(by.em);
  const [member] = await sql<{ organises: boolean }>(memberStatement, [group.id, userId]);
  if (member?.organises)
    throw badInput('An organiser cannot be removed: they resign, or the operator ends their organising', 'userId');
  await sql(removeStatement, [group.id, userId, by.now]);
  for (const each of [lockEventsStatement, endRegistrationsStatement]) await sql(each, [group.id, userId, by.now]);
  if (!member) return false;
  const kind = NotificationKind.REMOVED_FROM_GROUP;
  await notifyOfGroup(by.em, { userId, kind, groupId: group.id, at: by.now });
  noteAct(by, { verb: 'group member remove', targetId: userId, note: group.name });
  return true;
}
