/** The calendar day of an instant in a time zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
}

/** The day so many days after another, both YYYY-MM-DD. */
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
 * A wall-clock date and time as people say it: 'Today, 7:00 AM', 'Tomorrow, 7:00 AM', within the week
 * 'Saturday, 6:30 AM', else 'Nov 28, 6:30 AM', with the year where it is another one.
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

// Instants of other years are spelled by JavaScript and by the database in ways that the other does not read.
const firstYear = 1900;
const lastYear = 2999;

/** Whether a value is a day that exists, written YYYY-MM-DD, from 1900 to 2999. */
export function isCalendarDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const year = Number(value.slice(0, 4));
  const day = new Date(`${value}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
  return exists && year >= firstYear && year <= lastYear;
}

/** Reads an instant as RFC 3339 spells it, with its offset from UTC; null for what is none. */
export function readInstant(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/i.test(text)) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) || !isCalendarDay(text.slice(0, 10)) ? null : instant;
}
