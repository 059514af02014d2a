import type { Context } from '../context.ts';
import { isAbsentFor } from '../model/moderation/blockPolicy.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import type { Reader } from '../model/reader.ts';
import type { Ride } from '../model/rides/Ride.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { statement } from '../platform/database/sql.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { findPost, findPostWithMine, reloadPost, requirePost } from '../posts/posts.ts';

// Rides as their viewer may read them.

const participatesStatement = statement(
  'ride.participates',
  `select from ride_participant where post_id = $1 and user_id = $2 and not ${isAbsentFor('$3::uuid', 'user_id')}`,
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
