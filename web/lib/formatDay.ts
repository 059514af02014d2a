const dayFormat = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric' });

/** The reader's calendar day of an instant: 'Feb 19, 2027'. */
export function formatDay(instant: string): string {
  return dayFormat.format(new Date(instant));
}
