import DataLoader from 'dataloader';
import type { Reader } from '../model/reader.ts';
import { statement } from '../platform/database/sql.ts';
import { ownerIn } from '../platform/lib/access.ts';
import { isCounted, riddenFigure, wasRidden } from './distances.ts';
import type { WeekDistance } from './WeekDistance.ts';

// The weeks of a member, from Monday to Sunday in the member's own time zone. They count the same rides as
// `weeklyDistance`, so that the last week equals it: for others only public rides count.

interface WeeksKey {
  userId: string;
  /** How many weeks, including the current one. */
  last: number;
}

interface WeekRow extends WeekDistance {
  userId: string;
}

// Each ride is assigned to its week by the instants at which the weeks begin, in one pass over the rides.
const weeksStatement = statement(
  'user.weeks',
  `select u.id as "userId", week.*
   from unnest($1::uuid[], $4::int[]) asked(id, last)
   join "user" u on u.id = asked.id
   cross join lateral (select coalesce(u.time_zone, $3) as zone, $2::timestamptz at time zone coalesce(u.time_zone, $3) as now) local
   cross join lateral (
     select array_agg(monday order by monday) as mondays, array_agg(monday at time zone local.zone order by monday) as starts
     from generate_series(
       date_trunc('week', local.now) - make_interval(weeks => asked.last - 1), date_trunc('week', local.now), interval '1 week'
     ) monday
   ) calendar
   cross join lateral (
     select to_char(monday, 'YYYY-MM-DD') as "weekStart", coalesce(ridden.distance, 0) as distance, coalesce(ridden.climb, 0) as climb,
       coalesce(ridden.count, 0)::int as "rideCount"
     from unnest(calendar.mondays) with ordinality week(monday, number)
     left join (
       select width_bucket(r.starts_at, calendar.starts) as number, count(*) as count,
         sum(${riddenFigure('distance', '$6::uuid')}) as distance, sum(${riddenFigure('elevation', '$6::uuid')}) as climb
       from ride_participant rp join ride r on r.id = rp.post_id join post p on p.id = r.id
       where rp.user_id = u.id and ${isCounted('$5::uuid')}
         and r.starts_at < $2::timestamptz and r.starts_at >= calendar.starts[1] and r.called_off_at is null and ${wasRidden}
       group by 1
     ) ridden using (number)
   ) week
   order by week."weekStart"`,
);

/** The last weeks of members, oldest first, with empty weeks. One statement for all members and all lengths. */
export function weekLists(reader: Reader, defaultTimeZone: string): DataLoader<WeeksKey, WeekDistance[], string> {
  const { sql, now, viewer } = reader;
  return new DataLoader<WeeksKey, WeekDistance[], string>(
    async (keys) => {
      // The statement reads all rides of a member, however few weeks it returns: once, for the longest list.
      const asked = Map.groupBy(keys, ({ userId }) => userId);
      const lengths = [...asked.values()].map((lists) => Math.max(...lists.map(({ last }) => last)));
      const members = [[...asked.keys()], now, defaultTimeZone, lengths];
      const rows = await sql<WeekRow>(weeksStatement, [...members, viewer?.id ?? null, ownerIn(reader)]);
      const lists = Map.groupBy(rows, ({ userId }) => userId);
      return keys.map(({ userId, last }) => (lists.get(userId) ?? []).slice(-last));
    },
    { cacheKeyFn: ({ userId, last }) => `${userId} ${last}` },
  );
}
