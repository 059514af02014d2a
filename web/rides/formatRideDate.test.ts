import { expect, test } from 'vitest';
import { formatRideDate } from './formatRideDate.ts';

test.each([
  ['2026-11-22', 'Sun, Nov 22'],
  ['2026-01-01', 'Thu, Jan 1'],
  ['2027-01-03', 'Sun, Jan 3, 2027'],
  ['2024-02-29', 'Thu, Feb 29, 2024'],
  ['soon', 'soon'],
  ['', ''],
])('the day %j reads %j in 2026', (date, words) => {
  expect(formatRideDate(date, new Date('2026-11-21T12:00:00Z'))).toBe(words);
});
