import type { Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import type { Owned } from '../lib/ownedPages.ts';
import { earliest, ownedPages } from '../lib/ownedPages.ts';
import { visiblePosts } from '../posts/postPolicy.ts';
import { Moment } from './Moment.ts';
import type { MomentFacts } from './momentPolicy.ts';
import { unmutedMoments, visibleMoments } from './momentPolicy.ts';

// How moments are read: in the order in which they happened, by (timestamp, id).

/** A moment as the database holds it, with what the policy asks of it. */
export type MomentRow = Moment & MomentFacts;

const columns = columnsOf(Moment, 'm');

const byIdsStatement = statement(
  'moment.byIds',
  `select ${columns}, (${visibleMoments('$2::uuid', 'm', 'p')}) is true as "viewerMayRead"
   from moment m join post p on p.id = m.post_id where m.id = any($1::uuid[])`,
);

const pagesStatement = statement(
  'moment.ofRides',
  `select ${columns}, true as "viewerMayRead", ride.id as "ownerId", m.timestamp as "listedAt"
   from unnest($1::uuid[]) ride(id)
   join post p on p.id = ride.id
   cross join lateral (
     select * from moment m
     where m.post_id = ride.id and ${unmutedMoments('$6::uuid', 'm')} and (m.timestamp, m.id) > ($2::timestamptz, $3::uuid)
     order by m.timestamp, m.id limit $4 offset $5
   ) m
   where ${visiblePosts('$6::uuid', 'p')}
   order by m.timestamp, m.id`,
);

/** The moments with these ids, visible or not: `allow` decides what becomes of each. */
export function momentsByIds({ sql, viewer }: Reader, ids: readonly string[]): Promise<MomentRow[]> {
  return sql<MomentRow>(byIdsStatement, [ids, viewer?.id ?? null]);
}

/** Pages of the moments of rides; a ride that the viewer may not read has none. */
export const momentPages = ({ sql, viewer }: Reader) =>
  ownedPages((values) => sql<Owned<MomentRow>>(pagesStatement, [...values, viewer?.id ?? null]), earliest);
