import { expect, test } from 'vitest';
import { formatElevation } from './formatElevation.ts';

test.each([
  [3940, 'IMPERIAL', { value: '3,940', unit: 'ft' }],
  [3940, 'METRIC', { value: '1,201', unit: 'm' }],
  [0, 'METRIC', { value: '0', unit: 'm' }],
] as const)('%d feet for an %s reader', (feet, units, written) => {
  expect(formatElevation(feet, units)).toEqual(written);
});
