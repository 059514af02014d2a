import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from './formatNumber.ts';

const places = fc.constantFrom(0, 1);
const intl = (value: number, maximumFractionDigits: number) =>
  new Intl.NumberFormat('en', { maximumFractionDigits }).format(value);

test('numbers are written as Intl writes them', () => {
  const value = fc.oneof(
    fc.double({ min: 0, max: 1e9, noNaN: true }),
    fc.nat(20_000_000).map((count) => count / 20),
  );
  fc.assert(
    fc.property(value, places, (number, most) => {
      expect(formatNumber(number, most)).toBe(intl(number, most));
    }),
  );
});

test.each([
  [4.35, 1, '4.4'],
  [0.05, 1, '0.1'],
  [999.96, 1, '1,000'],
  [5e-324, 1, '0'],
  [1_234_567.5, 0, '1,234,568'],
] as const)('%d to %d places', (value, most, written) => {
  expect(formatNumber(value, most)).toBe(written);
});
