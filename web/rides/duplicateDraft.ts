import { v7 as uuidv7 } from 'uuid';
import type { CueSheetFragment, PostCardFragment } from '../generated.ts';
import { todayIn } from '../lib/zonedTime.ts';
import type { RideDraft } from './rideDraft.ts';
import { rideDraftOf } from './rideDraft.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** The first date a whole number of weeks after `date`, and after `today`. */
function weeksAfter(date: string, today: string): string {
  const [start, now] = [date, today].map((day) => Date.parse(`${day}T00:00:00Z`));
  if (start === undefined || now === undefined || Number.isNaN(start)) return '';
  const weeks = Math.max(1, Math.floor((now - start) / WEEK) + 1);
  return new Date(start + weeks * WEEK).toISOString().slice(0, 10);
}

/** The draft of a new ride like another one, on the same weekday after today. */
export function duplicateDraftOf(post: PostCardFragment, ride: CueSheetFragment, now: Date = new Date()): RideDraft {
  const date = ride.date ? weeksAfter(ride.date, todayIn(ride.timeZone ?? undefined, now)) : '';
  return { ...rideDraftOf(post, ride), id: uuidv7(), date };
}
