import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import type { Comment } from '../model/comments/Comment.ts';
import { hiddenCommentCount } from '../model/comments/commentPolicy.ts';
import { type CommentRow, commentColumns } from '../model/comments/commentRows.ts';
import { claimId } from '../model/nodes/claimId.ts';
import { listOf, mentionedIn, notifyingMentioned } from '../model/notifications/mentions.ts';
import { notifying } from '../model/notifications/notifying.ts';
import { Post } from '../model/posts/Post.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { viewerFacts, visiblePosts } from '../model/posts/postPolicy.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';

// The statement that inserts a comment and notifies the members whom it concerns.

/** The maximum number of comments that a member may write on one post. */
export const maxComments = 1_000;

/** The maximum number of comments on one post. One statement deletes a post with its comments, and must end in time. */
export const maxCommentsOfPost = 20_000;

/**
 * Whether a member has room for another comment on a post, as SQL. A statement that locks the post counts before the lock: parallel requests
 * of a member can exceed the maximum by the few that one caller may run at once.
 */
export const hasRoom = (postId: string, authorId: string) =>
  `(select count(*) from (select from comment own where own.post_id = ${postId} and own.author_id = ${authorId}
    limit ${maxComments}) few) < ${maxComments}`;
export const isFull = (post: string) => `${post}.comment_count >= ${maxCommentsOfPost}`;

// Every write locks the post first, as `deletePost` does, so that concurrent writes under one post wait and never deadlock.
// The parent is locked when it is read, so that no reply refers to a deleted comment. The returned post is the locked row: its
// `commentCount` does not include the new comment yet.
const creationText = (also: string, mentionedIds: string) =>
  `with under as (
     select p.*, ${viewerFacts('$4::uuid', 'p')} from post p
     where p.id = $2 and ${visiblePosts('$4::uuid', 'p')} for no key update of p
   ), answered as (
     select c.id, c.author_id from comment c join under on under.id = c.post_id
     where c.id = $3 and c.parent_id is null for key share of c
   ), c as (
     insert into comment (id, post_id, parent_id, author_id, content, created_at)
     select $1::uuid, under.id, answered.id, $4::uuid, $5::text, $6::timestamptz from under left join answered on true
     where ($3::uuid is null or answered.id is not null) and ${hasRoom('under.id', '$4::uuid')}
       and not ${isFull('under')}
     on conflict do nothing returning *
   ), told as (${notifying(
     `select concerned.*, c.created_at as at
      from c join under on under.id = c.post_id left join answered on answered.id = c.parent_id
      cross join lateral (values
        (answered.author_id, 'reply', answered.id, under.id, answered.id),
        (nullif(under.author_id, answered.author_id), 'comment', under.id, under.id, null)
      ) concerned(user_id, kind, subject_id, post_id, comment_id)
      where concerned.user_id <> c.author_id`,
   )})${also}
   select ${commentColumns('$4::uuid')}, true as "viewerMayRead", answered.author_id as "answeredId",
     ${mentionedIds} as "mentionedIds", ${columnsOf(Post, 'p', { under: 'post' })},
     p."viewerIsMember" as "post.viewerIsMember", p."viewerIsKeptFromAuthor" as "post.viewerIsKeptFromAuthor",
     ${hiddenCommentCount('$4::uuid', 'p')} as "post.hiddenCommentCount"
   from c join under p on p.id = c.post_id join "user" author on author.id = c.author_id
   left join answered on answered.id = c.parent_id`;
const createStatement = statement('comment.create', creationText('', 'null::uuid[]'));
// A separate statement, because most texts mention no members. Members who get a comment or reply notification are excluded,
// so that nobody is notified twice.
const createMentioningStatement = statement(
  'comment.createMentioning',
  creationText(
    `, mentioned as (${notifyingMentioned({
      from: 'c join under on under.id = c.post_id left join answered on answered.id = c.parent_id',
      names: '$7',
      authorId: 'c.author_id',
      post: 'under',
      commentId: 'c.id',
      at: 'c.created_at',
      except: 'u.id = under.author_id or u.id is not distinct from answered.author_id',
    })} returning user_id)`,
    'array(select user_id from mentioned)',
  ),
);

/** The members whom a new comment concerns. */
export interface Concerned {
  readonly postAuthorId: string;
  readonly answeredId: string | null;
  readonly mentionedIds: string[] | null;
}

interface Inserted {
  readonly concerned: Concerned;
  /** Null from a transaction, whose rows do not have the types of the entities. */
  readonly rows: { comment: CommentRow; post: PostRow } | null;
}

type Created = CommentRow & { post: PostRow } & Omit<Concerned, 'postAuthorId'>;
type CreatedIn = Omit<Concerned, 'postAuthorId'> & { 'post.authorId': string };

/** Writes of the caller in the transaction of a new comment. An error rolls the comment back. */
export type Also = (em: EntityManager, comment: Comment) => Promise<void>;

/** How a comment is written. */
export interface CommentWrite {
  /** Whether the client chose the id. */
  readonly claimsId: boolean;
  readonly also?: Also | undefined;
}

/** Inserts a comment, and runs `also` in the same transaction. Returns undefined when the statement inserts no row. */
export async function insertComment(
  ctx: Context,
  comment: Comment,
  { claimsId, also }: CommentWrite,
): Promise<Inserted | undefined> {
  const { id, postId, parentId, authorId, content, createdAt } = comment;
  const names = mentionedIn(content);
  const creation = names.length > 0 ? createMentioningStatement : createStatement;
  const values = [id, postId, parentId, authorId, content, createdAt, ...(names.length > 0 ? [listOf(names)] : [])];
  if (claimsId || also) {
    return inTransaction(ctx.em, async (em) => {
      if (claimsId) await claimId(em, id, 'Comment');
      const [created] = await sqlIn(em)<CreatedIn>(creation, values);
      if (!created) return undefined;
      await also?.(em, comment);
      const { 'post.authorId': postAuthorId, answeredId, mentionedIds } = created;
      return { concerned: { postAuthorId, answeredId, mentionedIds }, rows: null };
    });
  }
  const [created] = await ctx.sql<Created>(creation, values);
  if (!created) return undefined;
  const { post, answeredId, mentionedIds, ...row } = created;
  return { concerned: { postAuthorId: post.authorId, answeredId, mentionedIds }, rows: { comment: row, post } };
}
