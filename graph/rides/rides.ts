import type { Context } from '../context.ts';
import { pairLock } from '../model/moderation/blockGuard.ts';
import { isAbsentFor } from '../model/moderation/blockPolicy.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from '../model/notifications/notificationChanges.ts';
import { notifying } from '../model/notifications/notifying.ts';
import { heldRide, noteRemoval } from '../model/posts/removals.ts';
import type { Reader } from '../model/reader.ts';
import type { Ride } from '../model/rides/Ride.ts';
import { publishRide, RideActivityKind } from '../model/rides/rideChanges.ts';
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
const joinStatement = statement(
  'ride.join',
  `with pair as materialized (
     select id, pg_advisory_xact_lock_shared(${pairLock('author_id', '$2::uuid')}) from post where id = $1
   ), noted as (
     select post.id from pair join post on post.id = pair.id for key share of post
   ), open as (
     select r.id from noted join ride r on r.id = noted.id
     where (r.starts_at is null or r.starts_at > $3::timestamptz) and r.called_off_at is null for no key update of r
   ), joined as (
     insert into ride_participant (post_id, user_id, created_at) select id, $2::uuid, $3::timestamptz from open
     on conflict do nothing returning post_id, created_at
   ), told as (${notifying(
     `select p.author_id as user_id, 'join' as kind, p.id as subject_id, p.id as post_id, null::uuid as comment_id, joined.created_at as at
      from joined join post p on p.id = joined.post_id where p.author_id <> $2::uuid`,
   )})
   select post_id from joined`,
);
const leaveStatement = statement(
  'ride.leave',
  `${heldRide('$1')}, gone as (
     delete from ride_participant rp using held where rp.post_id = held.id and rp.user_id = $2
     returning rp.post_id, rp.user_id as id
   ), forgotten as (
     delete from notification n using gone
     where n.user_id = gone.id and n.kind = 'rideChanged' and n.subject_id = gone.post_id and n.read_at is null
   )
   ${noteRemoval(RideActivityKind.LEFT, 'gone', "'{}'", '$3')}`,
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
 * Joins or leaves a ride; idempotent. The viewer can leave a ride that is now hidden from them, and gets it as the result.
 * Throws UNAUTHENTICATED, NOT_FOUND, and BAD_USER_INPUT 'Cannot join a ride that has already passed' or
 * 'Cannot join a ride that is called off'.
 */
export async function setRideParticipation(
  ctx: Context,
  postId: string,
  participating: boolean,
): Promise<{ ride: RideRow; viewer: User }> {
  const viewer = requireViewer(ctx);
  const { id } = participating
    ? await requireRide(ctx, postId)
    : await requireRideWithMine(ctx, postId, ctx.load.viewerIsParticipating);
  const changed = participating
    ? await ctx.sql(joinStatement, [id, viewer.id, ctx.now])
    : await ctx.sql(leaveStatement, [id, viewer.id, ctx.now]);
  const kind = participating ? RideActivityKind.JOINED : RideActivityKind.LEFT;
  if (changed.length > 0) {
    publishRide(ctx, id, changeOf(kind, viewer.id, ctx.now));
    await publishToAuthor(ctx, id, participating);
  }
  const ride = await reloadRide(ctx, id);
  const joined = await ctx.load.viewerIsParticipating.load(id);
  if (participating && !joined) {
    if (isCompleted(ctx, ride)) throw badInput('Cannot join a ride that has already passed');
    if (ride.calledOffAt) throw badInput('Cannot join a ride that is called off');
    // The author blocked the viewer, or the viewer the author, after the ride was read.
    await requireRide(ctx, id);
  }
  return { ride, viewer: await findViewer(ctx) };
}

/** Publishes a change of the author's notifications. A member who leaves gets no more reminders of the ride. */
async function publishToAuthor(ctx: Context, id: string, participating: boolean): Promise<void> {
  const authorId = (await ctx.load.postById.load(id))?.authorId;
  const notifiedIds = [authorId, ctx.viewer?.id].filter((each) => each !== undefined);
  if (!participating) publishNotificationsChanged(ctx, notifiedIds);
  else if (authorId) publishNotified(ctx, [authorId], { kind: NotificationKind.JOIN, subjectId: id });
}
