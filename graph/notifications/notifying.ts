// How notifications are written: by the statement that does what they tell of, so that neither is there without the other.

/** Whether a member wants no notifications of a kind, as SQL. */
export const isSilenced = (userId: string, kind: string) =>
  `exists (select from silenced_kind silenced where silenced.user_id = ${userId} and silenced.kind = ${kind})`;

/**
 * The SQL that notifies: of rows with `user_id`, `kind`, `subject_id`, `post_id`, `comment_id` and `at`. What of one kind
 * happens to one subject needs only the first row until it is read, and now and then a later instant, which gives the row
 * its place: a post that thousands like costs one look into an index for each like.
 */
export const notifying = (rows: string): string => {
  // Looked up row by row, by a limit that keeps PostgreSQL from joining: a plan made while the tables are empty would go
  // through all there is of a kind, and is kept when they are not empty any more.
  const fresh = `(
    select true from notification n where n.user_id = told.user_id and n.kind = told.kind and n.subject_id = told.subject_id
      and n.read_at is null and n.at > told.at - interval '1 minute' limit 1
  )`;
  const silenced = `(select true from silenced_kind s where s.user_id = told.user_id and s.kind = told.kind limit 1)`;
  // Whoever deletes their account holds their row and waits for that of a post, which who writes here may hold: of whom
  // is leaving nothing is awaited.
  return `insert into notification (id, user_id, kind, subject_id, post_id, comment_id, since, at)
    select gen_random_uuid(), told.user_id, told.kind, told.subject_id, told.post_id, told.comment_id, told.at, told.at
    from (${rows}) told join "user" recipient on recipient.id = told.user_id
    where ${fresh} is null and ${silenced} is null
    for key share of recipient skip locked
    on conflict (user_id, kind, subject_id) where read_at is null
      do update set at = greatest(notification.at, excluded.at)`;
};
