import { hiddenFromViewer } from '../model/moderation/blockPolicy.ts';
import { openPosts } from '../model/posts/postPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { shownFigure } from '../model/routes/shownFigure.ts';
import type { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { keyedStatement } from '../platform/database/keyed.ts';
import { ownerIn } from '../platform/lib/access.ts';

// The distances of a member: the miles of completed rides in which they took part. A ride counts if its start falls in
// this week (from Monday) or this calendar month, in the member's own time zone. For the member, the rides that they may read
// count. For others only public rides count, as in the counts. A sum over all rides would reveal a private ride and its length.

export interface Distances {
  userId: string;
  weeklyDistance: number;
  monthlyDistance: number;
}

/**
 * The miles or the feet of climb of a ride `r` of a post `p`, for sums, as SQL. The author gets their own figure,
 * others the one that everyone may read. Otherwise a week with one ride would reveal how much a zone hides.
 */
export const riddenFigure = (name: 'distance' | 'elevation', ownerId: string) =>
  `case when p.author_id = ${ownerId} then r.${name} else ${shownFigure(name, 'r')} end`;

/**
 * Whether a ride of a post `p` counts in the sums of a member `u`, as SQL. The member's own sums omit rides that they may no
 * longer read. Otherwise the sums would show the length of a ride whose author has made it private or has blocked the member.
 * Rides by members whom the member has muted or blocked count, because the member may still read them.
 * One list of the hidden members is cheaper than the checks of `visiblePosts` for each ride.
 */
export const isCounted = (viewerId: string) =>
  `case when u.id = ${viewerId}
     then ${openPosts(viewerId, 'p')} and p.author_id <> all(array(${hiddenFromViewer(viewerId, 'false')}))
     else p.privacy = 'public' end`;

/**
 * Whether a participation `rp` in a ride `r` counts in the sums, as SQL: that of a member who was there if a leader has checked anybody in,
 * otherwise every one.
 */
export const wasRidden = '(r.here_count = 0 or rp.is_here)';

const distancesStatement = keyedStatement(
  'user.distances',
  ({ among }) => `select u.id as "userId",
     coalesce(sum(ridden.miles) filter (where r.starts_at >= date_trunc('week', local.now) at time zone local.zone), 0) as "weeklyDistance",
     coalesce(sum(ridden.miles) filter (where r.starts_at >= date_trunc('month', local.now) at time zone local.zone), 0) as "monthlyDistance"
   from "user" u
   cross join lateral (select coalesce(u.time_zone, $3) as zone, $2::timestamptz at time zone coalesce(u.time_zone, $3) as now) local
   left join ride_participant rp on rp.user_id = u.id
   left join (ride r join post p on p.id = r.id) on r.id = rp.post_id
     and ${isCounted('$4::uuid')}
     and r.starts_at < $2::timestamptz and r.called_off_at is null and ${wasRidden}
     and r.starts_at >= least(date_trunc('week', local.now), date_trunc('month', local.now)) at time zone local.zone
   left join lateral (select ${riddenFigure('distance', '$5::uuid')} as miles) ridden on true
   where u.id = ${among}
   group by u.id`,
);

/** The distances of the members with these ids, in miles. */
export function distancesByUsers(
  reader: Reader,
  ids: readonly string[],
  defaultTimeZone: string,
): Promise<Distances[]> {
  const { sql, now, viewer } = reader;
  const { statement, key } = distancesStatement(ids);
  return sql<Distances>(statement, [key, now, defaultTimeZone, viewer?.id ?? null, ownerIn(reader)]);
}

/** The numbers of posts and rides of a member: all for the member, only public ones for others. */
export function countsFor({ viewer }: Reader, user: User): { postCount: number; rideCount: number } {
  if (userPolicy.readPrivate.may(viewer, user)) return { postCount: user.postCount, rideCount: user.rideCount };
  return { postCount: user.publicPostCount, rideCount: user.publicRideCount };
}
