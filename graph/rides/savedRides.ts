import type { Context } from '../context.ts';
import { Post } from '../model/posts/Post.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { viewerFacts, visiblePosts } from '../model/posts/postPolicy.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { latest } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { type PageArguments, toConnection } from '../platform/graphql/paginate.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { reloadRide, requireRide, requireRideWithMine } from './rides.ts';

// The saved rides of a member are visible to that member only. Rides that the member may join are among them. A ride that the member may no longer read is not listed, but can
// still be removed.

/** The saved rides of a member and those that they may join, each once, as SQL. */
export const keptRides = (userId: string) =>
  `(select post_id, created_at from saved_ride where user_id = ${userId}
    union all
    select m.post_id, m.created_at from ride_maybe m where m.user_id = ${userId}
      and not exists (select from saved_ride mine where mine.user_id = m.user_id and mine.post_id = m.post_id))`;

const pageStatement = statement(
  'ride.saved',
  `select ${columnsOf(Post, 'p')}, ${viewerFacts('$1::uuid', 'p')}, s.created_at as "savedAt"
   from ${keptRides('$1::uuid')} s join post p on p.id = s.post_id
   where (s.created_at, s.post_id) < ($2::timestamptz, $3::uuid) and ${visiblePosts('$1::uuid', 'p')}
   order by s.created_at desc, s.post_id desc limit $4 offset $5`,
);
const saveStatement = statement(
  'ride.save',
  `insert into saved_ride (user_id, post_id, created_at)
   select $1::uuid, r.id, $3::timestamptz from ride r where r.id = $2 for key share on conflict do nothing`,
);
const unsaveStatement = statement('ride.unsave', `delete from saved_ride where user_id = $1 and post_id = $2`);

const cursors = timeCursors('savedRides');

type SavedRow = PostRow & { savedAt: Date };

/** Lists the posts of rides that the viewer has saved or may join, last saved first; empty for visitors. */
export async function listSavedRides(
  ctx: Context,
  page: PageArguments & { offset?: number },
): Promise<Connection<PostRow>> {
  const key = cursors.decode(page.after) ?? latest;
  const values = [ctx.viewer?.id ?? null, ...key, page.first + 1, page.offset ?? 0];
  const rows = await ctx.sql<SavedRow>(pageStatement, values);
  return toConnection(rows, page, ({ savedAt, id }) => cursors.encode([savedAt.toISOString(), id]));
}

/**
 * Saves a ride or removes it from the saved rides; idempotent. Returns the ride even when it is now hidden from the viewer.
 * Throws UNAUTHENTICATED, NOT_FOUND.
 */
export async function setRideSaved(ctx: Context, postId: string, saved: boolean): Promise<{ ride: RideRow }> {
  const viewer = requireViewer(ctx);
  const { id } = saved
    ? await requireRide(ctx, postId)
    : await requireRideWithMine(ctx, postId, ctx.load.viewerHasSaved);
  if (saved) await ctx.sql(saveStatement, [viewer.id, id, ctx.now]);
  else await ctx.sql(unsaveStatement, [viewer.id, id]);
  return { ride: await reloadRide(ctx, id) };
}
