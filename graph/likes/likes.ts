import type { Context, Reader } from '../context.ts';
import { reread } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import { requireViewer } from '../lib/allow.ts';
import { DomainError } from '../lib/errors.ts';
import { isId } from '../lib/ids.ts';
import { NotificationKind } from '../notifications/NotificationKind.ts';
import { tellNotificationsChanged, tellNotified } from '../notifications/notificationChanges.ts';
import { notifying } from '../notifications/notifying.ts';
import { Post } from '../posts/Post.ts';
import { tellLikesChanged } from '../posts/postChanges.ts';
import { viewerFacts, visiblePosts } from '../posts/postPolicy.ts';
import type { PostRow } from '../posts/posts.ts';
import { requirePost } from '../posts/posts.ts';

// A like is one row for a post and a member, so that repeating it changes nothing. Nobody likes their own post. A like
// can be taken back after the post has been hidden from the one who gave it.

const likedAmongStatement = statement(
  'like.likedAmong',
  `select post_id as key from post_like where user_id = $1 and post_id = any($2::uuid[])`,
);
const existsStatement = statement('like.exists', `select from post_like where post_id = $1 and user_id = $2`);
// Both lock the post before they touch its likes, as deleting it does: in any other order they would deadlock with it. They
// answer the post as they have locked it, to which the row that they write is still to be added.
const answer = (held: string, change: string, viewerHasLiked: boolean, also = '') =>
  `with held as materialized (
     select p.*, ${viewerFacts('$2::uuid', 'p')} from post p where p.id = $1 and ${held} for no key update of p
   ), changed as (${change} returning 1)${also}
   select ${columnsOf(Post, 'held')}, held."viewerIsMember", held."viewerHasMutedAuthor", ${viewerHasLiked} as "viewerHasLiked",
     (select count(*)::int from changed) as "changeCount"
   from held`;
const likeable = `${visiblePosts('$2::uuid', 'p')} and p.author_id <> $2::uuid`;
const likeStatement = statement(
  'like.set',
  answer(
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
  answer(
    `(exists (select from post_like l where l.post_id = p.id and l.user_id = $2::uuid) or (${likeable}))`,
    'delete from post_like where post_id = (select id from held) and user_id = $2::uuid',
    false,
  ),
);

type Changed = PostRow & { changeCount: number };

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
  const post = isId(postId) ? await change(ctx, postId, viewer.id, liked) : null;
  reread(ctx);
  if (!post) {
    await requirePost(ctx, 'like', postId);
    // Only since the write has it come to where the viewer may like it.
    throw new DomainError('NOT_FOUND', 'Post not found');
  }
  ctx.load.postById.prime(post.id, post);
  return { post };
}

/** Null where the viewer may not like the post, nor has liked it before. */
async function change(ctx: Context, postId: string, viewerId: string, liked: boolean): Promise<PostRow | null> {
  const [changed] = liked
    ? await ctx.sql<Changed>(likeStatement, [postId, viewerId, ctx.now])
    : await ctx.sql<Changed>(unlikeStatement, [postId, viewerId]);
  if (!changed) return null;
  const { changeCount, ...post } = changed;
  if (changeCount > 0) tell(ctx, post, liked);
  return { ...post, likeCount: post.likeCount + (liked ? changeCount : -changeCount) };
}

function tell(ctx: Context, { id, authorId }: PostRow, liked: boolean): void {
  tellLikesChanged(ctx, id);
  if (liked) tellNotified(ctx, [authorId], { kind: NotificationKind.LIKE, subjectId: id });
  else tellNotificationsChanged(ctx, [authorId]);
}
