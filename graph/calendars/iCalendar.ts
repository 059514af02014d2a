import type { ICalDateTimeValue } from 'ical-generator';
import ical, { ICalEventStatus } from 'ical-generator';
import { pauseAfter } from '../platform/lib/pauseAfter.ts';
import { inOneLine, plainText } from '../platform/lib/plainText.ts';
import { clockAt, zoneNamed } from './zonedTime.ts';

/** An event of a calendar. */
export interface Entry {
  /** The permanent id of the ride or the event. The UID is derived from it. */
  id: string;
  startsAt: Date;
  endsAt: Date;
  /** The IANA time zone of the entry. */
  timeZone: string;
  sequence: number;
  changedAt: Date;
  title: string;
  description?: string;
  location?: string | null;
  /** The point of the start, in degrees. */
  point?: { lat: number; lng: number } | null;
  /** The page of the ride or the event. */
  url?: string;
  isCancelled?: boolean;
}

interface Calendar {
  name: string;
  entries: Iterable<Entry>;
}

/** The refresh interval for calendar programs, in seconds. */
const refreshEvery = 60 * 60;

/** RFC 5545 allows no control characters in texts except line breaks. */
const cleaned = (text: string) =>
  plainText(text)
    .replaceAll('\r\n', '\n')
    .replace(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : ' '));
const cleanedLine = (text: string) => inOneLine(cleaned(text));
/** RFC 5545 asks for six decimals at most. The library omits a 0, so this returns the number beside it, 10 cm away. */
const degrees = (value: number) => Number(value.toFixed(6)) || 1e-6;

function locationOf({ location, point }: Entry) {
  const title = location ? cleanedLine(location) : '';
  return point ? { title, geo: { lat: degrees(point.lat), lon: degrees(point.lng) } } : title || null;
}

/** The library does not escape names of calendars. */
const escaped = (text: string) => cleanedLine(text).replace(/[\\;,]/g, '\\$&');

/** An instant with its local date and time. The library would format a Date in the time zone of this process. */
function localValue(instant: Date, { day, time }: { day: string; time: string }): ICalDateTimeValue {
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
  return { start: localValue(startsAt, start), end: localValue(endsAt, end), timezone: zone.id };
}

/** The number of entries to write before a pause for other requests. */
const stride = 25;
/** The pause after a part, as a multiple of its duration: the two calendars that are written at once use half of the thread. */
const pauseFactor = 3;
/** In milliseconds. */
const maxPause = 100;

/** Writes a calendar of some entries with the library. */
function writePart(name: string, entries: readonly Entry[]): string {
  const calendar = ical({
    prodId: { company: 'Cycle Chat', product: 'Rides', language: 'EN' },
    name: escaped(name),
    ttl: refreshEvery,
    timezone: { name: null, generator: (zone) => zoneNamed(zone)?.block ?? null },
  });
  for (const entry of entries) {
    const { id, sequence, changedAt, title, description, url, isCancelled = false } = entry;
    calendar.createEvent({
      ...spanOf(entry),
      id: `${id}@cycle-chat`,
      sequence,
      stamp: changedAt,
      lastModified: changedAt,
      summary: cleanedLine(title),
      description: description && cleaned(description),
      location: locationOf(entry),
      url,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  // The library writes no line break after the last line.
  return `${calendar.toString()}\r\n`;
}

function* partsOf(entries: Iterable<Entry>): Generator<Entry[]> {
  let part: Entry[] = [];
  for (const entry of entries) {
    part.push(entry);
    if (part.length < stride) continue;
    yield part;
    part = [];
  }
  yield part;
}

const lineBreak = '\r\n';
const eventStart = `${lineBreak}BEGIN:VEVENT${lineBreak}`;
const ending = 'END:VCALENDAR\r\n';

/** Moves the time zones from the text of a calendar to a set, and returns the rest. Only whole lines begin and end a zone. */
function takeZones(text: string, zones: Set<string>): string {
  const [head = '', ...others] = text.split('\r\nBEGIN:VTIMEZONE\r\n');
  const rest = others.map((other) => {
    const [zone = '', ...behind] = other.split('\r\nEND:VTIMEZONE');
    zones.add(`BEGIN:VTIMEZONE\r\n${zone}\r\nEND:VTIMEZONE\r\n`);
    return behind.join('');
  });
  return head + rest.join('');
}

/** Writes a calendar in the format of RFC 5545. Equal entries give equal bytes. Pauses between parts. */
export async function writeCalendar({ name, entries }: Calendar): Promise<string> {
  const zones = new Set<string>();
  let head = '';
  let events = '';
  for (const part of partsOf(entries)) {
    const began = performance.now();
    const text = takeZones(writePart(name, part), zones).slice(0, -ending.length);
    const start = part.length > 0 ? text.indexOf(eventStart) + lineBreak.length : text.length;
    head = text.slice(0, start);
    events += text.slice(start);
    await pauseAfter(began, { factor: pauseFactor, most: maxPause });
  }
  return [head, ...zones, events, ending].join('');
}
