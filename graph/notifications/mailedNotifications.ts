import { visibleGroups } from '../model/groups/groupPolicy.ts';
import {
  eventKinds,
  groupKinds,
  NotificationKind as Kinds,
  type NotificationKind,
} from '../model/notifications/NotificationKind.ts';
import { readableNotifications } from '../model/notifications/notificationPolicy.ts';
import { excerpt, firstLine } from '../platform/lib/excerpt.ts';
import { inOneLine } from '../platform/lib/plainText.ts';
import type { LetterItem } from '../platform/mail/Letter.ts';
import { sayInstant } from '../platform/mail/renderLetter.ts';
import { told } from './notifications.ts';

/** A notification with all that its line in a mail says. */
export interface MailedRow {
  id: string;
  kind: NotificationKind;
  /** The names of the latest three members who acted. */
  names: string[];
  actorCount: number;
  postId: string | null;
  isRide: boolean | null;
  postText: string | null;
  /** The latest comment among the acts. Null for other kinds. */
  commentId: string | null;
  commentText: string | null;
  /** The start of the ride, or the last plan of a deleted one. */
  startsAt: Date | null;
  location: string | null;
  /** Why the ride is called off, and why it was before the change. */
  calledOffReason: string | null;
  formerReason: string | null;
  /** Whether the change applies to later dates of the series too. */
  laterDates: boolean;
  /** The group that it is about. Null for other kinds, and for a hidden group that the member has left. */
  groupId: string | null;
  groupName: string | null;
  /** The event that it is about. Null for other kinds. */
  eventId: string | null;
  /** Whether it is about an event that the operator has removed. */
  isRemovedEvent: boolean;
  /** Whether an organiser of a group removed something, not the operator. */
  isByOrganiser: boolean;
}

const lastPlan = `case when n.plan_after ->> 'date' is not null and n.plan_after ->> 'time' is not null
  then ((n.plan_after ->> 'date') || ' ' || (n.plan_after ->> 'time'))::timestamp at time zone (n.plan_after ->> 'timeZone') end`;

/** The most notifications in one mail. */
export const maxLines = 30;

/** Whether a mail at an instant to the member `$1` may contain a notification, as SQL. Not a reminder of a ride that has started. */
export const isMailable = (n: string, now: string) =>
  `((${n}.kind <> '${Kinds.RIDE_TOMORROW}' or exists (select from ride r where r.id = ${n}.post_id and r.starts_at > ${now}::timestamptz))
    and ${readableNotifications('$1::uuid', n)})`;

/**
 * The SQL of the newest notifications of the member `$1` that a mail contains: those that the member may read now, and
 * that are neither read nor withdrawn. `m` is the member's mail preference.
 */
export const mailedWhere = (condition: string, now: string) =>
  `select n.id, n.kind, told."actorCount", n.post_id as "postId", p.is_ride as "isRide",
     array(select u.display_name from unnest(told."actorIds") with ordinality as actor (id, place)
           join "user" u on u.id = actor.id order by place) as names,
     coalesce(left(p.content, 500), n.ride_title, e.title) as "postText", c.id as "commentId", left(c.content, 500) as "commentText",
     coalesce(r.starts_at, e.starts_at, ${lastPlan}) as "startsAt", coalesce(r.location, n.plan_after ->> 'location') as location,
     n.plan_after ->> 'calledOffReason' as "calledOffReason", n.plan_before ->> 'calledOffReason' as "formerReason",
     coalesce((n.plan_after ->> 'laterDates')::boolean, false) as "laterDates",
     coalesce((n.plan_after ->> 'isEvent')::boolean, false) as "isRemovedEvent",
     g.id as "groupId", g.name as "groupName", e.id as "eventId",
     n.kind = 'removed' and exists (select from takedown t where t.id = n.subject_id and t.group_id is not null) as "isByOrganiser"
   from notification n cross join lateral (${told}) told join mail_preference m on m.user_id = n.user_id
   left join post p on p.id = n.post_id left join ride r on r.id = n.post_id left join comment c on c.id = told."saidId"
   left join "group" g on g.id = case when n.kind = '${Kinds.ANNOUNCED}' then p.group_id
     when n.kind in (${groupKinds.map((kind) => `'${kind}'`).join(', ')}) then n.subject_id end and ${visibleGroups('$1::uuid', 'g')}
   left join event e on e.id = n.subject_id and n.kind in (${eventKinds.map((kind) => `'${kind}'`).join(', ')})
   where n.user_id = $1 and ${condition} and (n.read_at is null or not n.on_screen)
     and ${isMailable('n', now)}
   order by n.at desc, n.id desc limit ${maxLines}`;

/** `Ada`, `Ada and Ben`, `Ada, Ben and 3 others`. */
function whoOf({ names, actorCount }: MailedRow): string {
  const [first = 'Somebody', second] = names;
  if (!second) return first;
  if (actorCount === 2) return `${first} and ${second}`;
  return `${first}, ${second} and ${actorCount - 2} ${actorCount === 3 ? 'other' : 'others'}`;
}

function nounOf({ isRide, eventId }: MailedRow): string {
  if (eventId) return 'event';
  return isRide ? 'ride' : 'post';
}

const titleOf = (row: MailedRow) => {
  const title = firstLine(row.postText ?? '', 60);
  const noun = nounOf(row);
  return title ? `${noun} “${title}”` : noun;
};

function changeOf(row: MailedRow): string {
  const dates = row.laterDates ? `${titleOf(row)} and of later dates` : titleOf(row);
  if (row.calledOffReason) return `called off the ${titleOf(row)}`;
  return row.formerReason ? `put the ${titleOf(row)} on again` : `changed the plan of the ${dates}`;
}

/** A hidden group that the member has left has no name. */
const groupOf = ({ groupName }: MailedRow) => (groupName === null ? 'a group' : `the group “${groupName}”`);

function eventChangeOf(row: MailedRow): string {
  if (row.calledOffReason) return `The ${titleOf(row)} is called off`;
  return row.formerReason ? `The ${titleOf(row)} is on again` : `The plan of the ${titleOf(row)} has changed`;
}

const sentences: Record<NotificationKind, (row: MailedRow) => string> = {
  [Kinds.JOIN]: (row) => `${whoOf(row)} joined your ${titleOf(row)}`,
  [Kinds.COMMENT]: (row) => `${whoOf(row)} commented on your ${titleOf(row)}`,
  [Kinds.REPLY]: (row) => `${whoOf(row)} replied to your comment`,
  [Kinds.LIKE]: (row) => `${whoOf(row)} liked your ${titleOf(row)}`,
  [Kinds.FOLLOW]: (row) => `${whoOf(row)} started following you`,
  [Kinds.MENTION]: (row) => `${whoOf(row)} mentioned you in a ${row.commentText ? 'comment' : titleOf(row)}`,
  [Kinds.RIDE_CHANGED]: (row) => `${whoOf(row)} ${changeOf(row)}`,
  [Kinds.RIDE_TOMORROW]: (row) => `Your ${titleOf(row)} starts soon`,
  [Kinds.RIDE_DELETED]: (row) =>
    row.isRemovedEvent
      ? 'The operator removed an event that you registered for'
      : `${whoOf(row)} deleted the ${titleOf({ ...row, isRide: true })}${row.laterDates ? ' and later dates' : ''}`,
  [Kinds.PLACE_GIVEN]: (row) => `You have a place in the ${titleOf(row)}`,
  [Kinds.LEADER_NAMED]: (row) => `${whoOf(row)} named you a co-leader of the ${titleOf(row)}`,
  [Kinds.CONTENT_REMOVED]: ({ isByOrganiser }) =>
    `${isByOrganiser ? 'An organiser of a group' : 'The operator'} removed something of yours`,
  [Kinds.APPEAL_DECIDED]: () => 'The operator decided about something of yours',
  [Kinds.WARNING]: () => 'The operator warned you',
  [Kinds.ORGANISER_APPOINTED]: (row) => `You now organise ${groupOf(row)}`,
  [Kinds.REMOVED_FROM_GROUP]: (row) => `An organiser removed you from ${groupOf(row)}`,
  [Kinds.GROUP_REQUESTED]: (row) => `${whoOf(row)} ${row.actorCount > 1 ? 'ask' : 'asks'} to join ${groupOf(row)}`,
  [Kinds.GROUP_ADMITTED]: (row) => `You are now a member of ${groupOf(row)}`,
  [Kinds.GROUP_REFUSED]: (row) => `Your request to join ${groupOf(row)} was declined`,
  [Kinds.EVENT_CHANGED]: eventChangeOf,
  [Kinds.EVENT_PLACE_GIVEN]: (row) => `You have a place in the ${titleOf(row)}`,
  [Kinds.ANNOUNCED]: (row) => `${whoOf(row)} announced to ${groupOf(row)}`,
};

const official: readonly NotificationKind[] = [Kinds.CONTENT_REMOVED, Kinds.APPEAL_DECIDED, Kinds.WARNING];
const planKinds: readonly NotificationKind[] = [Kinds.RIDE_CHANGED, Kinds.EVENT_CHANGED];
const aboutStarts: readonly NotificationKind[] = [
  ...planKinds,
  Kinds.RIDE_TOMORROW,
  Kinds.RIDE_DELETED,
  Kinds.PLACE_GIVEN,
  Kinds.EVENT_PLACE_GIVEN,
  Kinds.LEADER_NAMED,
];

function detailOf(
  { kind, commentText, postText, startsAt, location, calledOffReason }: MailedRow,
  timeZone: string,
): string | undefined {
  if (commentText) return firstLine(commentText, 200);
  if (kind === Kinds.ANNOUNCED) return excerpt(inOneLine(postText ?? ''), 500);
  if (planKinds.includes(kind) && calledOffReason) return firstLine(calledOffReason, 300);
  if (!aboutStarts.includes(kind)) return undefined;
  return [startsAt && sayInstant(startsAt, timeZone), location && firstLine(location, 100)].filter(Boolean).join(', ');
}

function pathOf({ kind, postId, commentId, groupId, eventId }: MailedRow): string {
  if (eventId) return `/events/${eventId}`;
  if (postId && commentId) return `/post/${postId}#comment-${commentId}`;
  if (postId) return `/post/${postId}`;
  if (groupId) return `/groups/${groupId}`;
  return official.includes(kind) ? '/settings/removals' : '/notifications';
}

/** The line of a notification in a mail. */
export const itemOf = (row: MailedRow, timeZone: string, publicUrl: string): LetterItem => ({
  text: sentences[row.kind](row),
  detail: detailOf(row, timeZone),
  url: `${publicUrl}${pathOf(row)}`,
});
