import { visiblePosts } from '../../model/posts/postPolicy.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { Viewer } from '../../platform/lib/allow.ts';

/** When, where and what the next ride of a member is. Date and time are in the time zone of the ride. */
export interface NextRide {
  content: string;
  date: string;
  time: string;
  timeZone: string;
  location: string | null;
  hasRoute: boolean;
}

const nextStatement = statement(
  'rides.next',
  `select p.content, r.date, to_char(r.time, 'HH24:MI') as time, r.time_zone as "timeZone", r.location,
     r.route_id is not null as "hasRoute"
   from (select post_id from ride_participant where user_id = $1::uuid union all select post_id from ride_waiting where user_id = $1::uuid) mine
   join ride r on r.id = mine.post_id join post p on p.id = r.id
   where r.starts_at > $2::timestamptz and r.called_off_at is null and ${visiblePosts('$1::uuid', 'p')}
   order by r.starts_at, r.id limit 1`,
);

/** The first ride in the list Going of this member that is not called off, null if there is none. */
export async function nextRide(sql: Sql, viewer: Viewer, now: Date): Promise<NextRide | null> {
  const [ride] = await sql<NextRide>(nextStatement, [viewer.id, now]);
  return ride ?? null;
}
