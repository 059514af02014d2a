import { expect, test } from 'vitest';
import { compactNumber } from './compactNumber.ts';

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1K'],
  [1234, '1.2K'],
  [999_949, '999.9K'],
  [1_000_000, '1M'],
  [2_150_000_000, '2.2B'],
])('%d is written %s', (count, written) => {
  expect(compactNumber(count)).toBe(written);
});
