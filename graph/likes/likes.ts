import type { Context, Reader } from '../context.ts';
import { statement } from '../database/sql.ts';
import { requireViewer } from '../lib/allow.ts';
import { isId } from '../lib/ids.ts';
import { tellLikesChanged } from '../posts/postChanges.ts';
import type { PostRow } from '../posts/posts.ts';
import { findHeldPost, requirePost, rereadPost } from '../posts/posts.ts';

// A like is one row for a post and a member, so that repeating it changes nothing. Nobody likes their own post. A like
// can be taken back after the post has been hidden from the one who gave it.

const likedAmongStatement = statement(
  'like.likedAmong',
  `select post_id as key from post_like where user_id = $1 and post_id = any($2::uuid[])`,
);
const existsStatement = statement('like.exists', `select from post_like where post_id = $1 and user_id = $2`);
// Both lock the post before they touch its likes, as deleting it does: in any other order they would deadlock with it.
const likeStatement = statement(
  'like.set',
  `insert into post_like (post_id, user_id, created_at)
   select p.id, $2::uuid, $3::timestamptz from post p where p.id = $1 for no key update
   on conflict do nothing returning post_id`,
);
const unlikeStatement = statement(
  'like.unset',
  `with locked as materialized (select id from post where id = $1 for no key update)
   delete from post_like where post_id = (select id from locked) and user_id = $2
   returning post_id`,
);

/** Those of the posts with these ids that the viewer likes. */
export async function likedAmong({ sql, viewer }: Reader, postIds: readonly string[]): Promise<{ key: string }[]> {
  return viewer ? sql(likedAmongStatement, [viewer.id, postIds]) : [];
}

/** Whether a member likes a post; the post must be one that the viewer may read. */
export async function likes({ sql }: Reader, postId: string, userId: string): Promise<boolean> {
  return isId(userId) && (await sql(existsStatement, [postId, userId])).length > 0;
}

/**
 * Likes a post or takes the like back; idempotent. Answers the post even if it has been hidden from the viewer since.
 * Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for one's own post.
 */
export async function setLike(ctx: Context, postId: string, liked: boolean): Promise<{ post: PostRow }> {
  const viewer = requireViewer(ctx);
  const held = liked ? null : await findHeldPost(ctx, postId, ctx.load.viewerLikesPost);
  const { id } = held ?? (await requirePost(ctx, 'like', postId));
  const changed = liked
    ? await ctx.sql(likeStatement, [id, viewer.id, ctx.now])
    : await ctx.sql(unlikeStatement, [id, viewer.id]);
  if (changed.length > 0) tellLikesChanged(ctx, id);
  return { post: await rereadPost(ctx, id) };
}
