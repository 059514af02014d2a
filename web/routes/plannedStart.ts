import { localOf } from '../lib/zonedTime.ts';

const QUARTER = 15 * 60_000;

/**
 * The date and time to plan for a route that was recorded at an instant: the next day with the same weekday, at the
 * nearest quarter of an hour on this browser's clock. An instant ahead keeps its date.
 */
export function plannedStart(recorded: Date, now: Date = new Date()): { date: string; time: string } {
  const start = new Date(Math.round(recorded.getTime() / QUARTER) * QUARTER);
  if (start > now) return localOf(start);
  return { date: nextSameWeekday(start, now), time: localOf(start).time };
}

/** The first date from `now` on with the weekday and time of `past` on this browser's clock. */
export function nextSameWeekday(past: Date, now: Date): string {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate(), past.getHours(), past.getMinutes());
  next.setDate(next.getDate() + ((past.getDay() - now.getDay() + 7) % 7));
  if (next <= now) next.setDate(next.getDate() + 7);
  return localOf(next).date;
}
