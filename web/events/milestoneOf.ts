import { shortMonth } from '../lib/shortNames.ts';

/** What stands on the milestone of a calendar day: '2026-11-22' → Nov, 22. Nothing where the date is no real one. */
export function milestoneOf(date: string | undefined): { month: string; day: number } | undefined {
  // Read and written in UTC, so that the reader's own zone cannot move the day.
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return undefined;
  return { month: shortMonth(day), day: day.getUTCDate() };
}
