import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { climbBetween, routeOf } from '../test/routeWorld.ts';
import { distanceMarks } from './distanceMarks.ts';
import { formatSample } from './formatSample.ts';
import { bandsOf, climbAt, gradeOf } from './grades.ts';
import { mapScale } from './mapScale.ts';
import { nearestTo, profileChart } from './profileChart.ts';
import { routePlane } from './routePlane.ts';
import { stretchOf } from './stretchOf.ts';

const size = { width: 600, height: 360 };
const bounds = (south: number, west: number, north: number, east: number) =>
  ({ __typename: 'MapBounds', south, west, north, east }) as const;
const [sample] = routeOf(2).profile[0] ?? [];
const sampleOf = (gradient: number, distance = 0) => {
  if (!sample) throw new Error('A route has samples');
  return { ...sample, gradient, distance };
};

describe('the plane of a route', () => {
  test('has a world of the size of a map, also at a pole', () => {
    const { world, spotOf } = routePlane(bounds(90, 0, 90, 120), size);
    expect(world.width).toBeGreaterThan(1);
    expect(spotOf({ lat: 90, lng: 0 }).x).toBeCloseTo(44, 0);
  });

  test('holds all of it, north above and east at the right', () => {
    const edges = fc.record({
      south: fc.double({ min: -80, max: 79, noNaN: true }),
      high: fc.double({ min: 0, max: 5, noNaN: true }),
      west: fc.double({ min: -180, max: 180, noNaN: true }),
      wide: fc.double({ min: 0, max: 20, noNaN: true }),
    });
    fc.assert(
      fc.property(edges, ({ south, high, west, wide }) => {
        const [north, beyond] = [south + high, west + wide];
        const east = beyond > 180 ? beyond - 360 : beyond;
        const { spotOf } = routePlane(bounds(south, west, north, east), size);
        const [lower, upper] = [spotOf({ lat: south, lng: west }), spotOf({ lat: north, lng: east })];
        expect(upper.x).toBeGreaterThanOrEqual(lower.x);
        expect(upper.y).toBeLessThanOrEqual(lower.y);
        for (const { x, y } of [lower, upper]) {
          expect(x).toBeGreaterThanOrEqual(43.9);
          expect(x).toBeLessThanOrEqual(556.1);
          expect(y).toBeGreaterThanOrEqual(43.9);
          expect(y).toBeLessThanOrEqual(316.1);
        }
      }),
    );
  });

  test('goes on across the 180th meridian', () => {
    const { spotOf } = routePlane(bounds(-17, 179.9, -16.9, -179.9), size);
    const [before, after] = [spotOf({ lat: -17, lng: 179.99 }), spotOf({ lat: -17, lng: -179.99 })];
    expect(after.x).toBeGreaterThan(before.x);
    expect(after.x - before.x).toBeLessThan(60);
  });

  test('tells its scale: a degree of latitude is 111.2 km', () => {
    const { spotOf, pixelsInMetre } = routePlane(bounds(53, -3, 53.1, -3), size);
    const pixels = spotOf({ lat: 53, lng: -3 }).y - spotOf({ lat: 53.1, lng: -3 }).y;
    expect(pixels / pixelsInMetre).toBeCloseTo(11_119.5, -1);
  });

  test('does not blow up a route that goes nowhere', () => {
    expect(routePlane(bounds(53, -3, 53, -3), size).pixelsInMetre).toBeCloseTo(1.5, 6);
  });
});

test('the squares of a grid stand for a round distance and are no narrower than words', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-4, max: 2, noNaN: true }), (pixelsInMetre) => {
      const { pixels, words } = mapScale(pixelsInMetre, 'METRIC');
      expect(pixels).toBeGreaterThanOrEqual(63.9);
      expect(pixels).toBeLessThanOrEqual(160.1);
      expect(words).toMatch(/^(0\.0*)?[125]0* km$/);
      expect(Number.parseFloat(words) * 1000 * pixelsInMetre).toBeCloseTo(pixels, 3);
    }),
  );
});

describe('the marks of distance', () => {
  test('stand on the line where so much of it is behind', () => {
    const [first, second] = distanceMarks(routeOf(40), 'IMPERIAL');
    expect([first?.distance, second?.distance]).toEqual([10, 20]);
    expect(first?.lat).toBeCloseTo(53 + 10 / 69.0933, 5);
    expect(first?.lng).toBe(-3);
  });

  test('are at most twelve, however long a route is', () => {
    const long = { ...routeOf(40), distance: 1900 };
    expect(distanceMarks(long, 'IMPERIAL').map(({ distance }) => distance)).toEqual([
      200, 400, 600, 800, 1000, 1200, 1400, 1600, 1800,
    ]);
  });
});

describe('the bands of a profile', () => {
  test('follow the climbs, each from where the one before ends', () => {
    const [piece = []] = routeOf(10).profile;
    const climbs = [climbBetween(2, 5), climbBetween(5, 6)];
    const bands = bandsOf(piece, climbs);
    expect(bands.map(({ climb }) => climb)).toEqual([undefined, ...climbs, undefined]);
    for (const [index, band] of bands.slice(1).entries()) {
      expect(band.samples[0]).toBe(bands[index]?.samples.at(-1));
    }
    expect([2, 5, 6, 7].map((index) => climbAt(climbs, piece[index]))).toEqual([
      climbs[0],
      climbs[1],
      climbs[1],
      undefined,
    ]);
  });

  test.each([
    [3, '3–5%'],
    [5, '5–8%'],
    [10.9, '8–11%'],
    [20, '11%+'],
  ])('at a mean gradient of %d have the grade %s', (meanGradient, name) => {
    expect(gradeOf(climbBetween(0, 1, { meanGradient })).name).toBe(name);
  });

  test('never reach over a gap', () => {
    const [whole = []] = routeOf(20).profile;
    const chart = profileChart(routeOf(20, { profile: [whole.slice(0, 8), whole.slice(12)] }), 'IMPERIAL');
    expect(chart.pieces).toHaveLength(2);
    expect(chart.pieces[0]?.bands.at(-1)?.samples.at(-1)).toBe(whole[7]);
    expect(chart.pieces[1]?.bands[0]?.samples[0]).toBe(whole[12]);
  });
});

describe('the line of a climb', () => {
  test('is a part of the drawn line', () => {
    const stretch = stretchOf(
      routeOf(20, {
        line: [
          routeOf(20)
            .line.flat()
            .filter((_, index) => index % 5 === 0),
        ],
      }),
      climbBetween(3, 12),
    );
    const expected = [53.03, 53.05, 53.1, 53.12];
    expect(stretch).toHaveLength(expected.length);
    for (const [index, lat] of expected.entries()) expect(stretch[index]?.lat).toBeCloseTo(lat, 6);
  });

  test('stays in the piece of the climb', () => {
    const [line = []] = routeOf(20).line;
    const [profile = []] = routeOf(20).profile;
    // The gap adds nothing to the distance.
    const later = profile.slice(13).map((each, index) => ({ ...each, distance: profile[index + 8]?.distance ?? 0 }));
    const cut = routeOf(20, { line: [line.slice(0, 9), line.slice(13)], profile: [profile.slice(0, 9), later] });
    const stretch = stretchOf(cut, climbBetween(8, 10));
    expect([...new Set(stretch.map(({ lat }) => lat.toFixed(3)))]).toEqual(['53.130', '53.140', '53.150']);
  });
});

test('a profile names heights in round numbers of the reader’s units', () => {
  const heights = (units: 'IMPERIAL' | 'METRIC') => {
    const { elevations, heightUnit } = profileChart(routeOf(20), units);
    return [elevations.map(({ value }) => value), heightUnit];
  };
  expect(heights('IMPERIAL')).toEqual([[0, 500, 1000], 'ft']);
  expect(heights('METRIC')).toEqual([[0, 100, 200, 300], 'm']);
});

test('a profile below the sea is drawn within its frame', () => {
  const [whole = []] = routeOf(20).profile;
  const chart = profileChart(
    routeOf(20, { profile: [whole.map((each) => ({ ...each, elevation: -1200 }))] }),
    'METRIC',
  );
  for (const each of chart.samples) {
    expect(chart.placeOf(each).top).toBeGreaterThanOrEqual(0);
    expect(chart.placeOf(each).top).toBeLessThanOrEqual(100);
  }
});

test.each([
  [-1, 0],
  [0.4, 0],
  [0.6, 1],
  [99, 2],
])('the sample nearest to %d miles is the one at index %d', (distance, index) => {
  expect(nearestTo([sampleOf(0, 0), sampleOf(0, 1), sampleOf(0, 2)], distance)).toBe(index);
});

test.each([
  [2.84, '+2.8%'],
  [-2.86, '−2.9%'],
  [-0.04, '0%'],
])('a gradient of %d is written %s', (gradient, words) => {
  expect(formatSample(sampleOf(gradient), 'IMPERIAL').gradient).toBe(words);
});
