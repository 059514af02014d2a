import { day, minute, minuteOfDay } from './calendar.ts';
import type { Random } from './random.ts';
import type { DayPart } from './scriptTypes.ts';

/** The parts of a day, in minutes since midnight. */
const dayParts: Readonly<Record<DayPart, readonly [from: number, to: number]>> = {
  morning: [5 * 60 + 40, 9 * 60 + 30],
  midday: [11 * 60 + 30, 14 * 60],
  evening: [17 * 60, 21 * 60 + 30],
  night: [21 * 60 + 30, 23 * 60 + 50],
};

const habits: readonly DayPart[] = [
  'morning',
  'morning',
  'morning',
  'midday',
  'evening',
  'evening',
  'evening',
  'night',
];

interface Habit {
  timeZone: string;
  /** A random usual one when absent. */
  dayPart?: DayPart | undefined;
}

/** The last instant before a limit that is within the part of the day. */
export function writtenBefore(limit: Date, { timeZone, dayPart }: Habit, random: Random): Date {
  const [from, to] = dayParts[dayPart ?? random.pick(habits)];
  const wanted = random.int(from, to);
  const minutesBack = (minuteOfDay(limit, timeZone) - wanted + 24 * 60) % (24 * 60);
  return new Date(limit.getTime() - minutesBack * minute - random.int(0, 59) * 1000);
}

interface Span {
  from: Date;
  until: Date;
}

/** `count` instants in a span, in order. Most are early in the span. */
export function soonWithin(count: number, { from, until }: Span, random: Random): Date[] {
  const length = until.getTime() - from.getTime();
  return Array.from({ length: count }, () => random.next() ** 2)
    .sort((one, other) => one - other)
    .map((share) => new Date(from.getTime() + Math.ceil(share * length)));
}

const weeks = 10;

/** The age of the post with a rank among `count` posts, in milliseconds. The posts cover ten weeks; recent ones are denser. */
export function ageOfRank(rank: number, count: number): number {
  return ((rank + 0.5) / count) ** 1.6 * weeks * 7 * day;
}
