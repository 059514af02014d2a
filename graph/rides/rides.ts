import type { Context, Reader } from '../context.ts';
import { reread } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import { requireViewer } from '../lib/allow.ts';
import { badInput, DomainError } from '../lib/errors.ts';
import type { Privacy } from '../posts/Post.ts';
import type { PostRow } from '../posts/posts.ts';
import { requirePost } from '../posts/posts.ts';
import type { User } from '../users/User.ts';
import { findViewer } from '../users/users.ts';
import { Ride } from './Ride.ts';

// The rides of ride posts and who takes part. Once the start has passed nobody can join any more; leaving always works.

/** A ride as the database holds it; its visibility is the privacy of its post. */
export type RideRow = Ride & { visibility: Privacy };

const byIdsStatement = statement(
  'ride.byIds',
  `select ${columnsOf(Ride, 'r')}, p.privacy as visibility from ride r join post p on p.id = r.id where r.id = any($1::uuid[])`,
);
const joinedAmongStatement = statement(
  'ride.joinedAmong',
  `select post_id as key from ride_participant where user_id = $1 and post_id = any($2::uuid[])`,
);
// Both lock the ride before they touch its participants, as deleting it does: in any other order they would deadlock
// with it. Joining reads the start in the statement that writes, so that an edit in between lets nobody into the past.
const joinStatement = statement(
  'ride.join',
  `insert into ride_participant (post_id, user_id, created_at)
   select r.id, $2::uuid, $3::timestamptz from ride r
   where r.id = $1 and (r.starts_at is null or r.starts_at > $3::timestamptz) for no key update
   on conflict do nothing`,
);
const leaveStatement = statement(
  'ride.leave',
  `with locked as materialized (select id from ride where id = $1 for no key update)
   delete from ride_participant where post_id = (select id from locked) and user_id = $2`,
);

/** The rides of the posts with these ids; plain posts have no row. */
export function ridesByIds({ sql }: Reader, ids: readonly string[]): Promise<RideRow[]> {
  return sql<RideRow>(byIdsStatement, [ids]);
}

/** Those of the rides with these ids that the viewer takes part in. */
export async function participatesAmong({ sql, viewer }: Reader, ids: readonly string[]): Promise<{ key: string }[]> {
  return viewer ? sql(joinedAmongStatement, [viewer.id, ids]) : [];
}

/** Whether the start of the ride has passed; without date and time it never does. */
export function isCompleted({ now }: Reader, ride: Pick<Ride, 'startsAt'>): boolean {
  return ride.startsAt !== null && ride.startsAt <= now;
}

async function requireRide(ctx: Context, post: PostRow): Promise<RideRow> {
  const ride = await ctx.load.rideById.load(post.id);
  if (!ride) throw new DomainError('NOT_FOUND', 'Ride not found');
  return ride;
}

/**
 * Joins a ride or leaves it; idempotent. Throws UNAUTHENTICATED, NOT_FOUND, and BAD_USER_INPUT
 * 'Cannot join a ride that has already passed'.
 */
export async function setRideParticipation(
  ctx: Context,
  postId: string,
  participating: boolean,
): Promise<{ ride: RideRow; viewer: User }> {
  const viewer = requireViewer(ctx);
  const post = await requirePost(ctx, 'read', postId);
  await requireRide(ctx, post);
  if (participating) await ctx.sql(joinStatement, [post.id, viewer.id, ctx.now]);
  else await ctx.sql(leaveStatement, [post.id, viewer.id]);
  reread(ctx);
  const ride = await requireRide(ctx, await requirePost(ctx, 'read', post.id));
  const isRefused = participating && isCompleted(ctx, ride) && !(await ctx.load.viewerIsParticipating.load(ride.id));
  if (isRefused) throw badInput('Cannot join a ride that has already passed');
  return { ride, viewer: await findViewer(ctx) };
}
