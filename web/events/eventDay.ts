const dayFormat = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
const wholeFormat = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** The calendar day at the event: '2026-11-22' → Sunday; Nov 22, 2026. Other text is returned unchanged. */
export function eventDay(date: string): { weekday: string; whole: string } {
  // UTC for both parsing and formatting, so the reader's time zone cannot shift the day.
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return { weekday: date, whole: date };
  return { weekday: dayFormat.format(day), whole: wholeFormat.format(day) };
}
