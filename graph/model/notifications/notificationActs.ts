import { notifyingComments } from '../comments/commentPolicy.ts';
import { isBeingDeleted, isHiddenForNow } from '../moderation/blockPolicy.ts';
import { NotificationKind } from './NotificationKind.ts';

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

const comments: Acts = (viewerId, n) =>
  commentsWhere(
    viewerId,
    `${n}.kind = 'comment' and c.post_id = ${n}.post_id and ${within(n, 'c.created_at')} and c.author_id <> ${n}.user_id
     and not exists (select from comment own where own.id = c.parent_id and own.author_id = ${n}.user_id)`,
  );

const replies: Acts = (viewerId, n) =>
  commentsWhere(
    viewerId,
    `${n}.kind = 'reply' and c.parent_id = ${n}.comment_id and ${within(n, 'c.created_at')} and c.author_id <> ${n}.user_id`,
  );

/** A withdrawn mention has no act. */
const mentions: Acts = (viewerId, n) =>
  `${commentsWhere(viewerId, `${n}.kind = 'mention' and ${n}.withdrawn_at is null and c.id = ${n}.comment_id`)}
   union all
   select p.author_id, ${n}.since, null::uuid from post p
   where ${n}.kind = 'mention' and ${n}.withdrawn_at is null and ${n}.comment_id is null and p.id = ${n}.post_id`;

/** A participant who left and joined again after the change already knows the plan. */
const changes: Acts = (_viewerId, n) =>
  `select p.author_id, ${n}.at, null::uuid from post p
   join ride_participant rp on rp.post_id = p.id and rp.user_id = ${n}.user_id and rp.created_at <= ${n}.at
   where ${n}.kind = 'rideChanged' and ${n}.plan_before <> ${n}.plan_after and p.id = ${n}.post_id`;

/** A ride that was moved gets a new reminder when the new start comes near. */
const reminders: Acts = (_viewerId, n) =>
  `select p.author_id, ${n}.at, null::uuid from ride r
   join post p on p.id = r.id join ride_participant rp on rp.post_id = r.id and rp.user_id = ${n}.user_id
   where ${n}.kind = 'rideTomorrow' and r.id = ${n}.post_id and r.starts_at = ${n}.starts_at`;

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

/** Decisions of the operator have no actor. */
const decisions: Acts = (_viewerId, n) =>
  `select null::uuid, ${n}.at, null::uuid where ${n}.kind in ('removed', 'decided', 'warning')`;

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
] as const;

const all: readonly Acts[] = [...byKind.map(([, acts]) => acts), decisions];

/** The SQL of a notification's acts: the actor, the instant and the comment concerned. It ignores mutes. */
export const actsOf: Acts = (viewerId, n) => all.map((acts) => acts(viewerId, n)).join(' union all ');

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
