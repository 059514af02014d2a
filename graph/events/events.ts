import type { Context, Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import type { Connection } from '../lib/connection.ts';
import { addDays, dayIn, displayDate } from '../lib/dates.ts';
import { isId } from '../lib/ids.ts';
import type { PageArguments } from '../lib/paginate.ts';
import { decodeCursor, isInstant, toConnection } from '../lib/paginate.ts';
import { Event } from './Event.ts';

// Events that members register for. An event is past once it has ended. Lists run over what is to come, soonest first,
// then over what is past, latest first; a cursor carries the instant that divides the two, so that pages fit together.

export const EventScope = { ALL: 'all', UPCOMING: 'upcoming' } as const;
export type EventScope = (typeof EventScope)[keyof typeof EventScope];

type Part = 'upcoming' | 'past';
type AgendaKey = readonly [divide: string, part: Part, startsAt: string, id: string];
type EventRow = Event & { part: Part };

const columns = columnsOf(Event, 'e');

const byIdsStatement = statement('event.byIds', `select ${columns} from event e where e.id = any($1::uuid[])`);

// $1 the dividing instant, $2 and $3 the key in what is to come, $4 and $5 that in the past, $6 the number of rows.
const pageStatement = statement(
  'event.page',
  `(select ${columns}, 'upcoming' as part from event e
    where e.ends_at >= $1::timestamptz and (e.starts_at, e.id) > ($2::timestamptz, $3::uuid)
    order by e.starts_at, e.id limit $6)
   union all
   (select ${columns}, 'past' as part from event e
    where e.ends_at < $1::timestamptz and (e.starts_at, e.id) < ($4::timestamptz, $5::uuid)
    order by e.starts_at desc, e.id desc limit $6)
   limit $6`,
);

const lowest = ['-infinity', '00000000-0000-0000-0000-000000000000'] as const;
const highest = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

/** The events with these ids; unknown ids have no row. */
export function eventsByIds({ sql }: Reader, ids: readonly string[]): Promise<Event[]> {
  return sql<Event>(byIdsStatement, [ids]);
}

/** The event of this id, null when unknown. */
export async function findEvent(ctx: Context, id: string): Promise<Event | null> {
  return isId(id) ? ctx.load.eventById.load(id.toLowerCase()) : null;
}

/** A page of events: UPCOMING what has not ended, ALL the past after that. */
export async function listEvents(
  { sql, now }: Reader,
  query: PageArguments & { scope: EventScope },
): Promise<Connection<Event>> {
  const key = query.after ? decodeCursor<AgendaKey>(query.after, isAgendaKey) : null;
  const divide = key?.[0] ?? now.toISOString();
  const place = key ? ([key[2], key[3]] as const) : null;
  const upcomingAfter = key?.[1] === 'past' ? highest : (place ?? lowest);
  const pastBefore = key?.[1] === 'past' && place ? place : highest;
  const wanted = query.scope === EventScope.UPCOMING ? lowest : pastBefore;
  const rows = await sql<EventRow>(pageStatement, [divide, ...upcomingAfter, ...wanted, query.first + 1]);
  return toConnection(rows, query, (event) => [divide, event.part, event.startsAt.toISOString(), event.id]);
}

function isAgendaKey([divide, part, startsAt, id]: readonly unknown[]): boolean {
  return (
    isInstant(divide) &&
    (part === 'upcoming' || part === 'past') &&
    isInstant(startsAt) &&
    typeof id === 'string' &&
    isId(id)
  );
}

/** Whether the event is running, or starts before tomorrow ends on the calendar of its place. */
export function isActive({ now }: Reader, event: Event): boolean {
  if (event.endsAt < now) return false;
  return event.startsAt <= now || event.date <= addDays(dayIn(event.timeZone, now), 1);
}

/** Whether every place is taken; an event without a limit never is full. */
export function isFull(event: Event): boolean {
  return event.maxParticipants !== null && event.participantCount >= event.maxParticipants;
}

/** When it starts, as people at its place say it: 'Tomorrow, 7:00 AM'. */
export function displayDateOf({ now }: Reader, event: Event): string {
  return displayDate(event, dayIn(event.timeZone, now));
}
