import type { Reader } from '../context.ts';
import { keyedStatement } from '../database/keyed.ts';
import type { User } from './User.ts';
import { userPolicy } from './userPolicy.ts';

// What a member has ridden: miles of the completed rides they take part in, whose start falls in this week (from
// Monday) or this calendar month on the calendar of their own time zone. Others are told of public rides alone, as with
// the counts: a sum over all would tell that a private ride took place, and how long it was.

export interface Distances {
  userId: string;
  weeklyDistance: number;
  monthlyDistance: number;
}

const distancesStatement = keyedStatement(
  'user.distances',
  ({ among }) => `select u.id as "userId",
     coalesce(sum(r.distance) filter (where r.starts_at >= date_trunc('week', local.now) at time zone local.zone), 0) as "weeklyDistance",
     coalesce(sum(r.distance) filter (where r.starts_at >= date_trunc('month', local.now) at time zone local.zone), 0) as "monthlyDistance"
   from "user" u
   cross join lateral (select coalesce(u.time_zone, $3) as zone, $2::timestamptz at time zone coalesce(u.time_zone, $3) as now) local
   left join ride_participant rp on rp.user_id = u.id
   left join (ride r join post p on p.id = r.id) on r.id = rp.post_id
     and (p.privacy = 'public' or u.id = $4::uuid)
     and r.starts_at < $2::timestamptz
     and r.starts_at >= least(date_trunc('week', local.now), date_trunc('month', local.now)) at time zone local.zone
   where u.id = ${among}
   group by u.id`,
);

/** The distances of the members with these ids, in miles. */
export function distancesByUsers(
  { sql, now, viewer }: Reader,
  ids: readonly string[],
  defaultTimeZone: string,
): Promise<Distances[]> {
  const { statement, key } = distancesStatement(ids);
  return sql<Distances>(statement, [key, now, defaultTimeZone, viewer?.id ?? null]);
}

/** How many posts and rides a member has: the owner is told all, others the public ones. */
export function countsFor({ viewer }: Reader, user: User): { postCount: number; rideCount: number } {
  if (userPolicy.readPrivate.may(viewer, user)) return { postCount: user.postCount, rideCount: user.rideCount };
  return { postCount: user.publicPostCount, rideCount: user.publicRideCount };
}
