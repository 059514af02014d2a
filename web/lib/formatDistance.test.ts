import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDistance, kilometresInMile } from './formatDistance.ts';

const number = (written: string) => Number(written.replaceAll(',', ''));

test.each([
  [42.7, { value: '42.7', unit: 'mi' }],
  [42.75, { value: '42.8', unit: 'mi' }],
  [171, { value: '171', unit: 'mi' }],
  [0, { value: '0', unit: 'mi' }],
  [1204.25, { value: '1,204.3', unit: 'mi' }],
] as const)('%d miles stay miles for imperial readers', (miles, written) => {
  expect(formatDistance(miles, 'IMPERIAL')).toEqual(written);
});

test.each([
  [42.7, { value: '68.7', unit: 'km' }],
  [100, { value: '160.9', unit: 'km' }],
  [62.137119, { value: '100', unit: 'km' }],
] as const)('%d miles are kilometres for metric readers', (miles, written) => {
  expect(formatDistance(miles, 'METRIC')).toEqual(written);
});

test('what is shown leads back to what is stored, within the tenth that is shown', () => {
  const distance = fc.double({ min: 0, max: 10_000, noNaN: true });
  fc.assert(
    fc.property(distance, (miles) => {
      const fromMiles = number(formatDistance(miles, 'IMPERIAL').value);
      const fromKilometres = number(formatDistance(miles, 'METRIC').value) / kilometresInMile;
      expect(Math.abs(fromMiles - miles)).toBeLessThanOrEqual(0.0501);
      expect(Math.abs(fromKilometres - miles)).toBeLessThanOrEqual(0.0501 / kilometresInMile);
    }),
  );
});
