import type { EntityManager } from '@mikro-orm/postgresql';

/** SQL of the acts that notify a member: the recipient, the facts of the notification, and the instant. */
const acts = `
  select p.author_id as user_id, 'like' as kind, p.id as subject_id, p.id as post_id, l.created_at as at
  from post_like l join post p on p.id = l.post_id
  union all
  select p.author_id, 'comment', p.id, p.id, c.created_at
  from comment c join post p on p.id = c.post_id left join comment answered on answered.id = c.parent_id
  where c.author_id <> p.author_id and answered.author_id is distinct from p.author_id
  union all
  select p.author_id, 'join', p.id, p.id, rp.created_at
  from ride_participant rp join post p on p.id = rp.post_id where rp.user_id <> p.author_id
  union all
  select followed_id, 'follow', followed_id, null, created_at from follow`;

// Notifications older than two days are marked as read.
const insertText = `insert into notification (id, user_id, kind, subject_id, post_id, since, at, read_at)
  select new_id(), user_id, kind, subject_id, post_id, min(at), max(at),
    case when max(at) < ?::timestamptz - interval '2 days' then max(at) end
  from (${acts}) act where at between ?::timestamptz - interval '14 days' and ?::timestamptz
  group by user_id, kind, subject_id, post_id`;

/** Inserts notifications of recent acts. All other rows must already be in the database. */
export async function insertNotifications(em: EntityManager, now: Date): Promise<void> {
  await em.execute(insertText, [now, now, now]);
}
