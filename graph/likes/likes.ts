import { type Context, clearLoaders } from '../context.ts';
import { isAbsentFor } from '../model/moderation/blockPolicy.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from '../model/notifications/notificationChanges.ts';
import { notifying } from '../model/notifications/notifying.ts';
import { Post } from '../model/posts/Post.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { publishLikesChanged } from '../model/posts/postChanges.ts';
import { viewerFacts, visiblePosts } from '../model/posts/postPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { statement } from '../platform/database/sql.ts';
import { viewerFlag } from '../platform/graphql/batch.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { findPostWithMine, requirePost } from '../posts/posts.ts';
import { followedLikers } from './followedLikers.ts';
import { likerPages } from './likers.ts';

// A like is one row for a post and a member, so repeating it changes nothing. Members cannot like their own posts. They can
// remove a like even when the post is now hidden from them.

const likedAmongStatement = statement(
  'like.likedAmong',
  `select post_id as key from post_like where user_id = $1 and post_id = any($2::uuid[])`,
);
const existsStatement = statement(
  'like.exists',
  `select from post_like where post_id = $1 and user_id = $2 and not ${isAbsentFor('$3::uuid', 'user_id')}`,
);
// Both statements lock the post before its likes, as `deletePost` does; any other order could deadlock with it. They return the
// locked row of the post: its `likeCount` does not include the change yet.
const likeText = (held: string, change: string, viewerHasLiked: boolean, also = '') =>
  `with held as materialized (
     select p.*, ${viewerFacts('$2::uuid', 'p')} from post p where p.id = $1 and ${held} for no key update of p
   ), changed as (${change} returning 1)${also}
   select ${columnsOf(Post, 'held')}, held."viewerIsMember", held."viewerIsKeptFromAuthor", ${viewerHasLiked} as "viewerHasLiked",
     (select count(*)::int from changed) as "changeCount"
   from held`;
const likeable = `${visiblePosts('$2::uuid', 'p')} and p.author_id <> $2::uuid`;
const likeStatement = statement(
  'like.set',
  likeText(
    likeable,
    `insert into post_like (post_id, user_id, created_at) select id, $2::uuid, $3::timestamptz from held on conflict do nothing`,
    true,
    `, told as (${notifying(
      `select held.author_id as user_id, 'like' as kind, held.id as subject_id, held.id as post_id, null::uuid as comment_id, $3::timestamptz as at
       from held cross join changed`,
    )})`,
  ),
);
const unlikeStatement = statement(
  'like.unset',
  likeText(
    `(exists (select from post_like l where l.post_id = p.id and l.user_id = $2::uuid) or (${likeable}))`,
    'delete from post_like where post_id = (select id from held) and user_id = $2::uuid',
    false,
  ),
);

type Changed = PostRow & { changeCount: number };

/** Whether a member likes a post. The caller must check that the viewer may read the post. */
export async function likes({ sql, viewer }: Reader, postId: string, userId: string): Promise<boolean> {
  return isId(userId) && (await sql(existsStatement, [postId, userId, viewer?.id ?? null])).length > 0;
}

/**
 * Adds or removes the viewer's like; idempotent. Returns the post even when it is now hidden from the viewer. Throws
 * UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for a post of the viewer.
 */
export async function setLike(ctx: Context, postId: string, liked: boolean): Promise<{ post: PostRow }> {
  const { post } = await requireChange(ctx, postId, liked);
  return { post };
}

/** Adds a like when the viewer has none, else removes it, exactly once. Returns the new state. Throws like `setLike`. */
export async function toggleLike(ctx: Context, postId: string): Promise<boolean> {
  let liked = !(await findPostWithMine(ctx, postId, ctx.load.viewerLikesPost));
  // A write without a change lost a race against another toggle of the same member. Toggle in the other direction.
  while (!(await requireChange(ctx, postId, liked)).isChanged) liked = !liked;
  return liked;
}

interface LikeChange {
  post: PostRow;
  isChanged: boolean;
}

async function requireChange(ctx: Context, postId: string, liked: boolean): Promise<LikeChange> {
  const viewer = requireViewer(ctx);
  const changed = isId(postId) ? await changeLike(ctx, postId, viewer.id, liked) : null;
  clearLoaders(ctx);
  if (!changed) {
    await requirePost(ctx, 'like', postId);
    // The post became visible to the viewer only after the write.
    throw new DomainError('NOT_FOUND', 'Post not found');
  }
  ctx.load.postById.prime(changed.post.id, changed.post);
  return changed;
}

/** Null when the viewer may not like the post and has no like on it. */
async function changeLike(ctx: Context, postId: string, viewerId: string, liked: boolean): Promise<LikeChange | null> {
  const [changed] = liked
    ? await ctx.sql<Changed>(likeStatement, [postId, viewerId, ctx.now])
    : await ctx.sql<Changed>(unlikeStatement, [postId, viewerId]);
  if (!changed) return null;
  const { changeCount, ...post } = changed;
  if (changeCount > 0) publishChange(ctx, post, liked);
  const likeCount = post.likeCount + (liked ? changeCount : -changeCount);
  return { post: { ...post, likeCount }, isChanged: changeCount > 0 };
}

function publishChange(ctx: Context, { id, authorId }: PostRow, liked: boolean): void {
  publishLikesChanged(ctx, id);
  if (liked) publishNotified(ctx, [authorId], { kind: NotificationKind.LIKE, subjectId: id });
  else publishNotificationsChanged(ctx, [authorId]);
}

export const likeLoaders = (reader: Reader) => ({
  viewerLikesPost: viewerFlag(reader, likedAmongStatement),
  likersOfPost: likerPages(reader),
  followedLikerOfPost: followedLikers(reader),
});
