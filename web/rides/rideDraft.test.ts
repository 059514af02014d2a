import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ridePostOf } from '../test/world.ts';
import { decimalText } from './decimalText.ts';
import { newRideDraft, rideDraftOf, rideInputOf } from './rideDraft.ts';

test.each([
  ['31.5', '31', '31.5'],
  ['31.5.', '31.5', '31.5'],
  ['31a', '31', '31'],
  ['-3', '', ''],
  ['1e3', '1', '1'],
  ['31,5', '31', '31.5'],
  ['1,234.5', '', ''],
  [' 12 ', '', '12'],
  ['', '4', ''],
  ['.', '', '.'],
])('typing %j over %j leaves %j', (typed, former, left) => {
  expect(decimalText(typed, former)).toBe(left);
});

test('a new ride is a public one on the road, of no distance and no climb', () => {
  expect(newRideDraft()).toMatchObject({ type: 'road', visibility: 'PUBLIC' });
  expect(rideInputOf(newRideDraft())).toMatchObject({ distance: 0, elevation: 0 });
});

test('what a ride says comes back from its form unchanged, to a millionth of a mile', () => {
  const millionths = fc.integer({ min: 0, max: 1e11 }).map((value) => value / 1e6);
  fc.assert(
    fc.property(millionths, millionths, (distance, elevation) => {
      const { ride, ...post } = ridePostOf({ distance, elevation });
      if (!ride) throw new Error('A ride post has a ride');
      expect(rideInputOf(rideDraftOf(post, ride))).toMatchObject({ distance, elevation });
    }),
  );
});
