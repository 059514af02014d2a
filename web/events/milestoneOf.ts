import { shortMonth } from '../lib/shortNames.ts';

/** The month and day on a milestone: '2026-11-22' → Nov, 22. Undefined when the date is invalid. */
export function milestoneOf(date: string | undefined): { month: string; day: number } | undefined {
  // UTC for both parsing and formatting, so the reader's time zone cannot shift the day.
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return undefined;
  return { month: shortMonth(day), day: day.getUTCDate() };
}
