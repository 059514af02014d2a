import type { Context } from '../context.ts';
import { pairLock } from '../model/moderation/blockGuard.ts';
import { isAbsentFor } from '../model/moderation/blockPolicy.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from '../model/notifications/notificationChanges.ts';
import { notifying } from '../model/notifications/notifying.ts';
import { heldRide, noteRemoval } from '../model/posts/removals.ts';
import type { Reader } from '../model/reader.ts';
import { placesAt, publishPlacesGivenAt } from '../model/rides/placesGiven.ts';
import type { Ride } from '../model/rides/Ride.ts';
import { publishRide, publishRideChanged, RideActivityKind } from '../model/rides/rideChanges.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import type { User } from '../model/users/User.ts';
import { statement } from '../platform/database/sql.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { changeOf } from '../platform/live/pubSub.ts';
import type { PostRow } from '../posts/PostRow.ts';
import { findPost, findPostWithMine, reloadPost, requirePost } from '../posts/posts.ts';
import { findViewer } from '../users/users.ts';

// Rides and their participants. Members can join a ride until it starts. They can always leave it, even when the post is now
// hidden from them.

const participatesStatement = statement(
  'ride.participates',
  `select from ride_participant where post_id = $1 and user_id = $2 and not ${isAbsentFor('$3::uuid', 'user_id')}`,
);
// Every write under a ride locks the ride first, as `deletePost` does, so that concurrent writes wait and never deadlock.
// The same statement checks the start, so that a concurrent edit cannot let a member join a past ride.
// The notification refers to the post. `deletePost` locks the post before the ride, and so does this statement. It locks the
// pair of the member and the author before both, as a block does.
// Without a free place, the member waits for one if `$4` is true. The row of the locked ride has the number of participants.
const joinStatement = statement(
  'ride.join',
  `with pair as materialized (
     select id, pg_advisory_xact_lock_shared(${pairLock('author_id', '$2::uuid')}) from post where id = $1
   ), noted as (
     select post.id from pair join post on post.id = pair.id for key share of post
   ), open as (
     select r.id, coalesce(r.participant_count < r.places, true) as is_free from noted join ride r on r.id = noted.id
     where (r.starts_at is null or r.starts_at > $3::timestamptz) and r.called_off_at is null for no key update of r
   ), joined as (
     insert into ride_participant (post_id, user_id, created_at) select id, $2::uuid, $3::timestamptz from open where is_free
     on conflict do nothing returning post_id, created_at
   ), waiting as (
     insert into ride_waiting (post_id, user_id, created_at) select id, $2::uuid, null::timestamptz from open where not is_free and $4::boolean
     on conflict do nothing returning post_id
   ), told as (${notifying(
     `select p.author_id as user_id, 'join' as kind, p.id as subject_id, p.id as post_id, null::uuid as comment_id, joined.created_at as at
      from joined join post p on p.id = joined.post_id where p.author_id <> $2::uuid`,
   )})
   select true as "isIn" from joined union all select false from waiting`,
);
const leaveStatement = statement(
  'ride.leave',
  `${heldRide('$1')}, gone as (
     delete from ride_participant rp using held where rp.post_id = held.id and rp.user_id = $2
     returning rp.post_id, rp.user_id as id
   ), stopped as (
     delete from ride_waiting w using held where w.post_id = held.id and w.user_id = $2 returning w.post_id
   ), forgotten as (
     delete from notification n using gone
     where n.user_id = gone.id and n.kind in ('rideChanged', 'placeGiven') and n.subject_id = gone.post_id and n.read_at is null
   ), recorded as (${noteRemoval(RideActivityKind.LEFT, 'gone', "'{}'", '$3')})
   select exists (select from recorded) as "hasLeft", exists (select from stopped) as "hasStopped",
     waiting_count > 0 as "hadWaiting", ${placesAt} as at from held`,
);

const stopStatement = statement(
  'ride.stopWaiting',
  `${heldRide('$1')} delete from ride_waiting w using held where w.post_id = held.id and w.user_id = $2 returning w.post_id`,
);

/** Whether a member participates in the ride of a post. False when the viewer may not read the post. */
export async function participates(ctx: Context, postId: string, userId: string): Promise<boolean> {
  const post = await findPost(ctx, postId);
  if (!post || !isId(userId)) return false;
  return (await ctx.sql(participatesStatement, [post.id, userId, ctx.viewer?.id ?? null])).length > 0;
}

/** Whether the start of the ride is in the past. False for a ride without date or time. */
export function isCompleted({ now }: Reader, ride: Pick<Ride, 'startsAt'>): boolean {
  return ride.startsAt !== null && ride.startsAt <= now;
}

/** The number of moments of a ride that the viewer can see. */
export const momentCountOf = (ride: RideRow): number => ride.momentCount - ride.hiddenMomentCount;

/** The ride of a post. Throws NOT_FOUND for a plain post and for a deleted ride. */
export async function rideOf(ctx: Context, post: PostRow): Promise<RideRow> {
  const ride = await ctx.load.rideById.load(post.id);
  // A ride post without a ride was deleted after the post was read.
  if (!ride) throw new DomainError('NOT_FOUND', post.isRide ? 'Post not found' : 'Ride not found');
  return ride;
}

/** The ride of a post that the viewer may read. Throws NOT_FOUND 'Post not found', or 'Ride not found' for a plain post. */
export async function requireRide(ctx: Context, postId: string): Promise<RideRow> {
  return rideOf(ctx, await requirePost(ctx, 'read', postId));
}

/** Like `requireRide`, but also finds a hidden ride in which the viewer participates or which they have saved. */
export async function requireRideWithMine(
  ctx: Context,
  postId: string,
  holds: { load(postId: string): Promise<boolean> },
): Promise<RideRow> {
  const held = await findPostWithMine(ctx, postId, holds);
  return held ? rideOf(ctx, held) : requireRide(ctx, postId);
}

/** Reads a ride again after an allowed write, visible or not. Throws NOT_FOUND when it was deleted. */
export async function reloadRide(ctx: Context, postId: string): Promise<RideRow> {
  return rideOf(ctx, await reloadPost(ctx, postId));
}

/** The ride of a post. Null when there is none or the viewer may not read the post. */
export async function findRide(ctx: Context, postId: string): Promise<RideRow | null> {
  const post = await findPost(ctx, postId);
  return post && ctx.load.rideById.load(post.id);
}

/**
 * Joins or leaves a ride; idempotent. The viewer can leave a ride that is now hidden from them, and gets it as the result. Leaving
 * a ride ends the waiting for a place too. Throws UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT 'Cannot join a ride that has already passed'
 * or 'Cannot join a ride that is called off', and CONFLICT for a full ride.
 */
export async function setRideParticipation(
  ctx: Context,
  postId: string,
  participating: boolean,
): Promise<{ ride: RideRow; viewer: User }> {
  requireViewer(ctx);
  const { id } = participating
    ? await requireRide(ctx, postId)
    : await requireRideWithMine(ctx, postId, ctx.load.viewerTakesPlace);
  const ride = participating ? await joinRide(ctx, id, { mayWait: false }) : await leaveRide(ctx, id);
  return { ride, viewer: await findViewer(ctx) };
}

/**
 * Asks for a place in a ride, or leaves its waiting list; idempotent. A free place is given at once. A member who has a place keeps it.
 * Throws UNAUTHENTICATED, NOT_FOUND, and the errors of `setRideParticipation` for a past ride and one that is called off.
 */
export async function setRideWaiting(
  ctx: Context,
  postId: string,
  waiting: boolean,
): Promise<{ ride: RideRow; viewer: User }> {
  const viewer = requireViewer(ctx);
  if (waiting) {
    const { id } = await requireRide(ctx, postId);
    const ride = await joinRide(ctx, id, { mayWait: true });
    return { ride, viewer: await findViewer(ctx) };
  }
  const { id } = await requireRideWithMine(ctx, postId, ctx.load.viewerIsWaiting);
  if ((await ctx.sql(stopStatement, [id, viewer.id])).length > 0) publishRideChanged(ctx, id);
  return { ride: await reloadRide(ctx, id), viewer: await findViewer(ctx) };
}

/** Joins a ride that the viewer may read, or waits for a place. Returns the ride. Throws the errors of `setRideParticipation`. */
async function joinRide(ctx: Context, id: string, { mayWait }: { mayWait: boolean }): Promise<RideRow> {
  const [changed] = await ctx.sql<{ isIn: boolean }>(joinStatement, [id, ctx.viewer?.id, ctx.now, mayWait]);
  if (changed?.isIn) {
    publishRide(ctx, id, changeOf(RideActivityKind.JOINED, ctx.viewer?.id ?? '', ctx.now));
    await publishToAuthor(ctx, id, true);
  }
  if (changed?.isIn === false) publishRideChanged(ctx, id);
  const ride = await reloadRide(ctx, id);
  const isIn = await ctx.load.viewerIsParticipating.load(id);
  if (isIn || (mayWait && ride.viewerWaitingPosition !== null)) return ride;
  if (isCompleted(ctx, ride)) throw badInput('Cannot join a ride that has already passed');
  if (ride.calledOffAt) throw badInput('Cannot join a ride that is called off');
  // The author blocked the viewer, or the viewer the author, after the ride was read.
  await requireRide(ctx, id);
  if (ride.places !== null) throw new DomainError('CONFLICT', 'This ride is full. You can join its waiting list.');
  return ride;
}

interface Leaving {
  hasLeft: boolean;
  hasStopped: boolean;
  hadWaiting: boolean;
  at: Date;
}

async function leaveRide(ctx: Context, id: string, isAgain = false): Promise<RideRow> {
  const [leaving] = await ctx.sql<Leaving>(leaveStatement, [id, ctx.viewer?.id, ctx.now]);
  if (leaving?.hasLeft) {
    publishRide(ctx, id, changeOf(RideActivityKind.LEFT, ctx.viewer?.id ?? '', ctx.now));
    await publishToAuthor(ctx, id, false);
  }
  if (leaving?.hasStopped) publishRideChanged(ctx, id);
  if (leaving?.hasLeft && leaving.hadWaiting) await publishPlacesGivenAt(ctx, id, leaving.at);
  const ride = await reloadRide(ctx, id);
  // A place that the viewer was given while the statement waited for the ride is in a row that it cannot see.
  const hasNewPlace = ride.places !== null && !isAgain && (await ctx.load.viewerIsParticipating.load(id));
  return hasNewPlace ? leaveRide(ctx, id, true) : ride;
}

/** Publishes a change of the author's notifications. A member who leaves gets no more reminders of the ride. */
async function publishToAuthor(ctx: Context, id: string, participating: boolean): Promise<void> {
  const authorId = (await ctx.load.postById.load(id))?.authorId;
  const notifiedIds = [authorId, ctx.viewer?.id].filter((each) => each !== undefined);
  if (!participating) publishNotificationsChanged(ctx, notifiedIds);
  else if (authorId) publishNotified(ctx, [authorId], { kind: NotificationKind.JOIN, subjectId: id });
}
