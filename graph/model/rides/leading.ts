import { isAbsentFor } from '../moderation/blockPolicy.ts';

// A ride is led by its author, and by participants whom the author has named. Both may read the sheet of the ride.

/** Whether a member leads the ride of a post, as SQL. A member of whom the author must not know leads nothing. */
export const leadsRide = (userId: string, post: string) =>
  `(${post}.author_id = ${userId} or exists (
     select from ride_participant rp where rp.post_id = ${post}.id and rp.user_id = ${userId} and rp.leads_since is not null
   ))`;

/**
 * Whether a member of a series leads its new dates, as SQL: they are marked so, and lead a date to come or the last one, of which new dates
 * are copies. So the mark of those who lead no date any more counts for nothing.
 */
export const leadsNewDates = (member: string, lastId: string) =>
  `(${member}.leads and exists (
     select from ride_participant led join ride date on date.id = led.post_id
     where date.series_id = ${member}.series_id and led.user_id = ${member}.user_id and led.leads_since is not null
       and (date.starts_at > now() or date.id = ${lastId})
   ))`;

/** The leaders of rides whom the viewer may see, as rows with `postId`, `userId`, `since` and `paceGroupId`. The author has no instant. */
export const leadersOf = (postIds: string, viewerId: string) =>
  `select p.id as "postId", leader.user_id as "userId", leader.since, leader.pace_group_id as "paceGroupId"
   from post p cross join lateral (
     select p.author_id as user_id, null::timestamptz as since, (
       select rp.pace_group_id from ride_participant rp where rp.post_id = p.id and rp.user_id = p.author_id
     ) as pace_group_id
     union all
     select rp.user_id, rp.leads_since, rp.pace_group_id from ride_participant rp
     where rp.post_id = p.id and rp.leads_since is not null and rp.user_id <> p.author_id
   ) leader
   where p.id = any(${postIds}) and p.is_ride and not ${isAbsentFor(viewerId, 'leader.user_id')}`;
