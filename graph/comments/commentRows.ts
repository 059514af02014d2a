import type { Context, Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { keyedStatement } from '../database/keyed.ts';
import { statement } from '../database/sql.ts';
import type { Owned, PageValues } from '../lib/ownedPages.ts';
import { earliest, ownedPages } from '../lib/ownedPages.ts';
import { ownedStatement } from '../lib/ownedStatement.ts';
import type { Post } from '../posts/Post.ts';
import { visiblePosts } from '../posts/postPolicy.ts';
import { User } from '../users/User.ts';
import { Comment } from './Comment.ts';
import type { CommentFacts } from './commentPolicy.ts';
import { mutedThreads, unmutedComments, visibleComments } from './commentPolicy.ts';

// How comments are read: oldest first, by (createdAt, id). The counts on the rows are everyone's; whoever has muted
// people is told them less what they do not see.

/**
 * A comment as the database holds it, with what the policy asks of it and how many of its replies the viewer has muted;
 * its author where they were read along with it.
 */
export type CommentRow = Comment & CommentFacts & { mutedReplyCount: number; author?: User };

/** The columns of a comment, with its author. */
export const commentColumns = (viewerId: string) =>
  `${columnsOf(Comment, 'c')}, p.author_id as "postAuthorId", case when c.reply_count = 0 then 0 else (
     select count(*)::int from mute m join comment reply on reply.parent_id = c.id and reply.author_id = m.muted_id
     where m.muter_id = ${viewerId}
   ) end as "mutedReplyCount", ${columnsOf(User, 'author', 'author')}`;

const byIdsStatement = keyedStatement(
  'comment.byIds',
  ({
    among,
  }) => `select ${commentColumns('$2::uuid')}, (${visibleComments('$2::uuid', 'c', 'p')}) is true as "viewerMayRead"
   from comment c join post p on p.id = c.post_id join "user" author on author.id = c.author_id where c.id = ${among}`,
);

/** Pages of the comments that hang on each owner: a post or a comment. $4 is the viewer. */
const pageStatement = (name: string, owners: string, hangOn: string) =>
  ownedStatement(
    name,
    1,
    ({
      rows,
      limit,
      offset,
    }) => `select ${commentColumns('$4::uuid')}, true as "viewerMayRead", owner.id as "ownerId", c.created_at as "listedAt"
     from ${rows} owner(id)
     join ${owners}
     cross join lateral (
       select * from comment c
       where ${hangOn} and ${unmutedComments('$4::uuid', 'c')} and (c.created_at, c.id) > ($2::timestamptz, $3::uuid)
       order by c.created_at, c.id limit ${limit} offset ${offset}
     ) c
     join "user" author on author.id = c.author_id
     where ${visiblePosts('$4::uuid', 'p')}
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
  const { statement, key } = byIdsStatement(ids);
  return sql<CommentRow>(statement, [key, viewer?.id ?? null]);
}

function pagesBy({ sql, viewer }: Reader, page: typeof ofPostsStatement, values: PageValues) {
  const asked = page(values, viewer?.id ?? null);
  return sql<Owned<CommentRow>>(asked.statement, asked.values);
}

/** Pages of the top-level comments of posts; a post that the viewer may not read has none. */
export const commentPages = (reader: Reader) =>
  ownedPages((values) => pagesBy(reader, ofPostsStatement, values), earliest);

/** Pages of the replies to comments; a comment that the viewer may not read has none. */
export const replyPages = (reader: Reader) =>
  ownedPages((values) => pagesBy(reader, repliesStatement, values), earliest);

/** How many comments under these posts the viewer does not get for having muted people; posts without any have no row. */
export async function mutedCommentCounts({ sql, viewer }: Reader, postIds: readonly string[]): Promise<MutedCount[]> {
  return viewer ? sql<MutedCount>(mutedCountsStatement, [viewer.id, postIds]) : [];
}

type Counted = Pick<Post, 'id' | 'commentCount'> & { mutedCommentCount?: number };

const told = ({ commentCount }: Counted, muted: number) => Math.max(commentCount - muted, 0);

async function countWithoutMuted(ctx: Context, post: Counted): Promise<number> {
  return told(post, (await ctx.load.mutedCommentCountOfPost.load(post.id))?.count ?? 0);
}

/** How many comments stand under a post as the viewer sees it, replies included. */
export function commentCountOf(ctx: Context, post: Counted): number | Promise<number> {
  if (!ctx.viewer || post.commentCount === 0) return post.commentCount;
  return post.mutedCommentCount === undefined ? countWithoutMuted(ctx, post) : told(post, post.mutedCommentCount);
}

/** How many replies hang on a comment as the viewer sees it. */
export const replyCountOf = (comment: CommentRow): number => comment.replyCount - comment.mutedReplyCount;
