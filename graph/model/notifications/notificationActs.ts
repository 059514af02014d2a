import { notifyingComments } from '../comments/commentPolicy.ts';
import { visibleEvents } from '../events/eventPolicy.ts';
import { organisesGroup } from '../groups/organising.ts';
import { isBeingDeleted, isHiddenForNow, isHiddenFromViewer } from '../moderation/blockPolicy.ts';
import { groupKinds, NotificationKind } from './NotificationKind.ts';

// The acts of a notification are read from the tables that store them, so that an undone like disappears from it.

type Acts = (viewerId: string, n: string) => string;

/** A notification collects acts until it is read. Later acts belong to another notification. */
const within = (n: string, at: string) => `${at} between ${n}.since and coalesce(${n}.read_at, 'infinity')`;

const likes: Acts = (_viewerId, n) =>
  `select l.user_id as actor_id, l.created_at as at, null::uuid as comment_id from post_like l
   where ${n}.kind = 'like' and l.post_id = ${n}.post_id and ${within(n, 'l.created_at')}`;

const follows: Acts = (_viewerId, n) =>
  `select f.follower_id, f.created_at, null::uuid from follow f
   where ${n}.kind = 'follow' and f.followed_id = ${n}.user_id and ${within(n, 'f.created_at')}`;

const joins: Acts = (_viewerId, n) =>
  `select rp.user_id, rp.created_at, null::uuid from ride_participant rp
   where ${n}.kind = 'join' and rp.post_id = ${n}.post_id and rp.user_id <> ${n}.user_id and ${within(n, 'rp.created_at')}`;

const commentsWhere = (viewerId: string, condition: string) =>
  `select c.author_id, c.created_at, c.id from comment c where ${condition} and ${notifyingComments(viewerId, 'c')}`;

/** The comments `c` that a notification collects, and those of them that concern it. */
interface Collected {
  readonly collected: string;
  readonly concerned: string;
}

const commentsOf = (n: string): Collected => ({
  collected: `c.post_id = ${n}.post_id and ${within(n, 'c.created_at')}`,
  concerned: `c.author_id <> ${n}.user_id
    and not exists (select from comment own where own.id = c.parent_id and own.author_id = ${n}.user_id)`,
});

const repliesOf = (n: string): Collected => ({
  collected: `c.parent_id = ${n}.comment_id and ${within(n, 'c.created_at')}`,
  concerned: `c.author_id <> ${n}.user_id`,
});

const comments: Acts = (viewerId, n) => {
  const { collected, concerned } = commentsOf(n);
  return commentsWhere(viewerId, `${n}.kind = 'comment' and ${collected} and ${concerned}`);
};

const replies: Acts = (viewerId, n) => {
  const { collected, concerned } = repliesOf(n);
  return commentsWhere(viewerId, `${n}.kind = 'reply' and ${collected} and ${concerned}`);
};

/** A withdrawn mention has no act. */
const mentions: Acts = (viewerId, n) =>
  `${commentsWhere(viewerId, `${n}.kind = 'mention' and ${n}.withdrawn_at is null and c.id = ${n}.comment_id`)}
   union all
   select p.author_id, ${n}.since, null::uuid from post p
   where ${n}.kind = 'mention' and ${n}.withdrawn_at is null and ${n}.comment_id is null and p.id = ${n}.post_id`;

/** Whether the member of a notification has waited for the place that they have as `rp`, which was given before `asked_at` existed. */
const hasWaitedFor = (n: string) =>
  `exists (
     select from notification given where given.user_id = ${n}.user_id and given.at = rp.created_at
       and given.kind = 'placeGiven' and given.subject_id = rp.post_id
   )`;

/** A member who joined, asked for a place or said maybe after the change already knows the plan. One who waited since before it still needs it. */
const changes: Acts = (_viewerId, n) =>
  `select p.author_id, ${n}.at, null::uuid from post p
   where ${n}.kind = 'rideChanged' and ${n}.plan_before <> ${n}.plan_after and p.id = ${n}.post_id and (exists (
     select from ride_participant rp
     where rp.post_id = p.id and rp.user_id = ${n}.user_id and (coalesce(rp.asked_at, rp.created_at) <= ${n}.at or ${hasWaitedFor(n)})
   ) or exists (
     select from ride_waiting w where w.post_id = p.id and w.user_id = ${n}.user_id and w.created_at <= ${n}.at
   ) or exists (
     select from ride_maybe m where m.post_id = p.id and m.user_id = ${n}.user_id and m.created_at <= ${n}.at
   ))`;

/**
 * A ride that was moved gets a new reminder when the new start comes near. A reminder that commits beside a call-off outlives the
 * deletion of reminders, so it has no act.
 */
const reminders: Acts = (_viewerId, n) =>
  `select p.author_id, ${n}.at, null::uuid from ride r
   join post p on p.id = r.id join ride_participant rp on rp.post_id = r.id and rp.user_id = ${n}.user_id
   where ${n}.kind = 'rideTomorrow' and r.id = ${n}.post_id and r.starts_at = ${n}.starts_at
     and r.called_off_at is null`;

/**
 * No other row of the ride is left. An author whose account is being deleted is left out, as afterwards. The title is their own
 * text, so it is hidden while they are.
 */
const deletions: Acts = (_viewerId, n) =>
  `select case when not ${isBeingDeleted(`${n}.actor_id`)} then ${n}.actor_id end, ${n}.at, null::uuid
   where ${n}.kind = 'rideDeleted' and (${n}.actor_id is null or not ${isHiddenForNow(`${n}.actor_id`)})`;

/** The author of the ride stands for it. A member who has left has no place. */
const places: Acts = (_viewerId, n) =>
  `select p.author_id, ${n}.at, null::uuid from post p
   join ride_participant rp on rp.post_id = p.id and rp.user_id = ${n}.user_id
   where ${n}.kind = 'placeGiven' and p.id = ${n}.post_id`;

const announcements: Acts = (_viewerId, n) =>
  `select p.author_id, ${n}.at, null::uuid from post p where ${n}.kind = 'announced' and p.id = ${n}.post_id`;
/** A member who leads the ride no more has nothing to be told. */
const leaders: Acts = (_viewerId, n) =>
  `select p.author_id, ${n}.at, null::uuid from post p
   join ride_participant rp on rp.post_id = p.id and rp.user_id = ${n}.user_id and rp.leads_since is not null
   where ${n}.kind = 'leaderNamed' and p.id = ${n}.post_id`;

/** Decisions of the operator have no actor. */
const decisions: Acts = (_viewerId, n) =>
  `select null::uuid, ${n}.at, null::uuid where ${n}.kind in ('removed', 'decided', 'warning')`;

const heardKinds = groupKinds.filter((kind) => kind !== NotificationKind.GROUP_REQUESTED);

/** Neither have those about a group, which its organisers or the operator do. They end with the group. */
const ofGroups: Acts = (_viewerId, n) =>
  `select null::uuid, ${n}.at, null::uuid from "group" g
   where ${n}.kind in (${heardKinds.map((kind) => `'${kind}'`).join(', ')}) and g.id = ${n}.subject_id`;

/** An answered or withdrawn request disappears, and so do all of them for a member who no longer organises the group. */
const requests: Acts = (_viewerId, n) =>
  `select q.user_id, q.created_at, null::uuid from group_request q
   where ${n}.kind = 'groupAsked' and q.group_id = ${n}.subject_id and ${within(n, 'q.created_at')}
     and ${organisesGroup(`${n}.user_id`, 'q.group_id')}`;

/** Nobody stands for an event. A member who registered or asked for a place after the change already knows the plan. */
const eventChanges: Acts = (viewerId, n) =>
  `select null::uuid, ${n}.at, null::uuid from event e
   where ${n}.kind = 'eventChanged' and ${n}.plan_before <> ${n}.plan_after and e.id = ${n}.subject_id and ${visibleEvents(viewerId, 'e')}
     and (exists (
       select from event_registration r where r.event_id = e.id and r.user_id = ${n}.user_id and (r.created_at <= ${n}.at or exists (
         select from notification given where given.user_id = ${n}.user_id and given.at = r.created_at
           and given.kind = 'eventPlace' and given.subject_id = e.id
       ))
     ) or exists (
       select from event_waiting w where w.event_id = e.id and w.user_id = ${n}.user_id and w.created_at <= ${n}.at
     ))`;

/** A member who has cancelled has no place. */
const eventPlaces: Acts = (viewerId, n) =>
  `select null::uuid, ${n}.at, null::uuid from event e
   join event_registration r on r.event_id = e.id and r.user_id = ${n}.user_id
   where ${n}.kind = 'eventPlace' and e.id = ${n}.subject_id and ${visibleEvents(viewerId, 'e')}`;

const byKind = [
  [NotificationKind.LIKE, likes],
  [NotificationKind.FOLLOW, follows],
  [NotificationKind.JOIN, joins],
  [NotificationKind.COMMENT, comments],
  [NotificationKind.REPLY, replies],
  [NotificationKind.MENTION, mentions],
  [NotificationKind.RIDE_CHANGED, changes],
  [NotificationKind.RIDE_TOMORROW, reminders],
  [NotificationKind.RIDE_DELETED, deletions],
  [NotificationKind.PLACE_GIVEN, places],
  [NotificationKind.GROUP_REQUESTED, requests],
  [NotificationKind.ANNOUNCED, announcements],
  [NotificationKind.LEADER_NAMED, leaders],
] as const;

const all: readonly Acts[] = [...byKind.map(([, acts]) => acts), decisions, ofGroups, eventChanges, eventPlaces];

/** The SQL of a notification's acts: the actor, the instant and the comment concerned. It ignores mutes. */
export const actsOf: Acts = (viewerId, n) => all.map((acts) => acts(viewerId, n)).join(' union all ');

/** The number of newest comments of a notification to read before its search goes on author by author. */
const newestRead = 20;

/** The authors of the comments on a post, each once. It reads one row for each author, however many comments they wrote. */
const writersOn = (postId: string) =>
  `with recursive writer as (
     (select author_id as id from comment where post_id = ${postId} order by author_id limit 1)
     union all
     select (select author_id from comment where post_id = ${postId} and author_id > writer.id order by author_id limit 1)
     from writer where writer.id is not null
   ) select id from writer where id is not null`;

/**
 * Whether a comment can notify the viewer. A muted member can have written thousands after it, so only the newest are read in
 * order. `offset 0` makes PostgreSQL find the others by their author.
 */
function someComment(viewerId: string, n: string, { collected, concerned }: Collected): string {
  const among = (rows: string) =>
    `exists (select from (${rows}) c where ${concerned} and ${notifyingComments(viewerId, 'c')})`;
  const newest = `select * from comment c where ${collected} order by c.created_at desc limit ${newestRead}`;
  const byWriter = `select * from comment c where c.post_id = ${n}.post_id and c.author_id = writer.id offset 0`;
  return `case when ${among(newest)} then true
    when (select count(*) from (${newest}) newest) < ${newestRead} then false
    else exists (
      select from (${writersOn(`${n}.post_id`)}) writer
      where not ${isHiddenFromViewer(viewerId, 'writer.id')} and ${among(`select * from (${byWriter}) c where ${collected}`)}
    ) end`;
}

const otherActs: Acts = (viewerId, n) =>
  all
    .filter((acts) => acts !== comments && acts !== replies)
    .map((acts) => acts(viewerId, n))
    .join(' union all ');

/** Whether a notification has an act that meets a condition on `act`, which no comment by a hidden member may meet. */
export const hasAct = (viewerId: string, n: string, condition: string): string =>
  `case ${n}.kind
     when 'comment' then ${someComment(viewerId, n, commentsOf(n))}
     when 'reply' then ${someComment(viewerId, n, repliesOf(n))}
     else exists (select from (${otherActs(viewerId, n)}) act where ${condition}) end`;

/**
 * Whether the acts of a notification with actors meet a condition, as SQL. PostgreSQL evaluates it only for the acts of the
 * notification's kind: a tenth of the work of `actsOf` where there are many notifications.
 */
export const actsMeet = (viewerId: string, n: string, condition: (acts: string) => string): string =>
  `(${byKind
    .map(
      ([kind, acts]) =>
        `${n}.kind = '${kind}' and ${condition(`(${acts(viewerId, n)}) act(actor_id, at, comment_id)`)}`,
    )
    .join(' or ')})`;

/** The newest `count` acts of each kind that meet a condition on `act`. An index has the acts of a kind in this order. */
export const newestActsOf = (viewerId: string, n: string, condition: string, count: number): string =>
  all
    .map(
      (acts) =>
        `(select * from (${acts(viewerId, n)}) act(actor_id, at, comment_id) where ${condition} order by at desc limit ${count})`,
    )
    .join(' union all ');
