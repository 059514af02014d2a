import type { ICalDateTimeValue } from 'ical-generator';
import ical, { ICalEventStatus } from 'ical-generator';
import { clockAt, zoneNamed } from './zonedTime.ts';

/** What stands in a calendar. */
export interface Entry {
  /** The id of the ride or the event; it never changes, and makes the UID. */
  id: string;
  startsAt: Date;
  endsAt: Date;
  /** The IANA zone by whose clocks it is told. */
  timeZone: string;
  sequence: number;
  changedAt: Date;
  title: string;
  description?: string;
  location?: string | null;
  /** The page that tells of it. */
  url?: string;
  isCancelled?: boolean;
}

interface Calendar {
  name: string;
  entries: readonly Entry[];
}

/** In seconds; how often programs are asked to look again. */
const refreshEvery = 60 * 60;

/** RFC 5545 has no control characters in texts but the end of a line. */
const cleaned = (text: string) =>
  text.replaceAll('\r\n', '\n').replace(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : ' '));
const inOneLine = (text: string) => cleaned(text).replaceAll('\n', ' ').trim();
/** The library writes names of calendars as they are. */
const escaped = (text: string) => inOneLine(text).replace(/[\\;,]/g, '\\$&');

/** An instant whose clock is told as it is: of a Date the library would tell the clock of this process. */
function told(instant: Date, { day, time }: { day: string; time: string }): ICalDateTimeValue {
  const value = {
    isValid: () => true,
    toDate: () => instant,
    toJSON: () => instant.toISOString(),
    tz: () => value,
    format: (pattern?: string) => (pattern === 'YYYYMMDD' ? day : time),
  };
  return value;
}

function spanOf({ startsAt, endsAt, timeZone }: Entry) {
  const zone = zoneNamed(timeZone);
  const start = zone && clockAt(startsAt, zone.id);
  const end = zone && clockAt(endsAt, zone.id);
  if (!zone || !start || !end) return { start: startsAt, end: endsAt };
  return { start: told(startsAt, start), end: told(endsAt, end), timezone: zone.id };
}

/** A calendar as RFC 5545 has it. Its bytes are the same as long as its entries are. */
export function writeCalendar({ name, entries }: Calendar): string {
  const calendar = ical({
    prodId: { company: 'Cycle Chat', product: 'Rides', language: 'EN' },
    name: escaped(name),
    ttl: refreshEvery,
    timezone: { name: null, generator: (zone) => zoneNamed(zone)?.block ?? null },
  });
  for (const entry of entries) {
    const { id, sequence, changedAt, title, description, location, url, isCancelled = false } = entry;
    calendar.createEvent({
      ...spanOf(entry),
      id: `${id}@cycle-chat`,
      sequence,
      stamp: changedAt,
      lastModified: changedAt,
      summary: inOneLine(title),
      description: description && cleaned(description),
      location: location && inOneLine(location),
      url,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  // The library leaves the last line open.
  return `${calendar.toString()}\r\n`;
}
