import { expect, test } from 'vitest';
import { splitUnit } from './splitUnit.ts';

test.each([
  ['15–17 mph', { value: '15–17', unit: 'mph' }],
  ['18 mph', { value: '18', unit: 'mph' }],
  ['5:30/km', { value: '5:30/km' }],
  ['easy 15 mph', { value: 'easy 15 mph' }],
  ['15 to 17', { value: '15 to 17' }],
  ['15 17', { value: '15 17' }],
  ['social', { value: 'social' }],
  ['', { value: '' }],
])('%j is split into %j', (text, parts) => {
  expect(splitUnit(text)).toEqual(parts);
});
