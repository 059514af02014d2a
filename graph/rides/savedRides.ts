import type { Context, Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import { requireViewer } from '../lib/allow.ts';
import type { Connection } from '../lib/connection.ts';
import { latest } from '../lib/ownedPages.ts';
import type { PageArguments } from '../lib/paginate.ts';
import { timeKeyOf, toConnection } from '../lib/paginate.ts';
import { Post } from '../posts/Post.ts';
import { viewerFacts, visiblePosts } from '../posts/postPolicy.ts';
import type { PostRow } from '../posts/posts.ts';
import type { RideRow } from './rideRow.ts';
import { requireHeldRide, requireRide, rereadRide } from './rides.ts';

// The rides that a member keeps for later. Nobody else is told of them; a ride that can no longer be read is not listed,
// and can be let go all the same.

const savedAmongStatement = statement(
  'ride.savedAmong',
  `select post_id as key from saved_ride where user_id = $1 and post_id = any($2::uuid[])`,
);
const pageStatement = statement(
  'ride.saved',
  `select ${columnsOf(Post, 'p')}, ${viewerFacts('$1::uuid', 'p')}, s.created_at as "savedAt"
   from saved_ride s join post p on p.id = s.post_id
   where s.user_id = $1 and (s.created_at, s.post_id) < ($2::timestamptz, $3::uuid) and ${visiblePosts('$1::uuid', 'p')}
   order by s.created_at desc, s.post_id desc limit $4 offset $5`,
);
const saveStatement = statement(
  'ride.save',
  `insert into saved_ride (user_id, post_id, created_at)
   select $1::uuid, r.id, $3::timestamptz from ride r where r.id = $2 for key share on conflict do nothing`,
);
const unsaveStatement = statement('ride.unsave', `delete from saved_ride where user_id = $1 and post_id = $2`);

type SavedRow = PostRow & { savedAt: Date };

/** Those of the rides with these ids that the viewer has saved. */
export async function savedAmong({ sql, viewer }: Reader, ids: readonly string[]): Promise<{ key: string }[]> {
  return viewer ? sql(savedAmongStatement, [viewer.id, ids]) : [];
}

/** A page of the posts of rides that the viewer has saved, the latest saved first. Throws UNAUTHENTICATED. */
export async function listSavedRides(
  ctx: Context,
  page: PageArguments & { offset?: number },
): Promise<Connection<PostRow>> {
  const key = timeKeyOf(page.after) ?? latest;
  const values = [requireViewer(ctx).id, ...key, page.first + 1, page.offset ?? 0];
  const rows = await ctx.sql<SavedRow>(pageStatement, values);
  return toConnection(rows, page, ({ savedAt, id }) => [savedAt.toISOString(), id]);
}

/**
 * Saves a ride or takes it off the list; idempotent. Answers the ride even if it has been hidden from the viewer since.
 * Throws UNAUTHENTICATED, NOT_FOUND.
 */
export async function setRideSaved(ctx: Context, postId: string, saved: boolean): Promise<{ ride: RideRow }> {
  const viewer = requireViewer(ctx);
  const { id } = saved ? await requireRide(ctx, postId) : await requireHeldRide(ctx, postId, ctx.load.viewerHasSaved);
  if (saved) await ctx.sql(saveStatement, [viewer.id, id, ctx.now]);
  else await ctx.sql(unsaveStatement, [viewer.id, id]);
  return { ride: await rereadRide(ctx, id) };
}
