import { columnsOf } from '../../platform/database/columns.ts';
import { earliest, type Owned, ownedPages } from '../../platform/database/ownedPages.ts';
import { statement } from '../../platform/database/sql.ts';
import { timeCursors } from '../../platform/graphql/cursors.ts';
import { ownerIn } from '../../platform/lib/access.ts';
import { visiblePosts } from '../posts/postPolicy.ts';
import { shownInList } from '../posts/underPosts.ts';
import type { Reader } from '../reader.ts';
import { Moment } from './Moment.ts';
import { type MomentFacts, visibleMoments } from './momentPolicy.ts';

// Moments are read in the order in which they happened, by (timestamp, id).

/** A row of a moment with the facts of its policy. */
export type MomentRow = Moment & MomentFacts;

/** Only the author reads a hidden point. `ownerId` is a parameter with the value of `ownerIn`. */
function columns(ownerId: string): string {
  const ifShown = (column: string) =>
    `case when m.hides_place and m.author_id is distinct from ${ownerId} then null else m.${column} end`;
  return columnsOf(Moment, 'm', { instead: { lat: ifShown('lat'), lng: ifShown('lng') } });
}

const byIdsStatement = statement(
  'moment.byIds',
  `select ${columns('$3::uuid')}, (${visibleMoments('$2::uuid', 'm', 'p')}) is true as "viewerMayRead"
   from moment m join post p on p.id = m.post_id where m.id = any($1::uuid[])`,
);

const pagesStatement = statement(
  'moment.ofRides',
  `select ${columns('$7::uuid')}, true as "viewerMayRead", ride.id as "ownerId", m.timestamp as "listedAt"
   from unnest($1::uuid[]) ride(id)
   join post p on p.id = ride.id
   cross join lateral (
     select * from moment m
     where m.post_id = ride.id and ${shownInList('$6::uuid', 'm', 'p')} and (m.timestamp, m.id) > ($2::timestamptz, $3::uuid)
     order by m.timestamp, m.id limit $4 offset $5
   ) m
   where ${visiblePosts('$6::uuid', 'p')}
   order by m.timestamp, m.id`,
);

/** The moments with these ids, visible or not. `allow` decides whether the viewer may read each. */
export function momentsByIds(reader: Reader, ids: readonly string[]): Promise<MomentRow[]> {
  return reader.sql<MomentRow>(byIdsStatement, [ids, reader.viewer?.id ?? null, ownerIn(reader)]);
}

const cursors = timeCursors('moments');

/** Pages of the moments of rides. A ride that the viewer may not read has none. */
export const momentPages = (reader: Reader) =>
  ownedPages(
    cursors,
    (values) => reader.sql<Owned<MomentRow>>(pagesStatement, [...values, reader.viewer?.id ?? null, ownerIn(reader)]),
    earliest,
  );
