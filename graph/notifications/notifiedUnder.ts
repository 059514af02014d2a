import type { Reader } from '../context.ts';
import { statement } from '../database/sql.ts';
import { visibleNotifications } from './notificationPolicy.ts';

// Among what is about to go: a member is told of its going only if they were told of its coming.
const underPostStatement = statement(
  'notification.underPost',
  `select distinct n.user_id as "userId" from notification n
   where n.post_id = $1 and n.read_at is null and ${visibleNotifications('n.user_id', 'n')}`,
);
const underCommentStatement = statement(
  'notification.underComment',
  `select p.author_id as "userId" from post p where p.id = $2
   union
   select parent.author_id from comment c join comment parent on parent.id = c.parent_id where c.id = $1
   union
   select n.user_id from comment gone join notification n on n.comment_id = gone.id
   where (gone.id = $1 or gone.parent_id = $1) and n.read_at is null and ${visibleNotifications('n.user_id', 'n')}`,
);

/** Those whose unread notifications may be of something that is about to be deleted. */
export async function notifiedUnder(
  { sql }: Reader,
  { postId, commentId }: { postId: string; commentId?: string },
): Promise<string[]> {
  const rows = commentId
    ? await sql<{ userId: string }>(underCommentStatement, [commentId, postId])
    : await sql<{ userId: string }>(underPostStatement, [postId]);
  return rows.map(({ userId }) => userId);
}
