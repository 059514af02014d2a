import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growthOf } from '../test/growthOf.ts';
import { runs } from '../test/runs.ts';
import { metresPerFoot, metresPerMile } from '../test/tracks.ts';
import { climbsOf } from './climbsOf.ts';

const step = 50;
/** A stretch of a road: metres of length, and its gradient in percent. */
type Stretch = readonly [number, number];

/** The profile of a road of these stretches, with a point each 50 metres from `start` on. */
function roadOf(stretches: readonly Stretch[], start = 0) {
  let [along, height] = [start, 100];
  const at = () => ({ distance: along / metresPerMile, elevation: height / metresPerFoot });
  const points = [at()];
  for (const [length, percent] of stretches) {
    for (let index = 0; index < length / step; index += 1) {
      along += step;
      height += (step * percent) / 100;
      points.push(at());
    }
  }
  return points;
}

/** The climbs of pieces in kilometres and metres. */
const found = (...pieces: Parameters<typeof climbsOf>[0]) =>
  climbsOf(pieces).map(({ startDistance, endDistance, gain, meanGradient, steepestGradient, category }) => ({
    from: Number(((startDistance * metresPerMile) / 1000).toFixed(2)),
    to: Number(((endDistance * metresPerMile) / 1000).toFixed(2)),
    gain: Math.round(gain * metresPerFoot),
    mean: meanGradient,
    steepest: steepestGradient,
    category,
  }));

describe('a climb', () => {
  test('of 5 km at 6 % is found from its foot to its top', () => {
    expect(
      found(
        roadOf([
          [3000, 0],
          [5000, 6],
          [2000, -4],
        ]),
      ),
    ).toEqual([{ from: 3, to: 8, gain: 300, mean: 6, steepest: 6, category: 'C3' }]);
  });

  test('includes a dip of 15 metres, and shows the steepest 100 metres', () => {
    const road = roadOf([
      [2000, 5],
      [300, -5],
      [2000, 5],
      [100, 12],
      [1000, 0],
      [1000, -3],
    ]);
    expect(found(road)).toEqual([{ from: 0, to: 4.4, gain: 197, mean: 4.5, steepest: 12, category: 'C3' }]);
  });

  test('ends before a long descent, after which the next begins', () => {
    expect(
      found(
        roadOf([
          [2000, 6],
          [1000, -6],
          [2000, 6],
        ]),
      ).map(({ from, to }) => [from, to]),
    ).toEqual([
      [0, 2],
      [3, 5],
    ]);
  });

  test('never crosses a gap of the line', () => {
    expect(found(roadOf([[1500, 6]]), roadOf([[1500, 6]], 1500)).map(({ from, to }) => [from, to])).toEqual([
      [0, 1.5],
      [1.5, 3],
    ]);
  });

  test.each([
    ['C4', 1700],
    ['C3', 3400],
    ['C2', 6500],
    ['C1', 13_000],
    ['HC', 16_500],
  ])('has the category %s for %d metres at 5 %%', (category, length) => {
    expect(found(roadOf([[length, 5]])).map((climb) => climb.category)).toEqual([category]);
  });
});

test.each([
  ['a road at 2.9 %', roadOf([[20_000, 2.9]])],
  ['a wall of 450 metres', roadOf([[450, 20]])],
  ['a gain of 75 metres', roadOf([[1500, 5]])],
  ['a flat road whose heights waver', roadOf(Array.from({ length: 400 }, (_, index) => [step, index % 2 ? 6 : -6]))],
  [
    'a spike of 200 metres',
    roadOf([
      [5000, 0],
      [100, 200],
      [100, -200],
      [5000, 0],
    ]),
  ],
  ['a profile without heights', []],
])('%s is no climb', (_name, road) => {
  expect(climbsOf([road])).toEqual([]);
});

const stretches = fc.array(
  fc.tuple(
    fc.integer({ min: 1, max: 60 }).map((count) => count * step),
    fc.integer({ min: -15, max: 15 }),
  ),
  { minLength: 1, maxLength: 30 },
);

test('climbs are in order, apart, at least of the stated size, and never steeper than the road', () => {
  fc.assert(
    fc.property(stretches, (road) => {
      const climbs = found(roadOf(road));
      const steepest = Math.max(...road.map(([, percent]) => percent));
      const heights = roadOf(road).map(({ elevation }) => elevation * metresPerFoot);
      const range = Math.max(...heights) - Math.min(...heights);
      for (const [index, { from, to, gain, mean, ...climb }] of climbs.entries()) {
        expect(from).toBeGreaterThanOrEqual(climbs[index - 1]?.to ?? 0);
        expect(to - from).toBeGreaterThan(0.49);
        expect(gain).toBeGreaterThanOrEqual(80);
        expect(gain).toBeLessThanOrEqual(range + 1);
        expect(mean).toBeGreaterThanOrEqual(3);
        expect(climb.steepest).toBeGreaterThanOrEqual(mean);
        expect(climb.steepest).toBeLessThanOrEqual(steepest + 0.1);
      }
    }),
    { numRuns: runs(200) },
  );
});

test('of more than a hundred climbs, the hardest are kept in their order', () => {
  const road = Array.from({ length: 120 }, (_, index): [number, number][] => [
    [2000, index % 6 === 0 ? 5 : 7],
    [3000, -4],
  ]);
  const climbs = found(roadOf(road.flat()));
  expect(climbs.map(({ mean }) => mean)).toEqual(Array.from({ length: 100 }, () => 7));
  expect(climbs.map(({ from }) => from)).toEqual(climbs.map(({ from }) => from).toSorted((one, other) => one - other));
});

test('the time to find climbs grows with the points, also where each rise starts lower than the one before', async () => {
  const falling = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ distance: index / 30, elevation: -9 * index + (index % 2) * 20 }));
  const profiles = new Map([25_000, 200_000].map((count) => [count, [falling(count)]]));
  expect(await growthOf((count) => climbsOf(profiles.get(count) ?? []), 4)).toBeLessThan(4);
});
