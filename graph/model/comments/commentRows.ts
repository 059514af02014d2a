import { columnsOf } from '../../platform/database/columns.ts';
import { keyedStatement } from '../../platform/database/keyed.ts';
import { earliest, type Owned, ownedPages, type PageValues } from '../../platform/database/ownedPages.ts';
import { ownedStatement } from '../../platform/database/ownedStatement.ts';
import { statement } from '../../platform/database/sql.ts';
import { timeCursors } from '../../platform/graphql/cursors.ts';
import { visiblePosts } from '../posts/postPolicy.ts';
import { shownInList } from '../posts/underPosts.ts';
import type { Reader } from '../reader.ts';
import { User } from '../users/User.ts';
import { Comment } from './Comment.ts';
import { type CommentFacts, hiddenReplyCount, hiddenThreads, visibleComments } from './commentPolicy.ts';

// Comments are read oldest first, by (createdAt, id). The counts in the rows include all comments. For a viewer with
// hidden members, the number of hidden comments is subtracted.

/**
 * A row of a comment with the facts of its policy and the number of replies hidden from the viewer. `author` is set
 * only if the statement read it too.
 */
export type CommentRow = Comment & CommentFacts & { hiddenReplyCount: number; author?: User };

/** The columns of a comment and of its author. */
export const commentColumns = (viewerId: string) =>
  `${columnsOf(Comment, 'c')}, p.author_id as "postAuthorId", ${hiddenReplyCount(viewerId, 'c', 'p')} as "hiddenReplyCount", ${columnsOf(User, 'author', { under: 'author' })}`;

const byIdsStatement = keyedStatement(
  'comment.byIds',
  ({
    among,
  }) => `select ${commentColumns('$2::uuid')}, (${visibleComments('$2::uuid', 'c', 'p')}) is true as "viewerMayRead"
   from comment c join post p on p.id = c.post_id join "user" author on author.id = c.author_id where c.id = ${among}`,
);

/** Pages of the comments of each owner: a post or a comment. $4 is the viewer. */
const pageStatement = (
  name: string,
  { owners, isReadable, hangOn }: Record<'owners' | 'isReadable' | 'hangOn', string>,
) =>
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
       where ${hangOn} and ${shownInList('$4::uuid', 'c', 'p')} and (c.created_at, c.id) > ($2::timestamptz, $3::uuid)
       order by c.created_at, c.id limit ${limit} offset ${offset}
     ) c
     join "user" author on author.id = c.author_id
     where ${isReadable}
     order by c.created_at, c.id`,
  );

const ofPostsStatement = pageStatement('comment.ofPosts', {
  owners: 'post p on p.id = owner.id',
  isReadable: visiblePosts('$4::uuid', 'p'),
  hangOn: 'c.post_id = owner.id and c.parent_id is null',
});
const repliesStatement = pageStatement('comment.replies', {
  owners: 'comment parent on parent.id = owner.id join post p on p.id = parent.post_id',
  isReadable: visibleComments('$4::uuid', 'parent', 'p'),
  hangOn: 'c.parent_id = owner.id',
});

const hiddenCountsStatement = statement(
  'comment.hiddenCounts',
  `select c.post_id as "postId", sum(1 + c.reply_count)::int as count from comment c
   where c.post_id = any($2::uuid[]) and ${hiddenThreads('$1::uuid', 'c')} group by c.post_id`,
);

interface HiddenCount {
  postId: string;
  count: number;
}

/** The comments with these ids, visible or not. `allow` decides whether the viewer may read each. */
export function commentsByIds({ sql, viewer }: Reader, ids: readonly string[]): Promise<CommentRow[]> {
  const { statement, key } = byIdsStatement(ids);
  return sql<CommentRow>(statement, [key, viewer?.id ?? null]);
}

/** Runs the statement of a list for one page of each owner. */
export function pagesBy({ sql, viewer }: Reader, page: ReturnType<typeof ownedStatement>, values: PageValues) {
  const asked = page(values, viewer?.id ?? null);
  return sql<Owned<CommentRow>>(asked.statement, asked.values);
}

const commentCursors = timeCursors('comments');

/** Pages of the top-level comments of posts. A post that the viewer may not read has none. */
export const commentPages = (reader: Reader) =>
  ownedPages(commentCursors, (values) => pagesBy(reader, ofPostsStatement, values), earliest);

const replyCursors = timeCursors('replies');

/** Pages of the replies to comments. A comment that the viewer may not read has none. */
export const replyPages = (reader: Reader) =>
  ownedPages(replyCursors, (values) => pagesBy(reader, repliesStatement, values), earliest);

/** How many comments under these posts are hidden from the viewer. Posts without hidden comments have no row. */
export function hiddenCommentCounts({ sql, viewer }: Reader, postIds: readonly string[]): Promise<HiddenCount[]> {
  return sql<HiddenCount>(hiddenCountsStatement, [viewer?.id ?? null, postIds]);
}

/** When a comment was last edited. Its time of creation until the first edit. */
export const updatedAtOf = ({ updatedAt, createdAt }: Pick<Comment, 'createdAt' | 'updatedAt'>): Date =>
  updatedAt ?? createdAt;

/** How many replies to a comment the viewer can see. */
export const replyCountOf = (comment: CommentRow): number => comment.replyCount - comment.hiddenReplyCount;
