import { addDays, dayIn } from '../lib/dates.ts';
import type { DayScript, Weekday } from './scriptTypes.ts';

export const minute = 60_000;
export const day = 24 * 60 * minute;

const weekdays: readonly Weekday[] = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What clocks and calendars in a zone show at an instant, as if they stood in UTC: milliseconds, to the minute. */
function wallClock(instant: Date, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return Date.parse(`${clock.format(instant).replace(' ', 'T')}:00Z`);
}

/** The minutes since midnight that clocks in a zone show at an instant. */
export const minuteOfDay = (instant: Date, timeZone: string): number => (wallClock(instant, timeZone) % day) / minute;

/** The instant at which clocks in a zone show a date and time. Not for the hours that a clock change skips or repeats. */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (instant: number): number => wallClock(new Date(instant), timeZone) - instant;
  const nearby = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(nearby));
}

interface Appointment {
  time: string;
  timeZone: string;
  /** How long it takes until one can tell of it. */
  minutes: number;
}

const daysUntil = (weekday: Weekday, date: string): number =>
  (weekdays.indexOf(weekday) - new Date(`${date}T00:00:00Z`).getUTCDay() + 7) % 7;

/** The date that a script means by a day, seen from now: YYYY-MM-DD in the zone of the appointment. */
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
