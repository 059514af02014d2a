import { addDays, lastDay } from './dates.ts';

// The part of RFC 5545's RRULE that rides use: weekly on days, every n weeks, and monthly by weekday. A rule gives days. The wall
// clock and the time zone of a ride make the instants, so that a change of the clocks moves nothing.

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const dayLength = 86_400_000;
const maxInterval = 52;
/** A rule without such a day, like a fifth Monday of each twelfth February, ends here. */
const maxMonths = 12 * 30;

export interface Recurrence {
  frequency: 'WEEKLY' | 'MONTHLY';
  interval: number;
  /** The days of the week from 0 for Monday to 6 for Sunday, in order. Exactly one if monthly. */
  weekdays: readonly number[];
  /** Which of these weekdays of a month: 1 to 5, or -1 for the last. Null if weekly. */
  nth: number | null;
  /** The first day of a week. It matters for every n weeks on several days. */
  weekStart: number;
  /** The last day, YYYY-MM-DD. */
  until: string | null;
  /** The number of dates. */
  count: number | null;
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayLength;
/** The day of the week from 0 for Monday. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: string): number => (((dayNumber(day) + 3) % 7) + 7) % 7;
const indexOf = (name: string) => weekdays.indexOf(name);
const wholeNumber = (text: string | undefined) => (text && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null);

function partsOf(text: string): Map<string, string> | null {
  const parts = text
    .toUpperCase()
    .split(';')
    .map((part) => part.split('='));
  const names = parts.map(([name = '']) => name);
  const isKnown = names.every((name) => /^(FREQ|INTERVAL|BYDAY|WKST|UNTIL|COUNT)$/.test(name));
  const isWhole = parts.every((part) => part.length === 2) && new Set(names).size === names.length;
  return isKnown && isWhole ? new Map(parts.map(([name = '', value = '']) => [name, value])) : null;
}

function readDays(frequency: string, text: string): Pick<Recurrence, 'weekdays' | 'nth'> | null {
  if (frequency === 'MONTHLY') {
    const [, nth, name = ''] = /^([1-5]|-1)([A-Z]{2})$/.exec(text) ?? [];
    const weekday = indexOf(name);
    return weekday < 0 ? null : { weekdays: [weekday], nth: Number(nth) };
  }
  const days = text.split(',').map(indexOf);
  const isEach = days.every((day) => day >= 0) && new Set(days).size === days.length;
  return isEach ? { weekdays: days.sort((one, other) => one - other), nth: null } : null;
}

/** Reads a rule. Null for one that is no rule, or has parts that rides do not use. It must end by UNTIL or by COUNT. */
export function readRecurrence(text: string): Recurrence | null {
  const parts = partsOf(text.trim());
  const frequency = parts?.get('FREQ');
  if (!parts || (frequency !== 'WEEKLY' && frequency !== 'MONTHLY')) return null;
  const days = readDays(frequency, parts.get('BYDAY') ?? '');
  const interval = wholeNumber(parts.get('INTERVAL') ?? '1');
  const weekStart = indexOf(parts.get('WKST') ?? 'MO');
  const count = wholeNumber(parts.get('COUNT'));
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(parts.get('UNTIL') ?? '') ?? [];
  const until = year ? `${year}-${month}-${day}` : null;
  const endsOnce = parts.has('COUNT') !== parts.has('UNTIL') && (count !== null || isDay(until));
  if (!days || !interval || interval > maxInterval || weekStart < 0 || !endsOnce) return null;
  return { frequency, interval, ...days, weekStart, until, count };
}

function isDay(text: string | null): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return text !== null && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** The text of a rule. Equal rules have equal texts. */
export function recurrenceText(rule: Recurrence): string {
  const names = rule.weekdays.map((day) => `${rule.nth ?? ''}${weekdays[day]}`);
  const needsWeekStart = rule.weekStart > 0 && rule.interval > 1 && rule.weekdays.length > 1;
  const parts = [
    `FREQ=${rule.frequency}`,
    ...(rule.interval > 1 ? [`INTERVAL=${rule.interval}`] : []),
    `BYDAY=${names.join(',')}`,
    ...(needsWeekStart ? [`WKST=${weekdays[rule.weekStart]}`] : []),
    rule.until === null ? `COUNT=${rule.count}` : `UNTIL=${rule.until.replaceAll('-', '')}`,
  ];
  return parts.join(';');
}

function* weeklyDates({ interval, weekdays: days, weekStart }: Recurrence, start: string): Generator<string> {
  const offsetOf = (day: number) => (day - weekStart + 7) % 7;
  const offsets = days.map(offsetOf).sort((one, other) => one - other);
  const firstWeek = addDays(start, -offsetOf(weekdayOf(start)));
  for (let week = 0; ; week += interval) {
    for (const offset of offsets) yield addDays(firstWeek, 7 * week + offset);
  }
}

/** The nth weekday of a month. Null if the month has no fifth one. */
function nthOf(year: number, month: number, weekday: number, nth: number): string | null {
  const dayOf = (index: number, day: number) => new Date(Date.UTC(year, index, day)).toISOString().slice(0, 10);
  const edge = nth > 0 ? dayOf(month, 1) : dayOf(month + 1, 0);
  if (nth < 0) return addDays(edge, -((weekdayOf(edge) - weekday + 7) % 7));
  const day = addDays(edge, ((weekday - weekdayOf(edge) + 7) % 7) + 7 * (nth - 1));
  return day.slice(0, 7) === edge.slice(0, 7) ? day : null;
}

function* monthlyDates({ interval, weekdays: [weekday = 0], nth }: Recurrence, start: string): Generator<string> {
  const [year, month] = [Number(start.slice(0, 4)), Number(start.slice(5, 7)) - 1];
  for (let passed = 0; passed < maxMonths; passed += interval) {
    const day = nthOf(year, month + passed, weekday, nth ?? 1);
    if (day) yield day;
  }
}

/** The days of a rule from its start on, at most `most`, until the year 2999. The start is the first one only if the rule gives it. */
export function recurrenceDates(rule: Recurrence, start: string, most: number): string[] {
  const found: string[] = [];
  const end = Math.min(most, rule.count ?? most);
  if (end <= 0) return found;
  const until = rule.until !== null && rule.until < lastDay ? rule.until : lastDay;
  for (const day of (rule.frequency === 'WEEKLY' ? weeklyDates : monthlyDates)(rule, start)) {
    // Days after the year 9999 begin with a sign.
    if (day > until || day.startsWith('+')) return found;
    if (day < start) continue;
    found.push(day);
    if (found.length === end) return found;
  }
  return found;
}

/** The same weekly rule some days later. Null for a monthly one, whose days are not all so much later. */
export function shiftRecurrence(rule: Recurrence, days: number): Recurrence | null {
  if (rule.frequency === 'MONTHLY') return null;
  const shifted = (day: number) => (((day + days) % 7) + 7) % 7;
  return {
    ...rule,
    weekdays: rule.weekdays.map(shifted).sort((one, other) => one - other),
    weekStart: shifted(rule.weekStart),
    until: rule.until && addDays(rule.until, days),
  };
}
