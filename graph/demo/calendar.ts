import { addDays, dayIn } from '../platform/lib/dates.ts';
import type { DayScript, Weekday } from './scriptTypes.ts';

export const minute = 60_000;
export const day = 24 * 60 * minute;

const weekdays: readonly Weekday[] = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The local date and time in a zone at an instant, as milliseconds of the same date and time in UTC, truncated to the minute. */
function wallClock(instant: Date, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return Date.parse(`${clock.format(instant).replace(' ', 'T')}:00Z`);
}

/** The local minutes since midnight in a zone at an instant. */
export const minuteOfDay = (instant: Date, timeZone: string): number => (wallClock(instant, timeZone) % day) / minute;

/**
 * The instant of a local date and time in a zone. A repeated time means the first of the two instants. A skipped time moves
 * forward by the skipped period.
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (instant: number): number => wallClock(new Date(instant), timeZone) - instant;
  const [before, after] = [wanted - offsetAt(wanted - day), wanted - offsetAt(wanted + day)];
  const shown = [before, after].filter((instant) => instant + offsetAt(instant) === wanted);
  return new Date(shown.length > 0 ? Math.min(...shown) : before);
}

interface Appointment {
  time: string;
  timeZone: string;
  /** The minutes from the start until a post can report on it. */
  minutes: number;
}

const daysUntil = (weekday: Weekday, date: string): number =>
  (weekdays.indexOf(weekday) - new Date(`${date}T00:00:00Z`).getUTCDay() + 7) % 7;

/** The date of a script's day relative to `now`: YYYY-MM-DD in the time zone of the appointment. */
export function dateOf(script: DayScript, { time, timeZone, minutes }: Appointment, now: Date): string {
  const today = dayIn(timeZone, now);
  const startOn = (date: string): number => instantOf(date, time, timeZone).getTime();
  const isOver = (date: string): boolean => startOn(date) + minutes * minute <= now.getTime();

  if ('inDays' in script) return addDays(today, script.inDays);
  if ('daysAgo' in script) {
    const date = addDays(today, -script.daysAgo);
    return isOver(date) ? date : addDays(date, -1);
  }
  const coming = addDays(today, daysUntil(script.weekday, today));
  if (script.week >= 0) {
    const first = startOn(coming) > now.getTime() ? coming : addDays(coming, 7);
    return addDays(first, script.week * 7);
  }
  const last = isOver(coming) ? coming : addDays(coming, -7);
  return addDays(last, (script.week + 1) * 7);
}
