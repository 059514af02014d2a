import { tzlib_get_ical_block } from 'timezones-ical-library';

// Calendars contain local times with a VTIMEZONE, so that programs with other daylight saving rules show the same local time.
// Instants whose local time is ambiguous are written in UTC.

/** A time zone in a calendar. An alias such as Asia/Calcutta has the id of its target. */
interface Zone {
  readonly id: string;
  /** The VTIMEZONE component. */
  readonly block: string;
}

const known = new Map<string, Zone | null>();

function readZone(timeZone: string): Zone | null {
  // The library returns an array for a known zone and a text for an unknown one.
  const [block, line] = [tzlib_get_ical_block(timeZone)].flat();
  const id = line?.replace('TZID=', '');
  return block && id && id !== 'Etc/UTC' ? { id, block } : null;
}

/** The zone with this IANA name; null for UTC and for zones that the library does not know. */
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
/** The possible differences between two instants with the same local time, in milliseconds. */
const steps = [60, -60, 30, -30, 120, -120].map((minutes) => minutes * minute);

/**
 * The local time of an instant; null when another instant has the same local time. RFC 5545 says that such a time means the
 * first of the two, but some programs differ.
 */
export function clockAt(instant: Date, timeZone: string): { day: string; time: string } | null {
  const clock = clockOf(instant, timeZone);
  const isTwice = steps.some((step) => {
    const other = clockOf(new Date(instant.getTime() + step), timeZone);
    return other.day === clock.day && other.time === clock.time;
  });
  return isTwice ? null : clock;
}
