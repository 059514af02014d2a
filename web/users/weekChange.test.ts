import { expect, test } from 'vitest';
import type { Units } from '../generated.ts';
import { weeksOf } from '../test/profileWorld.ts';
import { weekChange } from './weekChange.ts';

test.each<[what: string, distances: (number | null)[], units: Units, text: string]>([
  ['more', [5, 30, 42], 'IMPERIAL', '12 mi more than last week'],
  ['less', [5, 42, 30.5], 'IMPERIAL', '11.5 mi less than last week'],
  ['more in kilometers', [20, 30], 'METRIC', '16.1 km more than last week'],
  ['less in kilometers', [1030, 30], 'METRIC', '1,609.3 km less than last week'],
  ['equal', [30, 30], 'IMPERIAL', 'The same distance as last week'],
  ['equal as shown', [30.01, 30.04], 'IMPERIAL', 'The same distance as last week'],
  ['the difference of the distances as shown', [38.56, 64.24], 'IMPERIAL', '25.6 mi more than last week'],
  ['rides without a distance', [0, 0], 'METRIC', 'The same distance as last week'],
  ['a week without rides before', [5, null, 30], 'IMPERIAL', 'No rides last week'],
  ['no rides in the weeks before', [null, null, 30], 'IMPERIAL', 'A good start'],
  ['no week before', [30], 'IMPERIAL', 'A good start'],
])('%s', (_, distances, units, text) => {
  expect(weekChange(weeksOf(...distances), units)).toBe(text);
});
