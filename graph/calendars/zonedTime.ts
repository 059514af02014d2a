import { tzlib_get_ical_block } from 'timezones-ical-library';

// How an instant is told in a calendar: by the clocks of its place, with a VTIMEZONE that says how these run, so that a
// program that knows other rules of summer time shows the same clock; in UTC where the clocks cannot tell it.

/** A zone as calendars name it: aliases such as Asia/Calcutta go by the name that they stand for. */
interface Zone {
  readonly id: string;
  /** The VTIMEZONE component. */
  readonly block: string;
}

const known = new Map<string, Zone | null>();

function readZone(timeZone: string): Zone | null {
  // By its types the library answers a text too, which it does for a zone that it does not know.
  const [block, line] = [tzlib_get_ical_block(timeZone)].flat();
  const id = line?.replace('TZID=', '');
  return block && id && id !== 'Etc/UTC' ? { id, block } : null;
}

/** The zone of this IANA name; null for UTC and for one that the library does not know. */
export function zoneNamed(timeZone: string): Zone | null {
  const zone = known.get(timeZone) ?? readZone(timeZone);
  known.set(timeZone, zone);
  return zone;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(timeZone, made);
  return made;
}

function clockOf(instant: Date, timeZone: string): { day: string; time: string } {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return { day: part('year') + part('month') + part('day'), time: part('hour') + part('minute') + part('second') };
}

const minute = 60_000;
/** By how much clocks are set back in autumn, and so by how much two instants of one time can lie apart. */
const steps = [60, -60, 30, -30, 120, -120].map((minutes) => minutes * minute);

/**
 * What the clocks of a zone say at an instant; null where they say so twice. RFC 5545 takes such a time for the first of the two,
 * but not every program does.
 */
export function clockAt(instant: Date, timeZone: string): { day: string; time: string } | null {
  const clock = clockOf(instant, timeZone);
  const isTwice = steps.some((step) => {
    const other = clockOf(new Date(instant.getTime() + step), timeZone);
    return other.day === clock.day && other.time === clock.time;
  });
  return isTwice ? null : clock;
}
