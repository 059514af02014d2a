import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTime12 } from './formatTime12.ts';

test.each([
  ['00:00', '12:00 AM'],
  ['00:15', '12:15 AM'],
  ['07:00', '7:00 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['13:05', '1:05 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (time, written) => {
  expect(formatTime12(time)).toBe(written);
});

test.each(['', '7:00', '24:00', '12:60', '07:00:00', 'at dawn', '07:00\n'])(
  '%j is no time and stays as it is',
  (text) => {
    expect(formatTime12(text)).toBe(text);
  },
);

test('every minute of the day has its own reading, and the reading leads back to it', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(minute, (value) => {
      const hours = Math.floor(value / 60);
      const time = `${String(hours).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
      const [, hour12, minutes, half] = /^(\d+):(\d\d) (AM|PM)$/.exec(formatTime12(time)) ?? [];
      const back = (Number(hour12) % 12) + (half === 'PM' ? 12 : 0);
      expect(back * 60 + Number(minutes)).toBe(value);
    }),
  );
});
