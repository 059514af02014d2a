import { expect, test } from 'vitest';
import { formatDay } from './formatDay.ts';

test('an instant is told by its day, with the year', () => {
  expect(formatDay('2027-02-19T12:00:00.000Z')).toBe('Feb 19, 2027');
});
