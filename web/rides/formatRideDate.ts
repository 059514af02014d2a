import { shortMonth, shortWeekday } from '../lib/shortNames.ts';

/** The calendar day at the ride, '2026-11-22' → 'Sun, Nov 22'; another year is named. Anything else comes back as it is. */
export function formatRideDate(date: string, now: Date = new Date()): string {
  // Read and written in UTC, so that the reader's own zone cannot move the day.
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  const year = day.getUTCFullYear();
  return `${shortWeekday(day)}, ${shortMonth(day)} ${day.getUTCDate()}${year === now.getFullYear() ? '' : `, ${year}`}`;
}
