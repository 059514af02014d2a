import { visiblePosts } from '../model/posts/postPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { maxSeriesDates } from '../model/rides/RideSeries.ts';
import { type RideRow, rideColumns, viewerIsParticipating } from '../model/rides/rideRow.ts';
import { keyedStatement } from '../platform/database/keyed.ts';
import { statement } from '../platform/database/sql.ts';
import { many, viewerFlag } from '../platform/graphql/batch.ts';

const datesStatement = keyedStatement(
  'ride.series.dates',
  ({ rows }) => `select ${rideColumns('$2::uuid', { ride: 'r', post: 'p' })},
     ${viewerIsParticipating('$2::uuid', 'r')} as "viewerIsParticipating"
   from ${rows} owner(id)
   cross join lateral (
     select r.id, r.starts_at from ride r join post p on p.id = r.id
     where r.series_id = owner.id and r.starts_at > $3::timestamptz and ${visiblePosts('$2::uuid', 'p')}
     order by r.starts_at, r.id limit ${maxSeriesDates}
   ) listed
   join ride r on r.id = listed.id join post p on p.id = r.id
   order by listed.starts_at, listed.id`,
);

const joinedStatement = statement(
  'ride.series.joinedAmong',
  'select series_id as key from ride_series_member where user_id = $1 and series_id = any($2::uuid[])',
);

export const seriesLoaders = (reader: Reader) => ({
  /** Loads the dates to come of series that the viewer may read. */
  datesOfSeries: many(
    (ids) => {
      const { statement, key } = datesStatement(ids);
      return reader.sql<RideRow>(statement, [key, reader.viewer?.id ?? null, reader.now]);
    },
    ({ seriesId }) => seriesId ?? '',
  ),
  viewerHasJoinedSeries: viewerFlag(reader, joinedStatement),
});
