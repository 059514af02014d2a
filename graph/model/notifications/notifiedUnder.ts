import { statement } from '../../platform/database/sql.ts';
import type { Reader } from '../reader.ts';
import { visibleNotifications } from './notificationPolicy.ts';

// Read before a deletion: only members who were notified of a thing receive the change when it is deleted.
const underPostStatement = statement(
  'notification.underPost',
  `select distinct n.user_id as "userId" from notification n
   where n.post_id = any($1::uuid[]) and n.read_at is null and ${visibleNotifications('n.user_id', 'n')}`,
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

/** The members with unread notifications that may be about something in the deletion. */
export async function notifiedUnder(
  { sql }: Reader,
  { postId, commentId }: { postId: string; commentId?: string },
): Promise<string[]> {
  const rows = commentId
    ? await sql<{ userId: string }>(underCommentStatement, [commentId, postId])
    : await sql<{ userId: string }>(underPostStatement, [[postId]]);
  return rows.map(({ userId }) => userId);
}

/** The same for the deletion of several posts. The ORM binds no arrays. */
export async function notifiedUnderPosts({ sql }: Pick<Reader, 'sql'>, postIds: readonly string[]): Promise<string[]> {
  return (await sql<{ userId: string }>(underPostStatement, [`{${postIds.join(',')}}`])).map(({ userId }) => userId);
}
