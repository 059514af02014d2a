import { afterEach, expect, test, vi } from 'vitest';
import { formatRideDate } from './formatRideDate.ts';

afterEach(() => vi.unstubAllEnvs());

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

// The days of the clock changes at these places, and the days around them.
test.each(['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'the zone of a reader in %s moves no day',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const now = new Date('2026-06-15T12:00:00Z');
    const days = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01', '2026-12-31'];
    expect(days.map((day) => formatRideDate(day, now))).toEqual([
      'Sun, Mar 8',
      'Sun, Mar 29',
      'Sun, Apr 5',
      'Sun, Oct 4',
      'Sun, Oct 25',
      'Sun, Nov 1',
      'Thu, Dec 31',
    ]);
  },
);
