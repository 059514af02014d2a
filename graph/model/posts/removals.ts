// The statement that removes something under a post also records the removal. Without a record, a subscriber who was
// offline could not learn of it later.

/**
 * The SQL that locks a ride for a removal under it. Recording the removal locks the post. The deletion of a ride locks
 * the post before the ride, so this locks in the same order, or the two would deadlock.
 */
export const heldRide = (rideId: string): string =>
  `with noted as (select id from post where id = ${rideId} for key share),
   held as (select r.id, r.waiting_count from noted join ride r on r.id = noted.id for no key update of r)`;

/** The SQL that records removals: the rows of a query with `post_id` and `id`. It returns the `id` of each. */
export const noteRemoval = (kind: string, gone: string, authorIds: string, at: string): string =>
  `insert into removal (post_id, kind, subject_id, author_ids, at)
   select post_id, '${kind}', id, ${authorIds}::uuid[], ${at}::timestamptz from ${gone}
   on conflict do nothing returning subject_id as id`;

/** The SQL of the removals of these kinds under the post `$1` since the instant `$2`. */
export const removalsSince = (kinds: readonly string[]): string =>
  `select kind, subject_id as "subjectId", author_ids as "authorIds", at from removal
   where post_id = $1 and at >= $2 and kind in (${kinds.map((kind) => `'${kind}'`)})`;

/** Whether an author of a removed object meets a condition, as SQL over an alias with `post_id` and `author_id`. */
export const anyAuthor = (condition: (gone: string) => string): string =>
  `exists (select from (select post_id, unnest(author_ids) as author_id) gone where ${condition('gone')})`;
