/** The calendar day of an instant in a time zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
}

/** The day `count` days after `day`, both YYYY-MM-DD. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`));

/** 24-hour HH:MM as a 12-hour time with AM or PM. */
export function twelveHour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/**
 * Formats a local date and time: 'Today, 7:00 AM', 'Tomorrow, 7:00 AM', 'Saturday, 6:30 AM' within a week, else 'Nov 28, 6:30 AM'.
 * Adds the year if it is not the current one.
 */
export function displayDate({ date, time }: { date: string; time: string }, today: string): string {
  return `${sayDay(date, today)}, ${twelveHour(time)}`;
}

function sayDay(date: string, today: string): string {
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  if (date > today && date < addDays(today, 7)) return format(date, { weekday: 'long' });
  if (date.slice(0, 4) !== today.slice(0, 4)) return format(date, { month: 'short', day: 'numeric', year: 'numeric' });
  return format(date, { month: 'short', day: 'numeric' });
}

// Outside these years JavaScript and PostgreSQL cannot parse each other's format.
const firstYear = 1900;
const lastYear = 2999;
export const lastDay = `${lastYear}-12-31`;

/** Whether a value is an existing day from 1900 to 2999, in the format YYYY-MM-DD. */
export function isCalendarDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const year = Number(value.slice(0, 4));
  const day = new Date(`${value}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
  return exists && year >= firstYear && year <= lastYear;
}

/** Parses an RFC 3339 timestamp with its UTC offset. Returns null for any other text. */
export function readInstant(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/i.test(text)) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) || !isCalendarDay(text.slice(0, 10)) ? null : instant;
}
