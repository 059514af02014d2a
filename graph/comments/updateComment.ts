import { type Context, clearLoaders } from '../context.ts';
import { type CommentRow, commentColumns } from '../model/comments/commentRows.ts';
import { editingMentions, isKnown, mentionedIn, notifyingMentioned } from '../model/notifications/mentions.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from '../model/notifications/notificationChanges.ts';
import { PostActivityKind, publishPost } from '../model/posts/postChanges.ts';
import { viewerFacts, visiblePosts } from '../model/posts/postPolicy.ts';
import { isThankedBy } from '../model/rides/isThankedBy.ts';
import { statement } from '../platform/database/sql.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { changeOf } from '../platform/live/pubSub.ts';
import type { UpdateCommentInput } from './commentInputs.ts';
import { requireComment } from './comments.ts';

// The edit of a comment. An edit notifies the members it adds, each once, and withdraws the notifications of those it drops.

// It locks the post first, as all writes under a post do.
const editText = (also: string, toldIds: string, changedIds: string) =>
  `with p as (
     select p.*, ${viewerFacts('$4::uuid', 'p')} from post p
     where p.id = $2 and ${visiblePosts('$4::uuid', 'p')} for no key update of p
   ), c as (
     update comment set content = $3::text, updated_at = $5::timestamptz from p
     where comment.id = $1 and comment.post_id = p.id and comment.author_id = $4::uuid and comment.content <> $3::text
       and ($6::timestamptz is null or coalesce(comment.updated_at, comment.created_at) = $6::timestamptz)
     returning comment.*
   )${also}
   select ${commentColumns('$4::uuid')}, true as "viewerMayRead", ${toldIds} as "toldIds", ${changedIds} as "changedIds"
   from c join p on p.id = c.post_id join "user" author on author.id = c.author_id`;
const editStatement = statement('comment.edit', editText('', 'null::uuid[]', 'null::uuid[]'));
// A separate statement, because most texts mention no members. $7 has the names in the text, $8 those that the edit adds.
const editMentioningStatement = statement(
  'comment.editMentioning',
  editText(
    `, ${editingMentions({
      from: 'c',
      of: 'n.comment_id = c.id',
      names: '$7',
      at: 'c.updated_at',
      stays: isThankedBy('n.user_id', 'c'),
    })},
     mentioned as (${notifyingMentioned({
       from: 'c join p on p.id = c.post_id left join comment answered on answered.id = c.parent_id',
       names: '$8',
       authorId: 'c.author_id',
       post: 'p',
       commentId: 'c.id',
       at: 'c.updated_at',
       except: `u.id = p.author_id or u.id is not distinct from answered.author_id or ${isKnown}`,
     })} returning user_id)`,
    'array(select user_id from mentioned)',
    'array(select user_id from changed)',
  ),
);

type Edited = CommentRow & { toldIds: string[] | null; changedIds: string[] | null };

/**
 * Edits a comment of the viewer. A text that the comment already has changes nothing. Throws UNAUTHENTICATED, NOT_FOUND
 * 'Comment not found', FORBIDDEN for another's comment, BAD_USER_INPUT, and CONFLICT when the comment was edited since
 * `expectedUpdatedAt`.
 */
export async function updateComment(ctx: Context, input: UpdateCommentInput): Promise<{ comment: CommentRow }> {
  const former = await requireComment(ctx, 'edit', input.commentId);
  const content = input.content.trim();
  const edited = await writeEdit(ctx, former, { content, expectedUpdatedAt: input.expectedUpdatedAt });
  clearLoaders(ctx);
  if (edited) {
    const { toldIds, changedIds, ...comment } = edited;
    ctx.load.commentById.prime(comment.id, comment);
    publishPost(ctx, comment.postId, changeOf(PostActivityKind.COMMENT_CHANGED, comment.id, ctx.now));
    publishNotified(ctx, toldIds ?? [], { kind: NotificationKind.MENTION, subjectId: comment.id });
    publishNotificationsChanged(ctx, changedIds ?? []);
    return { comment };
  }
  const comment = await requireComment(ctx, 'edit', former.id);
  if (comment.content === content) return { comment };
  throw new DomainError('CONFLICT', 'The comment was edited since: read it again, then edit it', {
    field: 'expectedUpdatedAt',
  });
}

interface Edit {
  content: string;
  expectedUpdatedAt?: Date | null | undefined;
}

/** Returns undefined when the comment already has this text, was edited since, or was deleted. */
async function writeEdit(ctx: Context, former: CommentRow, edit: Edit): Promise<Edited | undefined> {
  const { id, postId, authorId } = former;
  const values = [id, postId, edit.content, authorId, ctx.now, edit.expectedUpdatedAt ?? null];
  const names = mentionedIn(edit.content);
  const known = mentionedIn(former.content);
  const mentionsNobody = names.length === 0 && known.length === 0;
  const [edited] = mentionsNobody
    ? await ctx.sql<Edited>(editStatement, values)
    : await ctx.sql<Edited>(editMentioningStatement, [...values, names, names.filter((name) => !known.includes(name))]);
  return edited;
}
