import { afterEach, describe, expect, test, vi } from 'vitest';
import { plannedStart } from './plannedStart.ts';

afterEach(() => vi.unstubAllEnvs());

const at = '2024-05-05T07:04:11Z';

describe('the planned start of a recorded route', () => {
  const now = new Date('2026-11-21T10:00:00Z');

  test('is on the next such weekday, at the nearest quarter of an hour on the clocks of this browser', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    // A Sunday in summer, 9:04 in Berlin.
    expect(plannedStart(new Date(at), now)).toEqual({ date: '2026-11-22', time: '09:00' });
  });

  test.each([
    ['later today', '2026-11-14T11:00:00Z', '2026-11-21'],
    ['in a week, as today’s hour has passed', '2026-11-14T09:00:00Z', '2026-11-28'],
    ['in a week, as it is now', '2026-11-14T10:00:00Z', '2026-11-28'],
    ['when the file says, as that is ahead', '2026-12-30T09:00:00Z', '2026-12-30'],
  ])('is %s', (_what, recorded, date) => {
    vi.stubEnv('TZ', 'UTC');
    expect(plannedStart(new Date(recorded), now).date).toBe(date);
  });

  test.each(['2026-10-24T22:30:00Z', '2027-03-27T22:30:00Z'])(
    'is ahead around a change of the clocks: %s',
    (instant) => {
      vi.stubEnv('TZ', 'Europe/Berlin');
      for (const day of [1, 2, 3, 4, 5, 6, 7]) {
        const { date } = plannedStart(new Date(Date.UTC(2026, 5, day, 7)), new Date(instant));
        expect(new Date(`${date}T09:00`).getTime()).toBeGreaterThan(Date.parse(instant));
        expect(new Date(`${date}T09:00`).getDay()).toBe(day % 7);
      }
    },
  );
});
