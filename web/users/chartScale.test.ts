import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartScale } from './chartScale.ts';

test.each([
  [72.5, [0, 20, 40, 60, 80]],
  [80, [0, 20, 40, 60, 80]],
  [96.7, [0, 25, 50, 75, 100]],
  [57.7, [0, 20, 40, 60]],
  [0.4, [0, 1]],
  [0, [0, 1]],
  [1204, [0, 500, 1000, 1500]],
])('a highest of %d is measured by %j', (highest, ticks) => {
  expect(chartScale(highest)).toEqual({ top: ticks.at(-1), ticks });
});

test('nothing exceeds the top, and there are never many rules', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100_000, noNaN: true }), (highest) => {
      const { top, ticks } = chartScale(highest);
      expect(top).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
    }),
  );
});
