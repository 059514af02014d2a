import type { Reader } from '../model/reader.ts';
import type { MeetingPoint } from '../model/rides/MeetingPoint.ts';
import { statement } from '../platform/database/sql.ts';
import { one } from '../platform/graphql/batch.ts';
import { ownerIn } from '../platform/lib/access.ts';
import { primaryOf } from '../platform/replicas/readWithFallback.ts';
import { isInZoneOf } from '../routes/cutTrack.ts';

// The meeting points of rides. Members who may read a ride may read its meeting point. A point inside a privacy zone of the author
// is only for the author. Every read compares with the zones, so that a new or deleted zone changes no rides. It reads the primary, which knows a new zone at once.

/** Whether a privacy zone of the author hides the meeting point, as SQL over aliases of the ride and its post. */
const isHidden = (ride: string, post: string) =>
  isInZoneOf(`${post}.author_id`, { lat: `${ride}.meeting_lat`, lng: `${ride}.meeting_lng` });

/** The meeting point as everybody may read it, as SQL over the same aliases. Null for none. */
export const shownMeetingPoint = (ride: string, post: string) =>
  `case when ${ride}.meeting_lat is not null and not ${isHidden(ride, post)}
     then jsonb_build_object('lat', ${ride}.meeting_lat, 'lng', ${ride}.meeting_lng) end`;

type MeetingPointRow = MeetingPoint & { id: string };

const statementOfPoints = statement(
  'ride.meetingPoints',
  `select * from (
     select r.id, r.meeting_lat as lat, r.meeting_lng as lng, p.author_id,
       ${isHidden('r', 'p')} as "isHidden"
     from ride r join post p on p.id = r.id where r.id = any($1::uuid[]) and r.meeting_lat is not null
   ) point where not "isHidden" or author_id = $2::uuid`,
);

export const meetingPointLoaders = (reader: Reader) => ({
  /** Loads the meeting point of a ride, null if there is none for the viewer. Callers must check that the viewer may read the ride. */
  meetingPointOfRide: one<MeetingPointRow>(
    (ids) => primaryOf(reader.sql)(statementOfPoints, [ids, ownerIn(reader)]),
    ({ id }) => id,
  ),
});
