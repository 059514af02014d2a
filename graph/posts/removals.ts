import type { Reader } from '../context.ts';
import { statement } from '../database/sql.ts';

// What is taken away is noted where it was, in the statement that takes it away: of what has left no trace nobody could be
// told who was away when it went.

const hour = 60 * 60 * 1000;
/** Longer than a subscription may ask back. */
const longestKept = 25 * hour;

// Who forgets at the same time, or deletes the post, waits for nobody.
const forgetStatement = statement(
  'removal.forget',
  `delete from removal where ctid = any(array(select ctid from removal where at < $1 limit 1000 for update skip locked))`,
);

/**
 * The SQL of a ride that a removal under it holds. Noting the removal locks the post, which the deletion of a ride locks
 * before the ride: so does this, or the two would deadlock.
 */
export const heldRide = (rideId: string): string =>
  `with noted as (select id from post where id = ${rideId} for key share),
   held as (select r.id from noted join ride r on r.id = noted.id for no key update of r)`;

/** The SQL that notes what is gone: the rows of a query with `post_id` and `id`. Answers the `id` of each. */
export const noteRemoval = (kind: string, gone: string, authorIds: string, at: string): string =>
  `insert into removal (post_id, kind, subject_id, author_ids, at)
   select post_id, '${kind}', id, ${authorIds}::uuid[], ${at}::timestamptz from ${gone}
   on conflict do nothing returning subject_id as id`;

/** The SQL of the changes that were removals of these kinds, of a post since an instant, both given as parameters. */
export const removalsSince = (kinds: readonly string[], postId: string, since: string): string =>
  `select kind, subject_id as "subjectId", author_ids as "authorIds", at from removal
   where post_id = ${postId} and at >= ${since} and kind in (${kinds.map((kind) => `'${kind}'`)})`;

/** Drops what nobody can ask for any more. */
export async function forgetRemovals({ sql, now }: Pick<Reader, 'sql' | 'now'>): Promise<void> {
  await sql(forgetStatement, [new Date(now.getTime() - longestKept)]);
}
