import { shortMonth, shortWeekday } from '../lib/shortNames.ts';

/**
 * The calendar day at the ride: '2026-11-22' → 'Sun, Nov 22', with the year unless it is the current one. Other text is
 * returned unchanged.
 */
export function formatRideDate(date: string, now: Date = new Date()): string {
  // UTC for both parsing and formatting, so the reader's time zone cannot shift the day.
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  const year = day.getUTCFullYear();
  return `${shortWeekday(day)}, ${shortMonth(day)} ${day.getUTCDate()}${year === now.getFullYear() ? '' : `, ${year}`}`;
}
