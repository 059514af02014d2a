/** A calendar day and a time of day: '2026-11-22', '07:00'. */
export interface LocalTime {
  date: string;
  /** HH:MM in 24-hour format. */
  time: string;
}

/**
 * The calendar day and the time of an instant in a time zone, by default that of this browser. Throws a RangeError for a
 * zone that the browser does not know.
 */
export function localOf(instant: Date, timeZone?: string): LocalTime {
  // Sweden writes dates as ISO 8601 does.
  const text = instant.toLocaleString('sv-SE', { timeZone });
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Today's date in a time zone, or in that of this browser if the browser does not know the zone. */
export function todayIn(zone: string | undefined, now: Date): string {
  try {
    return localOf(now, zone).date;
  } catch {
    return localOf(now).date;
  }
}

/** The day after a calendar day. Days at a change of the clocks do not have 24 hours. */
export function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** Each English names the zones of its own part of the world; elsewhere it says 'GMT+1'. */
const namingLocales = ['en-US', 'en-GB', 'en-AU'];

/** The short name of a time zone at an instant: 'CET', 'PST', 'GMT+8'. */
export function zoneName(instant: Date, timeZone: string): string {
  const nameIn = (locale: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const names = namingLocales.map(nameIn);
  return names.find((name) => !name.startsWith('GMT')) ?? names[0] ?? timeZone;
}
