// A notification is written by the same statement as its act, so that neither exists without the other.

/** Whether a member has switched off a kind of notification on the screen, as SQL. */
export const isSilenced = (userId: string, kind: string) =>
  `exists (select from silenced_kind silenced where silenced.user_id = ${userId} and silenced.kind = ${kind})`;

/** Whether a kind of notification reaches a member by mail, as SQL. */
const isMailed = (userId: string, kind: string) =>
  `exists (
     select from mail_preference mailed where mailed.user_id = ${userId} and ${kind} = any(mailed.mail_kinds || mailed.digest_kinds)
   )`;

/** Whether a kind of notification reaches a member in no way, as SQL. */
export const isUnwanted = (userId: string, kind: string) =>
  `(${isSilenced(userId, kind)} and not ${isMailed(userId, kind)})`;

/**
 * The SQL that writes notifications for rows with `user_id`, `kind`, `subject_id`, `post_id`, `comment_id` and `at`.
 * Acts of one kind on one subject share one row until it is read. Its `at` is updated about once a minute, so that a
 * post with thousands of likes costs one index look-up for each like.
 */
export const notifying = (rows: string): string => {
  // `limit` keeps PostgreSQL from joining here. PostgreSQL caches a plan made while the tables are empty, and a join
  // would scan a whole kind later.
  const fresh = `(
    select true from notification n where n.user_id = told.user_id and n.kind = told.kind and n.subject_id = told.subject_id
      and n.read_at is null and n.at > told.at - interval '1 minute' limit 1
  )`;
  const silenced = `(select true from silenced_kind s where s.user_id = told.user_id and s.kind = told.kind limit 1)`;
  // A deletion of an account holds its own row and waits for a post, which this transaction may hold. `skip locked`
  // avoids that deadlock: a member who is leaving is not notified.
  return `insert into notification (id, user_id, kind, subject_id, post_id, comment_id, since, at, on_screen)
    select new_id(), told.user_id, told.kind, told.subject_id, told.post_id, told.comment_id, told.at, told.at, ${silenced} is null
    from (${rows}) told join "user" recipient on recipient.id = told.user_id
    where ${fresh} is null and (${silenced} is null or ${isMailed('told.user_id', 'told.kind')})
    for key share of recipient skip locked
    on conflict (user_id, kind, subject_id) where read_at is null
      do update set at = greatest(notification.at, excluded.at)`;
};
