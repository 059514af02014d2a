import { expect, test } from 'vitest';
import { niceStep } from './niceStep.ts';

test.each([
  [14, 20],
  [1, 1],
  [2.1, 5],
  [5.1, 10],
  [0.3, 0.5],
  [700, 1000],
])('the step for %d is %d', (least, step) => {
  expect(niceStep(least)).toBeCloseTo(step, 9);
});
