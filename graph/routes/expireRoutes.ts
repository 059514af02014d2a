import { type Sql, statement } from '../platform/database/sql.ts';
import { nobodysId } from '../platform/lib/ids.ts';
import { longAgo, unusedSince } from './routes.ts';

const batchSize = 200;

// A route that gets a ride meanwhile has a new `used_at`, which the deletion checks again.
const expireStatement = statement(
  'route.expire',
  `with batch as (select id from route where id > $1 order by id limit ${batchSize}),
     gone as (delete from route r using batch b where r.id = b.id and ${unusedSince('r', '$2')})
   select id from batch order by id desc limit 1`,
);

/** Deletes the routes that no ride or pace group has used for a day, in batches. Their files follow: `collectOriginals`. */
export async function expireRoutes(sql: Sql, now: Date): Promise<void> {
  for (let reached: string | undefined = nobodysId; reached; ) {
    const [last]: { id: string }[] = await sql<{ id: string }>(expireStatement, [reached, longAgo(now)]);
    reached = last?.id;
  }
}
