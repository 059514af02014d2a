import { CalendarKind } from '../model/calendars/CalendarFeed.ts';
import { visibleEvents } from '../model/events/eventPolicy.ts';
import { isHiddenFromViewer } from '../model/moderation/blockPolicy.ts';
import { visiblePosts } from '../model/posts/postPolicy.ts';
import type { Reader } from '../model/reader.ts';
import type { MeetingPoint } from '../model/rides/MeetingPoint.ts';
import { rideEnd } from '../model/rides/rideMinutes.ts';
import { shownFigure } from '../model/routes/shownFigure.ts';
import { statement } from '../platform/database/sql.ts';
import { excerpt, firstLine } from '../platform/lib/excerpt.ts';
import { climbText, distanceText, type ReaderUnits } from '../platform/lib/figureTexts.ts';
import { primaryOf } from '../platform/replicas/readWithFallback.ts';
import { shownMeetingPoint } from '../rides/meetingPoints.ts';
import type { FoundFeed } from './calendarFeeds.ts';
import type { Entry } from './iCalendar.ts';

// The entries of calendars. Every request checks again what the member may read: rides disappear when the member leaves the
// group or may no longer read the ride. Entries contain no names of members.

/** The most entries that are coming, and the most that are past: past ones must not take the place of coming ones. */
const maxComing = 900;
const maxPast = 100;
const dayLength = 24 * 60 * 60 * 1000;
/** Calendars contain past entries of this number of days. */
const daysBack = 30;

/** The maximum length of texts to read. It exceeds the length that entries show. With longer ones a calendar would be too large to read. */
const longestContent = 2_000;

const rideColumns = `p.id, left(p.content, ${longestContent}) as content, ${shownFigure('distance', 'r')} as distance,
  ${shownFigure('elevation', 'r')} as elevation, r.type, r.location, r.duration, r.called_off_reason as "calledOffReason", r.starts_at as "startsAt",
  r.time_zone as "timeZone", r.sequence, r.changed_at as "changedAt",
  ${shownMeetingPoint('r', 'p')} as point`;

interface Bounds {
  /** The table with the start and the id of an entry. */
  row: string;
  id: string;
  since: string;
  now: string;
}

/** The rows of a query by their start: the soonest of those that are coming, and the latest of those that are past. */
const withinBounds = (query: string, { row, id, since, now }: Bounds) => `(${query} and ${row}.starts_at >= ${now}
    order by ${row}.starts_at, ${row}.${id} limit ${maxComing})
  union all
  (${query} and ${row}.starts_at >= ${since} and ${row}.starts_at < ${now}
    order by ${row}.starts_at desc, ${row}.${id} limit ${maxPast})
  order by "startsAt", id`;

const ofMember = { since: '$2::timestamptz', now: '$3::timestamptz' };
const ofAll = { since: '$1::timestamptz', now: '$2::timestamptz' };
const rideBounds = { row: 'r', id: 'id', ...ofMember };

const myRidesStatement = statement(
  'calendar.myRides',
  withinBounds(
    `select ${rideColumns}
   from ride_participant rp join ride r on r.id = rp.post_id join post p on p.id = r.id
   where rp.user_id = $1::uuid and ${visiblePosts('$1::uuid', 'p')}`,
    rideBounds,
  ),
);
const groupRidesStatement = statement(
  'calendar.groupRides',
  withinBounds(
    `select ${rideColumns}
   from ride r join post p on p.id = r.id
   where p.group_id = $4::uuid and ${visiblePosts('$1::uuid', 'p')}`,
    rideBounds,
  ),
);
const rideStatement = statement(
  'calendar.ride',
  `select ${rideColumns} from ride r join post p on p.id = r.id where r.id = $1 and r.starts_at is not null`,
);
const eventColumns = `e.id, e.title, left(e.description, ${longestContent}) as description, e.location, e.distance, e.starts_at as "startsAt", e.ends_at as "endsAt",
  e.time_zone as "timeZone", e.sequence, e.changed_at as "changedAt", e.called_off_reason as "calledOffReason"`;
const eventStatement = statement(
  'calendar.event',
  `select ${eventColumns} from event e where e.id = $1 and ${visibleEvents('$2::uuid', 'e')}`,
);
const eventsStatement = statement(
  'calendar.events',
  withinBounds(`select ${eventColumns} from event e where ${visibleEvents('$3::uuid', 'e')}`, {
    row: 'e',
    id: 'id',
    ...ofAll,
  }),
);

/** The most cancelled rides of one author, so that nobody can fill the calendar of a group, and the most rows to read for them. */
const maxOfAuthor = 100;
const maxRead = 10_000;

const cancelledOf = (condition: string, order: string, limit: number) =>
  `(select c.subject_id as id, c.starts_at as "startsAt", c.time_zone as "timeZone", c.sequence, c.cancelled_at as "changedAt"
   from (
     select c.*, row_number() over (partition by coalesce(c.author_id, c.subject_id) order by ${order}, c.subject_id) as place
     from (select * from calendar_cancellation c where ${condition} order by ${order} limit ${maxRead}) c
   ) c where c.place <= ${maxOfAuthor} order by ${order}, c.subject_id limit ${limit})`;

const cancelledEntries = (condition: string, { since, now }: Pick<Bounds, 'since' | 'now'>) =>
  `${cancelledOf(`${condition} and c.starts_at >= ${now}`, 'c.starts_at', maxComing)}
   union all
   ${cancelledOf(`${condition} and c.starts_at >= ${since} and c.starts_at < ${now}`, 'c.starts_at desc', maxPast)}
   order by "startsAt", id`;
/** Hides cancellations of rides whose author the viewer could not see. Those of earlier versions have no author. */
const isByShown = `(c.author_id is null or not ${isHiddenFromViewer('$1::uuid', 'c.author_id')})`;
const myCancelledStatement = statement(
  'calendar.myCancelled',
  cancelledEntries(`c.participant_ids @> array[$1::uuid] and ${isByShown}`, ofMember),
);
const groupCancelledStatement = statement(
  'calendar.groupCancelled',
  cancelledEntries(
    `c.group_id = $4::uuid and not c.is_event
     and (c.privacy = 'public' or (c.privacy = 'group' and exists (
       select from group_member m where m.group_id = c.group_id and m.user_id = $1::uuid
     )))
     and ${isByShown}`,
    ofMember,
  ),
);
const eventsCancelledStatement = statement('calendar.eventsCancelled', cancelledEntries('c.is_event', ofAll));

/** A ride with the text of its post. */
export interface RideFacts {
  id: string;
  content: string;
  distance: number;
  elevation: number;
  type: string;
  location: string | null;
  /** The meeting point, as everybody may read it: calendars are copied to other programs. */
  point: Pick<MeetingPoint, 'lat' | 'lng'> | null;
  duration: string | null;
  calledOffReason: string | null;
  startsAt: Date;
  timeZone: string;
  sequence: number;
  changedAt: Date;
}

type EventFacts = Omit<Entry, 'description' | 'url' | 'isCancelled'> & {
  description: string | null;
  distance: number | null;
  calledOffReason: string | null;
};
type CancelledFacts = Pick<Entry, 'id' | 'startsAt' | 'timeZone' | 'sequence' | 'changedAt'>;

const longestTitle = 80;
/** The maximum length of a text in an entry, because the main thread writes calendars of up to 1,000 rides. */
const longestText = 500;

const paragraphs = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join('\n\n');

/** The origin of the instance's URL, and the units of the reader. */
export interface EntrySetting {
  readonly origin: string;
  readonly units: ReaderUnits;
}

/** The calendar entry of a ride. */
export function rideEntry(ride: RideFacts, { origin, units }: EntrySetting): Entry {
  const { content, distance, elevation, type, duration, calledOffReason, startsAt } = ride;
  const url = `${origin}/post/${ride.id}`;
  const climb = elevation > 0 && `${climbText(elevation, units)} up`;
  const length = distance > 0 && distanceText(distance, units);
  const facts = [`${type} ride`, length, climb, duration].filter(Boolean).join(' · ');
  const title = firstLine(content, longestTitle);
  return {
    ...ride,
    title: calledOffReason === null ? title : `Called off: ${title}`,
    description: paragraphs(
      calledOffReason && `Called off: ${calledOffReason}`,
      excerpt(content.trim(), longestText),
      facts,
      url,
    ),
    endsAt: rideEnd(startsAt, duration),
    url,
    isCancelled: calledOffReason !== null,
  };
}

/** The calendar entry of an event. */
export function eventEntry(event: EventFacts, { origin, units }: EntrySetting): Entry {
  const url = `${origin}/events/${event.id}`;
  const length = event.distance ? distanceText(event.distance, units) : null;
  const { title, description, calledOffReason } = event;
  return {
    ...event,
    title: calledOffReason === null ? title : `Called off: ${title}`,
    description: paragraphs(
      calledOffReason && `Called off: ${calledOffReason}`,
      description && excerpt(description, longestText),
      length,
      url,
    ),
    url,
    isCancelled: calledOffReason !== null,
  };
}

const cancelledEntry =
  (title: string) =>
  (facts: CancelledFacts): Entry => ({ ...facts, endsAt: rideEnd(facts.startsAt, null), title, isCancelled: true });

/** Reads the facts of a ride, visible or not; null when it has no start. */
export async function rideFacts({ sql }: Pick<Reader, 'sql'>, rideId: string): Promise<RideFacts | null> {
  // The primary knows a new privacy zone at once.
  const [ride] = await primaryOf(sql)<RideFacts>(rideStatement, [rideId]);
  return ride ?? null;
}

/** Reads the facts of an event; null if it is unknown or the viewer may not read it. */
export async function eventFacts(
  { sql, viewer }: Pick<Reader, 'sql' | 'viewer'>,
  eventId: string,
): Promise<EventFacts | null> {
  const [event] = await sql<EventFacts>(eventStatement, [eventId, viewer?.id ?? null]);
  return event ?? null;
}

/** The content of a calendar: the rows that the member may read now, and the entries generated from them. */
export interface CalendarContents {
  readonly rows: readonly object[];
  entries(): Generator<Entry>;
}

function contentsOf<Facts extends object>(
  rows: readonly Facts[],
  cancelled: readonly CancelledFacts[],
  { entryOf, cancelledTitle }: { entryOf: (facts: Facts) => Entry; cancelledTitle: string },
): CalendarContents {
  return {
    rows: [...rows, ...cancelled],
    *entries() {
      for (const facts of rows) yield entryOf(facts);
      yield* cancelled.map(cancelledEntry(cancelledTitle));
    },
  };
}

/** Reads the content of a calendar. The URLs of its entries begin with `origin`. */
export async function readContents(
  { sql, now }: Pick<Reader, 'sql' | 'now'>,
  feed: FoundFeed,
  origin: string,
): Promise<CalendarContents> {
  const setting = { origin, units: feed.units };
  const since = new Date(now.getTime() - daysBack * dayLength);
  if (feed.kind === CalendarKind.EVENTS) {
    const events = await sql<EventFacts>(eventsStatement, [since, now, feed.userId]);
    const cancelled = await sql<CancelledFacts>(eventsCancelledStatement, [since, now]);
    return contentsOf(events, cancelled, {
      entryOf: (event) => eventEntry(event, setting),
      cancelledTitle: 'Cancelled event',
    });
  }
  const isGroup = feed.kind === CalendarKind.GROUP_RIDES;
  const values = [feed.userId, since, now, ...(isGroup ? [feed.groupId] : [])];
  const rides = await sql<RideFacts>(isGroup ? groupRidesStatement : myRidesStatement, values);
  const cancelled = await sql<CancelledFacts>(isGroup ? groupCancelledStatement : myCancelledStatement, values);
  return contentsOf(rides, cancelled, {
    entryOf: (ride) => rideEntry(ride, setting),
    cancelledTitle: 'Cancelled ride',
  });
}
