import { latest } from '../../platform/database/ownedPages.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { Job } from '../../platform/jobs/Job.ts';
import type { JobQueue } from '../../platform/jobs/jobQueue.ts';
import { newId } from '../../platform/lib/ids.ts';

// A hidden member can have hundreds of thousands of posts. Feeds would read and drop each of them, and pages would be empty. A job
// takes these posts out of the indexes of feeds, and puts them back when the member is shown again.

/** From this number of posts and rides on, the posts of a hidden member leave the indexes. */
export const manyPosts = 1_000;
const batchSize = 500;

interface Host {
  readonly sql: Sql;
  readonly services: { readonly jobs: JobQueue };
}

const concernsText = `select exists (
    select from "user" u where u.id = $1 and u.post_count + u.ride_count >= ${manyPosts}
  ) or exists (select from post p where p.author_id = $1 and p.is_withheld) as "hasMany"`;
const concernsStatement = statement('account.hasManyPosts', concernsText);

// Each batch reads again whether the member is hidden, so two jobs of a member end in the same state. Rows are locked by id.
const walkStatement = statement(
  'account.withholdPosts',
  `with member as materialized (
     select exists (select from account_deletion d where d.user_id = $1 and not d.deletes) as "isHidden"
   ), batch as materialized (
     select id, created_at from post where author_id = $1 and (created_at, id) < ($2::timestamptz, $3::uuid)
     order by created_at desc, id desc limit ${batchSize}
   ), held as materialized (
     select p.id from post p join batch on batch.id = p.id
     where p.is_withheld <> (select "isHidden" from member) order by p.id for no key update of p
   ), changed as (
     update post p set is_withheld = (select "isHidden" from member) from held where p.id = held.id
   )
   select created_at as "createdAt", id from batch order by created_at, id limit 1`,
);

export const withholdPosts: Job<Pick<Host, 'sql'>, { readonly userId: string }> = {
  name: 'posts.withhold',
  async run({ sql }, { userId }) {
    let key: readonly [Date | string, string] | null = latest;
    while (key) {
      const passed: { createdAt: Date; id: string }[] = await sql(walkStatement, [userId, ...key]);
      key = passed[0] ? [passed[0].createdAt, passed[0].id] : null;
    }
  },
};

/** Adds a job after a member with very many posts was hidden or shown. */
export async function queueWithholding({ sql, services }: Host, userId: string): Promise<void> {
  const [member] = await sql<{ hasMany: boolean }>(concernsStatement, [userId]);
  // Each job has a key of its own: one that runs may have passed the newest posts already.
  if (member?.hasMany) await services.jobs.add(withholdPosts, newId(), { userId });
}
