const HOUR = 60;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

const relative = new Intl.RelativeTimeFormat('en');

/**
 * The time since an instant, in English: 'about 2 hours ago'. A future instant counts as now, because the clocks of
 * server and reader differ.
 */
export function formatAgo(instant: string | Date, now: Date = new Date()): string {
  const time = new Date(Math.min(new Date(instant).getTime(), now.getTime()));
  const minutes = Math.round(Math.trunc((now.getTime() - time.getTime()) / 1000) / 60);
  if (minutes < 1) return 'less than a minute ago';
  if (minutes < 45) return relative.format(-minutes, 'minutes');
  if (minutes < 90) return `about ${relative.format(-1, 'hour')}`;
  if (minutes < DAY) return `about ${relative.format(-Math.round(minutes / HOUR), 'hours')}`;
  if (minutes < 1.75 * DAY) return relative.format(-1, 'day');
  if (minutes < MONTH) return relative.format(-Math.round(minutes / DAY), 'days');
  const nearest = relative.format(-Math.round(minutes / MONTH), 'months');
  if (minutes < 2 * MONTH) return `about ${nearest}`;
  const months = wholeMonths(time, now);
  return months < 12 ? nearest : yearsAgo(months);
}

function yearsAgo(months: number): string {
  const years = Math.trunc(months / 12);
  const rest = months % 12;
  if (rest < 3) return `about ${relative.format(-years, 'years')}`;
  if (rest < 9) return `over ${relative.format(-years, 'years')}`;
  return `almost ${relative.format(-years - 1, 'years')}`;
}

/** Full calendar months between two instants, by the reader's calendar. */
function wholeMonths(from: Date, to: Date): number {
  const months = (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth();
  const reached = new Date(from);
  reached.setMonth(from.getMonth() + months);
  return reached > to ? months - 1 : months;
}
