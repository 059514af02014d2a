import type { Context, Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import type { Owned } from '../lib/ownedPages.ts';
import { earliest, ownedPages } from '../lib/ownedPages.ts';
import { viewerHasMuted } from '../moderation/mutePolicy.ts';
import type { Post } from '../posts/Post.ts';
import { visiblePosts } from '../posts/postPolicy.ts';
import { Comment } from './Comment.ts';
import type { CommentFacts } from './commentPolicy.ts';
import { mutedThreads, unmutedComments, visibleComments } from './commentPolicy.ts';

// How comments are read: oldest first, by (createdAt, id). The counts on the rows are everyone's; whoever has muted
// people is told them less what they do not see.

/** A comment as the database holds it, with what the policy asks of it and how many of its replies the viewer has muted. */
export type CommentRow = Comment & CommentFacts & { mutedReplyCount: number };

const columnsFor = (viewerId: string) =>
  `${columnsOf(Comment, 'c')}, p.author_id as "postAuthorId", case when c.reply_count = 0 then 0 else (
     select count(*)::int from comment reply where reply.parent_id = c.id and ${viewerHasMuted(viewerId, 'reply.author_id')}
   ) end as "mutedReplyCount"`;

const byIdsStatement = statement(
  'comment.byIds',
  `select ${columnsFor('$2::uuid')}, (${visibleComments('$2::uuid', 'c', 'p')}) is true as "viewerMayRead"
   from comment c join post p on p.id = c.post_id where c.id = any($1::uuid[])`,
);

/** Pages of the comments that hang on each owner: a post or a comment. $6 is the viewer. */
const pageStatement = (name: string, owners: string, hangOn: string) =>
  statement(
    name,
    `select ${columnsFor('$6::uuid')}, true as "viewerMayRead", owner.id as "ownerId", c.created_at as "listedAt"
     from unnest($1::uuid[]) owner(id)
     join ${owners}
     cross join lateral (
       select * from comment c
       where ${hangOn} and ${unmutedComments('$6::uuid', 'c')} and (c.created_at, c.id) > ($2::timestamptz, $3::uuid)
       order by c.created_at, c.id limit $4 offset $5
     ) c
     where ${visiblePosts('$6::uuid', 'p')}
     order by c.created_at, c.id`,
  );

const ofPostsStatement = pageStatement(
  'comment.ofPosts',
  'post p on p.id = owner.id',
  'c.post_id = owner.id and c.parent_id is null',
);
const repliesStatement = pageStatement(
  'comment.replies',
  'comment parent on parent.id = owner.id join post p on p.id = parent.post_id',
  'c.parent_id = owner.id',
);

const mutedCountsStatement = statement(
  'comment.mutedCounts',
  `select c.post_id as "postId", sum(1 + c.reply_count)::int as count from comment c
   where c.post_id = any($2::uuid[]) and ${mutedThreads('$1::uuid', 'c')} group by c.post_id`,
);

interface MutedCount {
  postId: string;
  count: number;
}

/** The comments with these ids, visible or not: `allow` decides what becomes of each. */
export function commentsByIds({ sql, viewer }: Reader, ids: readonly string[]): Promise<CommentRow[]> {
  return sql<CommentRow>(byIdsStatement, [ids, viewer?.id ?? null]);
}

/** Pages of the top-level comments of posts; a post that the viewer may not read has none. */
export const commentPages = ({ sql, viewer }: Reader) =>
  ownedPages((values) => sql<Owned<CommentRow>>(ofPostsStatement, [...values, viewer?.id ?? null]), earliest);

/** Pages of the replies to comments; a comment that the viewer may not read has none. */
export const replyPages = ({ sql, viewer }: Reader) =>
  ownedPages((values) => sql<Owned<CommentRow>>(repliesStatement, [...values, viewer?.id ?? null]), earliest);

/** How many comments under these posts the viewer does not get for having muted people; posts without any have no row. */
export async function mutedCommentCounts({ sql, viewer }: Reader, postIds: readonly string[]): Promise<MutedCount[]> {
  return viewer ? sql<MutedCount>(mutedCountsStatement, [viewer.id, postIds]) : [];
}

/** How many comments stand under a post as the viewer sees it, replies included. */
export async function commentCountOf(ctx: Context, post: Pick<Post, 'id' | 'commentCount'>): Promise<number> {
  if (!ctx.viewer || post.commentCount === 0) return post.commentCount;
  const muted = await ctx.load.mutedCommentCountOfPost.load(post.id);
  return Math.max(post.commentCount - (muted?.count ?? 0), 0);
}

/** How many replies hang on a comment as the viewer sees it. */
export const replyCountOf = (comment: CommentRow): number => comment.replyCount - comment.mutedReplyCount;
