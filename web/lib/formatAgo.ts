import { formatDistance } from 'date-fns';

/**
 * How long ago an instant was, in English: 'about 2 hours ago'. An instant that lies ahead counts as now, because the
 * server's clock and the reader's never agree to the second.
 */
export function formatAgo(instant: string | Date, now: Date = new Date()): string {
  const time = new Date(instant);
  return formatDistance(time > now ? now : time, now, { addSuffix: true });
}
