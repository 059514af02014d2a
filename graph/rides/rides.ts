import type { Context, Reader } from '../context.ts';
import { keyedStatement } from '../database/keyed.ts';
import { statement } from '../database/sql.ts';
import { requireViewer } from '../lib/allow.ts';
import { badInput, DomainError } from '../lib/errors.ts';
import { isId } from '../lib/ids.ts';
import { changeOf } from '../lib/pubSub.ts';
import { NotificationKind } from '../notifications/NotificationKind.ts';
import { tellNotificationsChanged, tellNotified } from '../notifications/notificationChanges.ts';
import { notifying } from '../notifications/notifying.ts';
import type { PostRow } from '../posts/posts.ts';
import { findHeldPost, findPost, requirePost, rereadPost } from '../posts/posts.ts';
import { forgetRemovals, heldRide, noteRemoval } from '../posts/removals.ts';
import type { User } from '../users/User.ts';
import { findViewer } from '../users/users.ts';
import type { Ride } from './Ride.ts';
import { RideActivityKind, tellRide } from './rideChanges.ts';
import type { RideRow } from './rideRow.ts';
import { rideColumns } from './rideRow.ts';

// The rides of ride posts and who takes part. Once the start has passed nobody can join any more; leaving always works,
// also after the post has been hidden from the one who leaves.

const byIdsStatement = keyedStatement(
  'ride.byIds',
  ({ among }) => `select ${rideColumns('$2::uuid', { ride: 'r', post: 'p' })}
   from ride r join post p on p.id = r.id where r.id = ${among}`,
);
const joinedAmongStatement = statement(
  'ride.joinedAmong',
  `select post_id as key from ride_participant where user_id = $1 and post_id = any($2::uuid[])`,
);
const participatesStatement = statement(
  'ride.participates',
  `select from ride_participant where post_id = $1 and user_id = $2`,
);
// Every write under a ride locks the ride first, as its own deletion does: writes that meet queue up and never deadlock.
// Joining reads the start in the same statement, so that an edit in between cannot let anyone into the past.
// What it notifies of refers to the post, which the deletion of a ride locks before the ride: so does this.
const joinStatement = statement(
  'ride.join',
  `with noted as (select id from post where id = $1 for key share), open as (
     select r.id from noted join ride r on r.id = noted.id
     where r.starts_at is null or r.starts_at > $3::timestamptz for no key update of r
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

/** The rides of the posts with these ids; plain posts have no row. */
export function ridesByIds({ sql, viewer }: Reader, ids: readonly string[]): Promise<RideRow[]> {
  const { statement, key } = byIdsStatement(ids);
  return sql<RideRow>(statement, [key, viewer?.id ?? null]);
}

/** Those of the rides with these ids that the viewer takes part in. */
export async function participatesAmong({ sql, viewer }: Reader, ids: readonly string[]): Promise<{ key: string }[]> {
  return viewer ? sql(joinedAmongStatement, [viewer.id, ids]) : [];
}

/** Whether a member takes part in the ride of a post; false for what the viewer may not read. */
export async function participates(ctx: Context, postId: string, userId: string): Promise<boolean> {
  const post = await findPost(ctx, postId);
  if (!post || !isId(userId)) return false;
  return (await ctx.sql(participatesStatement, [post.id, userId])).length > 0;
}

/** Whether the start of the ride has passed; without date and time it never does. */
export function isCompleted({ now }: Reader, ride: Pick<Ride, 'startsAt'>): boolean {
  return ride.startsAt !== null && ride.startsAt <= now;
}

/** How many moments of a ride the viewer gets to see. */
export const momentCountOf = (ride: RideRow): number => ride.momentCount - ride.mutedMomentCount;

/** The ride of a post; throws NOT_FOUND for a plain post and where it is gone. */
export async function rideOf(ctx: Context, post: PostRow): Promise<RideRow> {
  const ride = await ctx.load.rideById.load(post.id);
  // A ride post without its ride has been deleted since it was looked up.
  if (!ride) throw new DomainError('NOT_FOUND', post.isRide ? 'Post not found' : 'Ride not found');
  return ride;
}

/** The ride of a post that the viewer may read. Throws NOT_FOUND 'Post not found', or 'Ride not found' for a plain post. */
export async function requireRide(ctx: Context, postId: string): Promise<RideRow> {
  return rideOf(ctx, await requirePost(ctx, 'read', postId));
}

/** Like `requireRide`, and visible or not where the viewer holds something that they may want to take back. */
export async function requireHeldRide(
  ctx: Context,
  postId: string,
  holds: { load(postId: string): Promise<boolean> },
): Promise<RideRow> {
  const held = await findHeldPost(ctx, postId, holds);
  return held ? rideOf(ctx, held) : requireRide(ctx, postId);
}

/** The ride after a write that the viewer was let make there, visible or not. Throws NOT_FOUND where it is gone. */
export async function rereadRide(ctx: Context, postId: string): Promise<RideRow> {
  return rideOf(ctx, await rereadPost(ctx, postId));
}

/** The ride of a post, null when there is none or the viewer may not read it. */
export async function findRide(ctx: Context, postId: string): Promise<RideRow | null> {
  const post = await findPost(ctx, postId);
  return post && ctx.load.rideById.load(post.id);
}

/**
 * Joins a ride or leaves it; idempotent. Answers the ride even if it has been hidden from the viewer since, which does not
 * keep them from leaving. Throws UNAUTHENTICATED, NOT_FOUND, and BAD_USER_INPUT
 * 'Cannot join a ride that has already passed'.
 */
export async function setRideParticipation(
  ctx: Context,
  postId: string,
  participating: boolean,
): Promise<{ ride: RideRow; viewer: User }> {
  const viewer = requireViewer(ctx);
  const { id } = participating
    ? await requireRide(ctx, postId)
    : await requireHeldRide(ctx, postId, ctx.load.viewerIsParticipating);
  const changed = participating
    ? await ctx.sql(joinStatement, [id, viewer.id, ctx.now])
    : await ctx.sql(leaveStatement, [id, viewer.id, ctx.now]);
  const kind = participating ? RideActivityKind.JOINED : RideActivityKind.LEFT;
  if (changed.length > 0) {
    tellRide(ctx, id, changeOf(kind, viewer.id, ctx.now));
    await tellAuthor(ctx, id, participating);
  }
  if (!participating) await forgetRemovals(ctx);
  const ride = await rereadRide(ctx, id);
  const joined = await ctx.load.viewerIsParticipating.load(id);
  if (participating && !joined && isCompleted(ctx, ride)) throw badInput('Cannot join a ride that has already passed');
  return { ride, viewer: await findViewer(ctx) };
}

/** What the author is notified of; who leaves is reminded of the ride no more. */
async function tellAuthor(ctx: Context, id: string, participating: boolean): Promise<void> {
  const authorId = (await ctx.load.postById.load(id))?.authorId;
  const tellable = [authorId, ctx.viewer?.id].filter((each) => each !== undefined);
  if (!participating) tellNotificationsChanged(ctx, tellable);
  else if (authorId) tellNotified(ctx, [authorId], { kind: NotificationKind.JOIN, subjectId: id });
}
