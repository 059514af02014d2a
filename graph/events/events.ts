import type { Context } from '../context.ts';
import { Event } from '../model/events/Event.ts';
import { visibleEvents } from '../model/events/eventPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { cursorsOf, isIdMember, isInstant } from '../platform/graphql/cursors.ts';
import { type PageArguments, toConnection } from '../platform/graphql/paginate.ts';
import { addDays, dayIn, displayDate } from '../platform/lib/dates.ts';
import { isId } from '../platform/lib/ids.ts';

// Events that members register for. An event is past once it has ended. Lists contain upcoming events, soonest first,
// then past ones, latest first. A cursor contains the instant that divides the two, so that pages are consistent.

export const EventScope = { ALL: 'all', UPCOMING: 'upcoming' } as const;
export type EventScope = (typeof EventScope)[keyof typeof EventScope];

type Part = 'upcoming' | 'past';
type AgendaKey = readonly [divide: string, part: Part, startsAt: string, id: string];
type EventRow = Event & { part: Part };

const isPart = (value: unknown): boolean => value === 'upcoming' || value === 'past';
const cursors = cursorsOf<AgendaKey>('events', [isInstant, isPart, isInstant, isIdMember]);

const columns = columnsOf(Event, 'e');

const byIdsStatement = statement(
  'event.byIds',
  `select ${columns} from event e where e.id = any($1::uuid[]) and ${visibleEvents('$2::uuid', 'e')}`,
);

// $1 the dividing instant, $2 and $3 the key among upcoming events, $4 and $5 among past ones, $6 the number of rows, $7 the viewer.
const pageStatement = statement(
  'event.page',
  `(select ${columns}, 'upcoming' as part from event e
    where e.ends_at >= $1::timestamptz and (e.starts_at, e.id) > ($2::timestamptz, $3::uuid) and ${visibleEvents('$7::uuid', 'e')}
    order by e.starts_at, e.id limit $6)
   union all
   (select ${columns}, 'past' as part from event e
    where e.ends_at < $1::timestamptz and (e.starts_at, e.id) < ($4::timestamptz, $5::uuid) and ${visibleEvents('$7::uuid', 'e')}
    order by e.starts_at desc, e.id desc limit $6)
   limit $6`,
);

const lowest = ['-infinity', '00000000-0000-0000-0000-000000000000'] as const;
const highest = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

/** The events with these ids that the viewer may read. Other ids have no row. */
export function eventsByIds({ sql, viewer }: Pick<Reader, 'sql' | 'viewer'>, ids: readonly string[]): Promise<Event[]> {
  return sql<Event>(byIdsStatement, [ids, viewer?.id ?? null]);
}

const anyStatement = statement('event.any', `select ${columns} from event e where e.id = $1`);

/** The event with this id for those who may change every event, as operators. Null if unknown. */
export async function findAnyEvent({ sql }: Pick<Reader, 'sql'>, id: string): Promise<Event | null> {
  const [event = null] = isId(id) ? await sql<Event>(anyStatement, [id]) : [];
  return event;
}

/** The event with this id, null if unknown. */
export async function findEvent(ctx: Context, id: string): Promise<Event | null> {
  return isId(id) ? ctx.load.eventById.load(id.toLowerCase()) : null;
}

/** A page of events. UPCOMING contains those that have not ended, ALL the past ones too. */
export async function listEvents(
  { sql, now, viewer }: Reader,
  query: PageArguments & { scope: EventScope },
): Promise<Connection<Event>> {
  const key = cursors.decode(query.after);
  const divide = key?.[0] ?? now.toISOString();
  const place = key ? ([key[2], key[3]] as const) : null;
  const upcomingAfter = key?.[1] === 'past' ? highest : (place ?? lowest);
  const pastBefore = key?.[1] === 'past' && place ? place : highest;
  const wanted = query.scope === EventScope.UPCOMING ? lowest : pastBefore;
  const rows = await sql<EventRow>(pageStatement, [
    divide,
    ...upcomingAfter,
    ...wanted,
    query.first + 1,
    viewer?.id ?? null,
  ]);
  return toConnection(rows, query, (event) =>
    cursors.encode([divide, event.part, event.startsAt.toISOString(), event.id]),
  );
}

/** Whether the event is running, or starts before the end of tomorrow in its time zone. */
export function isActive({ now }: Reader, event: Event): boolean {
  if (event.endsAt < now) return false;
  return event.startsAt <= now || event.date <= addDays(dayIn(event.timeZone, now), 1);
}

/** Whether the event has no free place. An event without a limit is never full. */
export function isFull(event: Event): boolean {
  return event.maxParticipants !== null && event.participantCount >= event.maxParticipants;
}

/** The start as a text in the event's time zone: 'Tomorrow, 7:00 AM'. */
export function displayDateOf({ now }: Reader, event: Event): string {
  return displayDate(event, dayIn(event.timeZone, now));
}
