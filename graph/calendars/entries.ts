import type { Reader } from '../context.ts';
import { statement } from '../database/sql.ts';
import { bothDistances } from '../lib/bothDistances.ts';
import { excerpt, firstLine } from '../lib/excerpt.ts';
import { visiblePosts } from '../posts/postPolicy.ts';
import { CalendarKind } from './CalendarFeed.ts';
import type { FoundFeed } from './calendarFeeds.ts';
import type { Entry } from './iCalendar.ts';
import { rideMinutes } from './rideMinutes.ts';

// What the calendars hold, read anew each time as their member may read it then: who has left a group, or whom a ride is
// hidden from since, finds it no more. Nobody who takes part is named, the author neither.

const mostEntries = 1000;
const dayLength = 24 * 60 * 60 * 1000;
/** How far back calendars reach, in days. */
const daysBack = 30;

const rideColumns = `p.id, p.content, r.distance, r.elevation, r.type, r.location, r.duration, r.starts_at as "startsAt",
  r.time_zone as "timeZone", r.sequence, r.changed_at as "changedAt"`;

const myRidesStatement = statement(
  'calendar.myRides',
  `select ${rideColumns}
   from ride_participant rp join ride r on r.id = rp.post_id join post p on p.id = r.id
   where rp.user_id = $1::uuid and r.starts_at >= $2::timestamptz and ${visiblePosts('$1::uuid', 'p')}
   order by r.starts_at, r.id limit ${mostEntries}`,
);
const groupRidesStatement = statement(
  'calendar.groupRides',
  `select ${rideColumns}
   from ride r join post p on p.id = r.id
   where p.group_id = $3::uuid and r.starts_at >= $2::timestamptz and ${visiblePosts('$1::uuid', 'p')}
   order by r.starts_at, r.id limit ${mostEntries}`,
);
const rideStatement = statement(
  'calendar.ride',
  `select ${rideColumns} from ride r join post p on p.id = r.id where r.id = $1 and r.starts_at is not null`,
);
const eventsStatement = statement(
  'calendar.events',
  `select e.id, e.title, e.description, e.location, e.distance, e.starts_at as "startsAt", e.ends_at as "endsAt",
     e.time_zone as "timeZone", e.sequence, e.changed_at as "changedAt"
   from event e where e.starts_at >= $1::timestamptz order by e.starts_at, e.id limit ${mostEntries}`,
);

const cancelledColumns = `c.subject_id as id, c.starts_at as "startsAt", c.time_zone as "timeZone", c.sequence,
  c.cancelled_at as "changedAt"`;
const cancelledFrom = `from calendar_cancellation c where c.starts_at >= $2::timestamptz`;
const cancelledOrder = `order by c.starts_at, c.subject_id limit ${mostEntries}`;
const myCancelledStatement = statement(
  'calendar.myCancelled',
  `select ${cancelledColumns} ${cancelledFrom} and c.participant_ids @> array[$1::uuid] ${cancelledOrder}`,
);
const groupCancelledStatement = statement(
  'calendar.groupCancelled',
  `select ${cancelledColumns} ${cancelledFrom} and c.group_id = $3::uuid
     and (c.privacy = 'public' or (c.privacy = 'group' and exists (
       select from group_member m where m.group_id = c.group_id and m.user_id = $1::uuid
     )))
   ${cancelledOrder}`,
);
const eventsCancelledStatement = statement(
  'calendar.eventsCancelled',
  `select ${cancelledColumns} from calendar_cancellation c where c.starts_at >= $1::timestamptz and c.is_event ${cancelledOrder}`,
);

/** A ride with the text of its post. */
export interface RideFacts {
  id: string;
  content: string;
  distance: number;
  elevation: number;
  type: string;
  location: string | null;
  duration: string | null;
  startsAt: Date;
  timeZone: string;
  sequence: number;
  changedAt: Date;
}

type EventFacts = Omit<Entry, 'description' | 'url' | 'isCancelled'> & {
  description: string | null;
  distance: number | null;
};
type CancelledFacts = Pick<Entry, 'id' | 'startsAt' | 'timeZone' | 'sequence' | 'changedAt'>;

const longestTitle = 80;
/** A calendar of 1,000 rides is written by the same thread that answers everyone: the post itself has the whole text. */
const longestText = 500;
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

const endOf = (startsAt: Date, duration: string | null) =>
  new Date(startsAt.getTime() + rideMinutes(duration) * 60_000);
const paragraphs = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join('\n\n');

/** A ride as it stands in a calendar; `origin` is where the instance is found. */
export function rideEntry(ride: RideFacts, origin: string): Entry {
  const { content, distance, elevation, type, duration, startsAt } = ride;
  const url = `${origin}/post/${ride.id}`;
  const climb = elevation > 0 && `${number.format(elevation)} ft up`;
  const facts = [`${type} ride`, distance > 0 && bothDistances(distance), climb, duration].filter(Boolean).join(' · ');
  return {
    ...ride,
    title: firstLine(content, longestTitle),
    description: paragraphs(excerpt(content.trim(), longestText), facts, url),
    endsAt: endOf(startsAt, duration),
    url,
  };
}

function eventEntry(event: EventFacts, origin: string): Entry {
  const url = `${origin}/events`;
  const length = event.distance ? bothDistances(event.distance) : null;
  return {
    ...event,
    description: paragraphs(event.description && excerpt(event.description, longestText), length, url),
    url,
  };
}

const cancelledEntry =
  (title: string) =>
  (facts: CancelledFacts): Entry => ({ ...facts, endsAt: endOf(facts.startsAt, null), title, isCancelled: true });

/** What a calendar says of a ride, visible or not; null where it has no start. */
export async function rideFacts({ sql }: Pick<Reader, 'sql'>, rideId: string): Promise<RideFacts | null> {
  const [ride] = await sql<RideFacts>(rideStatement, [rideId]);
  return ride ?? null;
}

/** What a calendar holds now, as its member may read it. */
export async function entriesOf({ sql, now }: Pick<Reader, 'sql' | 'now'>, feed: FoundFeed, origin: string) {
  const since = new Date(now.getTime() - daysBack * dayLength);
  if (feed.kind === CalendarKind.EVENTS) {
    const events = await sql<EventFacts>(eventsStatement, [since]);
    const gone = await sql<CancelledFacts>(eventsCancelledStatement, [since]);
    return [...events.map((event) => eventEntry(event, origin)), ...gone.map(cancelledEntry('Cancelled event'))];
  }
  const isGroup = feed.kind === CalendarKind.GROUP_RIDES;
  const values = [feed.userId, since, ...(isGroup ? [feed.groupId] : [])];
  const rides = await sql<RideFacts>(isGroup ? groupRidesStatement : myRidesStatement, values);
  const gone = await sql<CancelledFacts>(isGroup ? groupCancelledStatement : myCancelledStatement, values);
  return [...rides.map((ride) => rideEntry(ride, origin)), ...gone.map(cancelledEntry('Cancelled ride'))];
}
