import { createComment } from '../comments/comments.ts';
import type { Context } from '../context.ts';
import type { CommentRow } from '../model/comments/commentRows.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotified } from '../model/notifications/notificationChanges.ts';
import { notifying } from '../model/notifications/notifying.ts';
import { heldRide } from '../model/posts/removals.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isCompleted } from './rides.ts';
import { requireLedRide } from './sheet.ts';

// A leader thanks the riders once, by a comment on the ride. It is read, edited, reported and removed as every comment is. Every member
// who was there is notified as if the comment mentioned them.

const stateStatement = statement(
  'ride.thankable',
  'select here_count as "hereCount", thanked_at is not null as "isThanked" from ride where id = $1',
);
const thankStatement = statement(
  'ride.thank',
  `${heldRide('$1')}, thanked as (
     update ride set thanked_at = $4::timestamptz from held where ride.id = held.id and ride.thanked_at is null returning ride.id
   ), told as (${notifying(
     `select rp.user_id, '${NotificationKind.MENTION}' as kind, $2::uuid as subject_id, rp.post_id, $2::uuid as comment_id, $4::timestamptz as at
      from thanked join ride_participant rp on rp.post_id = thanked.id and rp.is_here and rp.user_id <> $3::uuid`,
   )} returning user_id)
   select array(select user_id from told) as ids from thanked`,
);

const alreadyThanked = () =>
  new DomainError('CONFLICT', 'The riders of this ride have been thanked: write a comment instead');

/**
 * Thanks the participants who were there, in a comment on a ride that the viewer leads. Throws UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT
 * before the start and without a check-in, CONFLICT when a leader has thanked before, and the errors of `createComment`.
 */
export async function thankRiders(
  ctx: Context,
  { postId, text }: { postId: string; text: string },
): Promise<CommentRow> {
  const ride = await requireLedRide(ctx, postId);
  if (!isCompleted(ctx, ride)) throw badInput('The ride has not started yet: thank the riders after it', 'postId');
  const [state] = await ctx.sql<{ hereCount: number; isThanked: boolean }>(stateStatement, [ride.id]);
  if (state?.isThanked) throw alreadyThanked();
  if (!state?.hereCount) throw badInput('Nobody was checked in: check in on the sheet who was there', 'postId');
  let ids: string[] = [];
  const { comment } = await createComment(
    ctx,
    { postId: ride.id, content: text },
    async (em, { id, authorId, createdAt }) => {
      // The comment holds the post, so that leaders who thank at once take turns: the second finds the mark of the first.
      const [thanked] = await sqlIn(em)<{ ids: string[] }>(thankStatement, [ride.id, id, authorId, createdAt]);
      if (!thanked) throw alreadyThanked();
      ids = thanked.ids;
    },
  );
  publishNotified(ctx, ids, { kind: NotificationKind.MENTION, subjectId: comment.id });
  return comment;
}
