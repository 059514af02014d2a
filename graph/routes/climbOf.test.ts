import { expect, test } from 'vitest';
import { climbOf } from './climbOf.ts';
import { earthRadius } from './metresBetween.ts';

const step = 5;
const degreesPerMetre = 180 / (Math.PI * earthRadius);

/** Points 5 metres apart, with an altimeter that alternates between 2 metres too much and 2 metres too little. */
const noisy = (count: number, heightAt: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => ({
    lat: 47 + index * step * degreesPerMetre,
    lng: 9,
    elevation: heightAt(index) + (index % 2 === 0 ? 2 : -2),
  }));

// The mean of the five points within 12 metres reduces the noise from 2 to 0.4 metres: (2 - 2 + 2 - 2 + 2) / 5. Without
// the mean, the heights of a flat road would rise by 4 metres at every second point, more than the threshold of 3.
test('an altimeter that wavers by more than the threshold climbs nothing on a flat road', () => {
  expect(climbOf(noisy(201, () => 500))).toBe(0);
});

// Half a metre up at each of 200 steps. The lowest mean is that of the second point, over the first four: heights 0,
// 0.5, 1 and 1.5, noise 2, -2, 2 and -2. The highest is that of the last point, over the last three: 99, 99.5 and 100,
// and 2, -2 and 2. Between them the means fall by 0.3 metres at most. Without the means, 100 steps of 4.5 metres would
// make 450.
test('a climb of 100 metres stays one below such noise', () => {
  const lowest = (0 + 0.5 + 1 + 1.5) / 4 + (2 - 2 + 2 - 2) / 4;
  const highest = (99 + 99.5 + 100) / 3 + (2 - 2 + 2) / 3;
  expect(climbOf(noisy(201, (index) => index / 2))).toBeCloseTo(highest - lowest, 9);
  expect(highest - lowest).toBeCloseTo(99.417, 3);
});
