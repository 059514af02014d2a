import DataLoader from 'dataloader';
import type { Reader } from '../context.ts';
import { statement } from '../database/sql.ts';
import type { WeekDistance } from './WeekDistance.ts';

// The weeks of a member, from Monday to Sunday on the calendar of their own time zone. What counts is what counts for
// `weeklyDistance`, so that the last week of every list is that very number: others are told of public rides alone.

interface WeeksKey {
  userId: string;
  /** How many weeks, the present one included. */
  last: number;
}

type WeekRow = WeekDistance & WeeksKey;

// Each ride is put into its week by the instants at which the weeks begin, one pass over the rides for all weeks.
const weeksStatement = statement(
  'user.weeks',
  `select u.id as "userId", asked.last, week.*
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
     select to_char(monday, 'YYYY-MM-DD') as "weekStart", coalesce(ridden.distance, 0) as distance, coalesce(ridden.count, 0)::int as "rideCount"
     from unnest(calendar.mondays) with ordinality week(monday, number)
     left join (
       select width_bucket(r.starts_at, calendar.starts) as number, sum(r.distance) as distance, count(*) as count
       from ride_participant rp join ride r on r.id = rp.post_id join post p on p.id = r.id
       where rp.user_id = u.id and (p.privacy = 'public' or u.id = $5::uuid)
         and r.starts_at < $2::timestamptz and r.starts_at >= calendar.starts[1]
       group by 1
     ) ridden using (number)
   ) week
   order by week."weekStart"`,
);

const spell = ({ userId, last }: WeeksKey) => `${userId} ${last}`;

/** The last weeks of members, oldest first, empty ones included; one statement for all members. */
export function weekLists(
  { sql, now, viewer }: Reader,
  defaultTimeZone: string,
): DataLoader<WeeksKey, WeekDistance[], string> {
  return new DataLoader<WeeksKey, WeekDistance[], string>(
    async (keys) => {
      const userIds = keys.map(({ userId }) => userId);
      const lengths = keys.map(({ last }) => last);
      const rows = await sql<WeekRow>(weeksStatement, [userIds, now, defaultTimeZone, lengths, viewer?.id ?? null]);
      const lists = Map.groupBy(rows, spell);
      return keys.map((key) => lists.get(spell(key)) ?? []);
    },
    { cacheKeyFn: spell },
  );
}
