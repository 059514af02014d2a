import { expect, test } from 'vitest';
import { rideMinutes } from './rideMinutes.ts';

test.each([
  ['2h 30m', 150],
  ['2 h', 120],
  ['90 min', 90],
  ['45 minutes', 45],
  ['1.5 hours', 90],
  ['1,5 h', 90],
  ['2:30', 150],
  ['3 hrs 5 mins', 185],
  ['all day', 120],
  ['0 h', 120],
  ['60 miles', 120],
  ['999h', 10_080],
  ['', 120],
  [null, 120],
])('%j takes %i minutes', (duration, minutes) => {
  expect(rideMinutes(duration)).toBe(minutes);
});
