import { formatAgo } from '../lib/formatAgo.ts';

/** The clocks of server and reader differ by less. */
const TOLERANCE = 60_000;

/** When a post was posted: 'about 2 hours ago'. A later date of a series has its turn in the future. */
export function postedText(createdAt: string, now: Date = new Date()): string {
  return Date.parse(createdAt) > now.getTime() + TOLERANCE ? 'planned ahead' : formatAgo(createdAt, now);
}
