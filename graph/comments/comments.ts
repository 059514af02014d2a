import { type Context, clearLoaders } from '../context.ts';
import { Comment } from '../model/comments/Comment.ts';
import { followingComments, previousComments, previousCounts } from '../model/comments/commentNeighbours.ts';
import { commentPolicy } from '../model/comments/commentPolicy.ts';
import {
  type CommentRow,
  commentPages,
  commentsByIds,
  hiddenCommentCounts,
  replyPages,
} from '../model/comments/commentRows.ts';
import { rejectIdOfOtherType } from '../model/nodes/rejectIdOfOtherType.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from '../model/notifications/notificationChanges.ts';
import { notifiedUnder } from '../model/notifications/notifiedUnder.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { PostActivityKind, publishPost } from '../model/posts/postChanges.ts';
import { noteRemoval } from '../model/posts/removals.ts';
import type { Reader } from '../model/reader.ts';
import { statement } from '../platform/database/sql.ts';
import { byId, one } from '../platform/graphql/batch.ts';
import { allow, requireViewer } from '../platform/lib/allow.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId, newId } from '../platform/lib/ids.ts';
import { isReplayOf } from '../platform/lib/isReplayOf.ts';
import { changeOf } from '../platform/live/pubSub.ts';
import { findPost, requirePost } from '../posts/posts.ts';
import type { CreateCommentInput } from './commentInputs.ts';
import {
  type Also,
  type CommentWrite,
  type Concerned,
  hasRoom,
  insertComment,
  isFull,
  maxComments,
  maxCommentsOfPost,
} from './insertComment.ts';

// Comments on posts. The parent of a reply is always a top-level comment, and replies are deleted with their parent. The author
// of a post may delete the comments of others on it.

const roomStatement = statement(
  'comment.room',
  `select ${hasRoom('p.id', '$2')} as "hasRoom", ${isFull('p')} as "isFull" from post p where p.id = $1`,
);

const deleteStatement = statement(
  'comment.delete',
  `with under as (
     select id from post where id = $2 for no key update
   ), gone as (
     delete from comment c using under where c.id = $1 and c.post_id = under.id returning c.id, c.post_id
   )
   ${noteRemoval(PostActivityKind.COMMENT_DELETED, 'gone', '$3', '$4')}`,
);

/** The post of a comment, and its parent comment if it is a reply. */
interface Place {
  post: PostRow;
  parent: CommentRow | null;
}

async function loadComment(ctx: Context, id: string): Promise<CommentRow | null> {
  return isId(id) ? ctx.load.commentById.load(id.toLowerCase()) : null;
}

/** Finds a comment; null when it is unknown or the viewer may not read it. */
export async function findComment(ctx: Context, id: string): Promise<CommentRow | null> {
  const comment = await loadComment(ctx, id);
  return comment && commentPolicy.read.may(ctx.viewer, comment) ? comment : null;
}

/** Finds a comment that the viewer may read or delete. Throws NOT_FOUND 'Comment not found', UNAUTHENTICATED or FORBIDDEN. */
export async function requireComment(ctx: Context, verb: keyof typeof commentPolicy, id: string): Promise<CommentRow> {
  const comment = await loadComment(ctx, id);
  allow(ctx.viewer, commentPolicy[verb], comment);
  return comment;
}

async function placeOf(ctx: Context, { postId, parentId }: Comment): Promise<Place> {
  const [post, parent] = await Promise.all([
    requirePost(ctx, 'read', postId),
    parentId === null ? null : findComment(ctx, parentId),
  ]);
  return { post, parent };
}

/**
 * Creates a comment, or a reply to a top-level comment of the same post. Throws UNAUTHENTICATED, NOT_FOUND 'Post not found',
 * BAD_USER_INPUT, and CONFLICT. CONFLICT means that the id belongs to another's comment or to other content, or to something
 * that was deleted within a day, or that the viewer has written too many comments on the post, or all members together.
 */
export async function createComment(
  ctx: Context,
  input: CreateCommentInput,
  also?: Also,
): Promise<Place & { comment: CommentRow; isReplay: boolean }> {
  const viewer = requireViewer(ctx);
  const id = input.id?.toLowerCase() ?? newId();
  const parentId = input.parentId ?? null;
  // Without an id and a parent, only the post needs a check, and the insert statement makes it.
  const post = input.id == null && parentId === null ? null : await requirePost(ctx, 'read', input.postId);
  let isReplay = true;
  if (!post || !(await isCommentReplay(ctx, { ...input, id, authorId: viewer.id, postId: post.id }))) {
    if (input.id != null) await rejectIdOfOtherType(ctx, id, 'Comment');
    const parent = post && parentId !== null ? await parentIdFor(ctx, post, parentId) : null;
    await ctx.services.limiter.consume('texts', viewer.id);
    const facts = {
      id,
      postId: input.postId.toLowerCase(),
      parentId: parent,
      authorId: viewer.id,
      content: input.content.trim(),
    };
    const draft = Object.assign(new Comment(), { ...facts, createdAt: ctx.now });
    isReplay = !(await write(ctx, draft, { claimsId: input.id != null, also }));
  } else clearLoaders(ctx);
  const comment = await requireComment(ctx, 'read', id);
  return { comment, ...(await placeOf(ctx, comment)), isReplay };
}

type SentComment = Pick<Comment, 'id' | 'authorId' | 'postId' | 'content'> & { readonly parentId?: string | null };

/** Whether the author has created this comment before. Throws CONFLICT when the id belongs to another's comment or other content. */
async function isCommentReplay(ctx: Context, sent: SentComment): Promise<boolean> {
  const [known] = await commentsByIds(ctx, [sent.id]);
  return isReplayOf(known, {
    noun: 'comment',
    isOwn: ({ authorId }) => authorId === sent.authorId,
    // An edited comment counts as the same, because its first text is unknown.
    isSame: ({ content, postId, parentId, updatedAt }) =>
      (updatedAt !== null || content === sent.content.trim()) &&
      postId === sent.postId.toLowerCase() &&
      parentId === (sent.parentId?.toLowerCase() ?? null),
    requireReadable: () => requireComment(ctx, 'read', sent.id),
  });
}

const tooMany = () =>
  new DomainError(
    'CONFLICT',
    `You have written ${maxComments.toLocaleString('en')} comments on this post, which is the maximum: delete one first`,
  );

const postIsFull = () =>
  new DomainError(
    'CONFLICT',
    `This post has ${maxCommentsOfPost.toLocaleString('en')} comments, which is the maximum: write a post of your own`,
  );

const noParent = () => badInput('parentId must be a top-level comment of the same post', 'parentId');

async function parentIdFor(ctx: Context, post: PostRow, parentId: string): Promise<string> {
  const parent = await findComment(ctx, parentId);
  if (parent?.postId !== post.id || parent.parentId !== null) throw noParent();
  return parent.id;
}

/**
 * Inserts a comment and primes the loaders with the new comment and post. Returns false when a concurrent request with the same
 * id was faster.
 */
async function write(ctx: Context, comment: Comment, how: CommentWrite): Promise<boolean> {
  const { id, postId, authorId, parentId, createdAt } = comment;
  const created = isId(postId) ? await insertComment(ctx, comment, how) : undefined;
  clearLoaders(ctx);
  if (created) {
    if (created.rows) {
      const { comment: row, post } = created.rows;
      ctx.load.commentById.prime(id, row);
      ctx.load.postById.prime(post.id, { ...post, commentCount: post.commentCount + 1 });
    }
    publishPost(ctx, postId, changeOf(PostActivityKind.COMMENT_CREATED, id, createdAt));
    publishConcerned(ctx, comment, created.concerned);
    return true;
  }
  if (await isCommentReplay(ctx, comment)) return false;
  await requirePost(ctx, 'read', postId);
  const [room] = await ctx.sql<{ hasRoom: boolean; isFull: boolean }>(roomStatement, [postId, authorId]);
  if (room?.hasRoom === false) throw tooMany();
  if (room?.isFull) throw postIsFull();
  // The post or the parent was deleted between the check and the insert.
  throw parentId === null ? new DomainError('NOT_FOUND', 'Post not found') : noParent();
}

/** Publishes to the authors of the parent and the post, and to mentioned members, that they may have a new notification. */
function publishConcerned(
  ctx: Context,
  { id, parentId, authorId, postId }: Comment,
  { postAuthorId, answeredId, mentionedIds }: Concerned,
): void {
  const notify = (userIds: readonly (string | null)[], kind: NotificationKind, subjectId: string) => {
    const others = userIds.filter((each) => each !== null).filter((each) => each !== authorId);
    publishNotified(ctx, others, { kind, subjectId });
  };
  if (parentId !== null) notify([answeredId], NotificationKind.REPLY, parentId);
  if (postAuthorId !== answeredId) notify([postAuthorId], NotificationKind.COMMENT, postId);
  notify(mentionedIds ?? [], NotificationKind.MENTION, id);
}

/** The result of a deletion. Post and parent are null when the viewer may no longer read them. */
interface DeletedComment {
  deletedCommentId: string;
  post: PostRow | null;
  parent: CommentRow | null;
}

/** Deletes a comment with its replies, even when it is now hidden from the viewer. Throws NOT_FOUND 'Comment not found', UNAUTHENTICATED or FORBIDDEN. */
export async function deleteComment(ctx: Context, commentId: string): Promise<DeletedComment> {
  const comment = await requireComment(ctx, 'delete', commentId);
  const { id, postId, parentId } = comment;
  const answered = parentId === null ? null : await ctx.load.commentById.load(parentId);
  const authorIds = [comment.authorId, ...(answered ? [answered.authorId] : [])];
  const notified = await notifiedUnder(ctx, { postId, commentId: id });
  const deleted = await ctx.sql(deleteStatement, [id, postId, authorIds, ctx.now]);
  clearLoaders(ctx);
  if (deleted.length === 0) throw new DomainError('NOT_FOUND', 'Comment not found');
  publishPost(ctx, postId, changeOf(PostActivityKind.COMMENT_DELETED, id, ctx.now, authorIds));
  publishNotificationsChanged(ctx, notified);
  const [post, parent] = await Promise.all([
    findPost(ctx, postId),
    parentId === null ? null : findComment(ctx, parentId),
  ]);
  return { deletedCommentId: id, post, parent };
}

export const commentLoaders = (reader: Reader) => ({
  /** Loads comments, visible or not. Only domain code may use it, and must check the policy. */
  commentById: byId((ids) => commentsByIds(reader, ids)),
  commentsOfPost: commentPages(reader),
  repliesOfComment: replyPages(reader),
  previousOfComment: previousComments(reader),
  followingOfComment: followingComments(reader),
  previousCountOfComment: one(
    (ids) => previousCounts(reader, ids),
    ({ commentId }) => commentId,
  ),
  hiddenCommentCountOfPost: one(
    (postIds) => hiddenCommentCounts(reader, postIds),
    (muted) => muted.postId,
  ),
});
