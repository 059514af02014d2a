import type { Context } from '../context.ts';
import { reread } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import { allow, requireViewer } from '../lib/allow.ts';
import { badInput, DomainError } from '../lib/errors.ts';
import { isId, newId } from '../lib/ids.ts';
import { changeOf } from '../lib/pubSub.ts';
import { refuseOtherKind } from '../nodes/refuseOtherKind.ts';
import { mentionedIn, notifyingMentioned } from '../notifications/mentions.ts';
import { NotificationKind } from '../notifications/NotificationKind.ts';
import { tellNotificationsChanged, tellNotified } from '../notifications/notificationChanges.ts';
import { notifiedUnder } from '../notifications/notifiedUnder.ts';
import { notifying } from '../notifications/notifying.ts';
import { Post } from '../posts/Post.ts';
import { PostActivityKind, tellPost } from '../posts/postChanges.ts';
import { viewerFacts, visiblePosts } from '../posts/postPolicy.ts';
import type { PostRow } from '../posts/posts.ts';
import { requirePost } from '../posts/posts.ts';
import { forgetRemovals, noteRemoval } from '../posts/removals.ts';
import { Comment } from './Comment.ts';
import type { CreateCommentInput } from './commentInputs.ts';
import { commentPolicy, mutedCommentCount } from './commentPolicy.ts';
import type { CommentRow } from './commentRows.ts';
import { commentColumns, commentsByIds } from './commentRows.ts';

// What members say under posts. A reply hangs on a top-level comment, never on a reply, and goes when that goes; the
// author of a post may delete what others say under it.

// Every write locks the post first, as its own deletion does: writes that meet under it queue up and never deadlock.
// What is to be answered is locked as it is read, so that no reply is left hanging on what is gone. Both rows come back as
// they will be: the post as it was locked, and one comment more.
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
     where $3::uuid is null or answered.id is not null
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
     ${mentionedIds} as "mentionedIds", ${columnsOf(Post, 'p', 'post')},
     p."viewerIsMember" as "post.viewerIsMember", p."viewerHasMutedAuthor" as "post.viewerHasMutedAuthor",
     ${mutedCommentCount('$4::uuid', 'p')} as "post.mutedCommentCount"
   from c join under p on p.id = c.post_id join "user" author on author.id = c.author_id
   left join answered on answered.id = c.parent_id`;
const createStatement = statement('comment.create', creationText('', 'null::uuid[]'));
// Apart, because most texts name nobody. Whom the comment concerns anyway is told so, not twice.
const createMentioningStatement = statement(
  'comment.createMentioning',
  creationText(
    `, mentioned as (${notifyingMentioned({
      from: 'c join under on under.id = c.post_id left join answered on answered.id = c.parent_id',
      names: '$7',
      authorId: 'c.author_id',
      postId: 'c.post_id',
      commentId: 'c.id',
      at: 'c.created_at',
      except: 'u.id = under.author_id or u.id is not distinct from answered.author_id',
    })} returning user_id)`,
    'array(select user_id from mentioned)',
  ),
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

/** What a comment stands under: the post, and the comment it answers. */
interface Place {
  post: PostRow;
  parent: CommentRow | null;
}

/** A comment as it was written, with its post and those whom it concerns. */
type Created = CommentRow & { post: PostRow; answeredId: string | null; mentionedIds: string[] | null };

async function loadComment(ctx: Context, id: string): Promise<CommentRow | null> {
  return isId(id) ? ctx.load.commentById.load(id.toLowerCase()) : null;
}

/** The comment of this id, null when unknown or not visible to the viewer. */
export async function findComment(ctx: Context, id: string): Promise<CommentRow | null> {
  const comment = await loadComment(ctx, id);
  return comment && commentPolicy.read.may(ctx.viewer, comment) ? comment : null;
}

/** The comment of this id if the viewer may do this to it; throws NOT_FOUND 'Comment not found', UNAUTHENTICATED or FORBIDDEN. */
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
 * Comments on a post, or answers a top-level comment of it. Throws UNAUTHENTICATED, NOT_FOUND 'Post not found',
 * BAD_USER_INPUT, CONFLICT for another's id.
 */
export async function createComment(ctx: Context, input: CreateCommentInput): Promise<Place & { comment: CommentRow }> {
  const viewer = requireViewer(ctx);
  const id = input.id?.toLowerCase() ?? newId();
  const parentId = input.parentId ?? null;
  // Who names neither id nor parent can only be wrong about the post, which the write itself looks at.
  const post = input.id == null && parentId === null ? null : await requirePost(ctx, 'read', input.postId);
  if (!post || !(await isRepeated(ctx, id, viewer.id))) {
    if (input.id != null) await refuseOtherKind(ctx, id, 'Comment');
    const parent = post && parentId !== null ? await parentIdFor(ctx, post, parentId) : null;
    const facts = { id, postId: input.postId, parentId: parent, authorId: viewer.id, content: input.content.trim() };
    await write(ctx, Object.assign(new Comment(), { ...facts, createdAt: ctx.now }));
  } else reread(ctx);
  const comment = await requireComment(ctx, 'read', id);
  return { comment, ...(await placeOf(ctx, comment)) };
}

/** Whether the author has made this comment before; throws CONFLICT where someone else has. */
async function isRepeated(ctx: Context, id: string, authorId: string): Promise<boolean> {
  const [known] = await commentsByIds(ctx, [id]);
  if (known && known.authorId !== authorId) throw new DomainError('CONFLICT', 'This id is taken', { field: 'id' });
  return known !== undefined;
}

const noParent = () => badInput('parentId must be a top-level comment of the same post', 'parentId');

async function parentIdFor(ctx: Context, post: PostRow, parentId: string): Promise<string> {
  const parent = await findComment(ctx, parentId);
  if (parent?.postId !== post.id || parent.parentId !== null) throw noParent();
  return parent.id;
}

/** Writes a comment and keeps what it has made of comment and post for whoever asks next. */
async function write(ctx: Context, comment: Comment): Promise<void> {
  const { id, postId, parentId, authorId, content, createdAt } = comment;
  const values = [id, postId, parentId, authorId, content, createdAt];
  const names = mentionedIn(content);
  const [creation, more] = names.length > 0 ? [createMentioningStatement, [names]] : [createStatement, []];
  const [made] = isId(postId) ? await ctx.sql<Created>(creation, [...values, ...more]) : [];
  reread(ctx);
  if (made) {
    const { post, answeredId, mentionedIds, ...row } = made;
    ctx.load.commentById.prime(id, row);
    ctx.load.postById.prime(post.id, { ...post, commentCount: post.commentCount + 1 });
    tellPost(ctx, postId, changeOf(PostActivityKind.COMMENT_CREATED, id, createdAt));
    return tellConcerned(ctx, made);
  }
  if (await isRepeated(ctx, id, authorId)) return;
  await requirePost(ctx, 'read', postId);
  // Between the check and the write someone has deleted what it was to hang on.
  throw parentId === null ? new DomainError('NOT_FOUND', 'Post not found') : noParent();
}

/** Tells whoever is answered or mentioned, and the author of the post, that there may be something for them. */
function tellConcerned(ctx: Context, { id, parentId, authorId, post, answeredId, mentionedIds }: Created): void {
  const tell = (userIds: readonly (string | null)[], kind: NotificationKind, subjectId: string) => {
    const others = userIds.filter((each) => each !== null).filter((each) => each !== authorId);
    tellNotified(ctx, others, { kind, subjectId });
  };
  if (parentId !== null) tell([answeredId], NotificationKind.REPLY, parentId);
  if (post.authorId !== answeredId) tell([post.authorId], NotificationKind.COMMENT, post.id);
  tell(mentionedIds ?? [], NotificationKind.MENTION, id);
}

/** Deletes a comment with its replies. Throws NOT_FOUND 'Comment not found', UNAUTHENTICATED or FORBIDDEN. */
export async function deleteComment(ctx: Context, commentId: string): Promise<Place & { deletedCommentId: string }> {
  const comment = await requireComment(ctx, 'delete', commentId);
  const { id, postId, parentId } = comment;
  const answered = parentId === null ? null : await ctx.load.commentById.load(parentId);
  const authorIds = [comment.authorId, ...(answered ? [answered.authorId] : [])];
  const notified = await notifiedUnder(ctx, { postId, commentId: id });
  const deleted = await ctx.sql(deleteStatement, [id, postId, authorIds, ctx.now]);
  reread(ctx);
  if (deleted.length === 0) throw new DomainError('NOT_FOUND', 'Comment not found');
  tellPost(ctx, postId, changeOf(PostActivityKind.COMMENT_DELETED, id, ctx.now, authorIds));
  tellNotificationsChanged(ctx, notified);
  await forgetRemovals(ctx);
  return { deletedCommentId: id, ...(await placeOf(ctx, comment)) };
}
