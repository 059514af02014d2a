import type { Context } from '../context.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import type { CalendarFile } from './CalendarFile.ts';
import { eventEntry, eventFacts } from './entries.ts';
import { writeCalendar } from './iCalendar.ts';
import { readerUnits } from './readerUnits.ts';

/** The calendar of one event. `origin` is the origin of the instance's URL. Throws NOT_FOUND. */
export async function requireEventCalendar(ctx: Context, eventId: string, origin: string): Promise<CalendarFile> {
  const event = isId(eventId) ? await eventFacts(ctx, eventId) : null;
  if (!event) throw new DomainError('NOT_FOUND', 'Event not found');
  const entry = eventEntry(event, { origin, units: await readerUnits(ctx) });
  return { name: 'event.ics', text: [await writeCalendar({ name: entry.title, entries: [entry] })] };
}
