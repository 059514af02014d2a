import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { runs } from '../../test/runs.ts';
import { addDays } from './dates.ts';
import {
  type Recurrence,
  readRecurrence,
  recurrenceDates,
  recurrenceText,
  shiftRecurrence,
  weekdayOf,
} from './recurrence.ts';

const dayOfTests = fc.integer({ min: -10_000, max: 30_000 }).map((count) => addDays('2000-01-01', count));
const weekly = fc.record({
  frequency: fc.constant('WEEKLY' as const),
  interval: fc.integer({ min: 1, max: 5 }),
  weekdays: fc
    .uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
    .map((days) => days.sort((one, other) => one - other)),
  nth: fc.constant(null),
  weekStart: fc.integer({ min: 0, max: 6 }),
});
const monthly = fc.record({
  frequency: fc.constant('MONTHLY' as const),
  interval: fc.integer({ min: 1, max: 5 }),
  weekdays: fc.integer({ min: 0, max: 6 }).map((day) => [day]),
  nth: fc.constantFrom(-1, 1, 2, 3, 4, 5),
  weekStart: fc.constant(0),
});
const counted = fc
  .tuple(fc.oneof(weekly, monthly), fc.integer({ min: 1, max: 30 }))
  .map(([rule, count]): Recurrence => ({ ...rule, count, until: null }));

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
const weekOf = (day: string, weekStart: number) =>
  Math.floor((Date.parse(addDays(day, -((weekdayOf(day) - weekStart + 7) % 7))) / 86_400_000 + 3) / 7);

/** Asks each day in turn whether the rule gives it. */
function isGiven(rule: Recurrence, start: string, day: string): boolean {
  if (!rule.weekdays.includes(weekdayOf(day))) return false;
  if (rule.frequency === 'WEEKLY')
    return (weekOf(day, rule.weekStart) - weekOf(start, rule.weekStart)) % rule.interval === 0;
  const place = Math.ceil(Number(day.slice(8)) / 7);
  const isLast = addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
  return (monthOf(day) - monthOf(start)) % rule.interval === 0 && (rule.nth === -1 ? isLast : place === rule.nth);
}

function naiveDates(rule: Recurrence, start: string, most: number): string[] {
  const found: string[] = [];
  for (let day = start; found.length < most; day = addDays(day, 1)) if (isGiven(rule, start, day)) found.push(day);
  return found;
}

describe('the dates of a rule', () => {
  test('are those that a walk over all days finds', () => {
    fc.assert(
      fc.property(counted, dayOfTests, (rule, start) => {
        const most = Math.min(rule.count ?? 0, 12);
        expect(recurrenceDates(rule, start, most)).toEqual(naiveDates(rule, start, most));
      }),
      { numRuns: runs(60) },
    );
  });

  test('are those that an independent program reads from its text', () => {
    fc.assert(
      fc.property(counted, dayOfTests, (rule, seed) => {
        // RFC 5545 counts a start that the rule does not give; rides have none.
        const [start = seed] = recurrenceDates(rule, seed, 1);
        const iterator = ICAL.Recur.fromString(recurrenceText(rule)).iterator(ICAL.Time.fromDateString(start));
        const read = Array.from({ length: Math.min(rule.count ?? 0, 12) }, () => iterator.next()?.toString());
        expect(recurrenceDates(rule, start, 12)).toEqual(read);
      }),
      { numRuns: runs(60) },
    );
  });

  test('end with the last day, which counts', () => {
    const rule = readRecurrence('FREQ=WEEKLY;BYDAY=TU;UNTIL=20300115');
    expect(rule && recurrenceDates(rule, '2030-01-01', 104)).toEqual(['2030-01-01', '2030-01-08', '2030-01-15']);
  });

  test('move together, whatever the first day of the week', () => {
    fc.assert(
      fc.property(weekly, dayOfTests, fc.integer({ min: -9, max: 9 }), (parts, start, days) => {
        const rule = { ...parts, count: 12, until: null };
        const moved = shiftRecurrence(rule, days);
        const dates = recurrenceDates(rule, start, 12).map((day) => addDays(day, days));
        expect(moved && recurrenceDates(moved, addDays(start, days), 12)).toEqual(dates);
      }),
      { numRuns: runs(60) },
    );
  });
});

test('a rule is read from its own text again', () => {
  fc.assert(
    fc.property(counted, dayOfTests, (rule, seed) => {
      const [start = seed] = recurrenceDates(rule, seed, 1);
      const read = readRecurrence(recurrenceText(rule));
      expect(read && recurrenceText(read)).toBe(recurrenceText(rule));
      expect(read && recurrenceDates(read, start, 9)).toEqual(recurrenceDates(rule, start, 9));
    }),
    { numRuns: runs(60) },
  );
});

test.each([
  '',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;BYDAY=TU',
  'FREQ=DAILY;COUNT=3',
  'FREQ=WEEKLY;BYDAY=TU,TU;COUNT=3',
  'FREQ=WEEKLY;BYDAY=2TU;COUNT=3',
  'FREQ=MONTHLY;BYDAY=TU;COUNT=3',
  'FREQ=MONTHLY;BYDAY=6TU;COUNT=3',
  'FREQ=WEEKLY;BYDAY=TU;COUNT=0',
  'FREQ=WEEKLY;BYDAY=TU;COUNT=3;UNTIL=20300101',
  'FREQ=WEEKLY;BYDAY=TU;UNTIL=20300231',
  'FREQ=WEEKLY;BYDAY=TU;UNTIL=20300101T000000Z',
  'FREQ=WEEKLY;BYDAY=TU;COUNT=3;BYHOUR=7',
  'FREQ=WEEKLY;FREQ=WEEKLY;BYDAY=TU;COUNT=3',
  'FREQ=WEEKLY;BYDAY=TU;COUNT=3;INTERVAL=99',
])('%s is no rule of a ride', (text) => {
  expect(readRecurrence(text)).toBeNull();
});

test('a rule gives no day after the year 2999', () => {
  const rule = readRecurrence('FREQ=WEEKLY;BYDAY=MO,TU;COUNT=104');
  if (!rule) throw new Error('It is a rule');
  expect(recurrenceDates(rule, '2999-12-23', 104)).toEqual(['2999-12-23', '2999-12-24', '2999-12-30', '2999-12-31']);
  expect(recurrenceDates(rule, '9999-12-30', 5_000)).toEqual([]);
});
