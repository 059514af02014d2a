import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { runs } from '../test/runs.ts';
import { metresPerMile, stepFrom } from '../test/tracks.ts';
import { medianOf } from '../test/zoneAttack.ts';
import type { Place, TestZone } from '../test/zoneChecks.ts';
import { nearness } from '../test/zoneChecks.ts';
import { cutCircleOf } from './cutCircleOf.ts';

const numRuns = runs(200);
const lat = fc.oneof(fc.double({ min: -85, max: 85, noNaN: true }), fc.constantFrom(0, 53.2, 84.9, -85));
const lng = fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(179.9999, -180, 0));
const places = fc.record({ lat, lng });
const radii = fc.oneof(fc.double({ min: 0.1, max: 5, noNaN: true }), fc.constantFrom(0.1, 0.25, 5));
const angles = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });
const secrets = fc.uuid();

const middleOf = (zone: TestZone, secret: string): Place => {
  const { cutLat, cutLng } = cutCircleOf(zone, secret);
  return { lat: cutLat, lng: cutLng };
};
/** The distance between two places in metres. */
const between = (from: Place, to: Place) => nearness({ ...from, radius: 1 / metresPerMile }, to, to);
const home = { lat: 53.19, lng: -2.89, radius: 0.25 };
const some = <Value>(make: () => Value) => Array.from({ length: 2000 }, make);

const medianShift = (zone: TestZone) => medianOf(some(() => between(zone, middleOf(zone, newId())))) / metresPerMile;

describe('the circle that is cut for a zone', () => {
  test('holds the zone', () => {
    fc.assert(
      fc.property(places, radii, angles, secrets, (place, radius, direction, secret) => {
        const zone = { ...place, radius };
        const edge = stepFrom(zone, radius * metresPerMile, direction);
        expect(between(middleOf(zone, secret), edge)).toBeLessThan(cutCircleOf(zone, secret).cutRadius);
      }),
      { numRuns },
    );
  });

  test('has a radius that tells nothing of how far its middle was moved', () => {
    const circles = some(() => {
      const secret = newId();
      return { shift: between(home, middleOf(home, secret)), radius: cutCircleOf(home, secret).cutRadius };
    });
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [shift, radius] = [mean(circles.map((each) => each.shift)), mean(circles.map((each) => each.radius))];
    const spread = (name: 'shift' | 'radius', middle: number) =>
      Math.sqrt(mean(circles.map((each) => (each[name] - middle) ** 2)));
    const shared = mean(circles.map((each) => (each.shift - shift) * (each.radius - radius)));
    const correlation = shared / (spread('shift', shift) * spread('radius', radius));
    // Five standard deviations of the correlation of independent samples.
    expect(Math.abs(correlation)).toBeLessThan(5 / Math.sqrt(circles.length));
    const widths = circles.map((each) => each.radius / home.radius / metresPerMile);
    expect([Math.min(...widths) >= 1.85, Math.max(...widths) <= 2.06]).toEqual([true, true]);
  });

  test('has its middle in any direction from the zone, and seldom near it', () => {
    const middles = some(() => middleOf(home, newId()));
    for (const quarter of [0, 1, 2, 3]) {
      const isThere = ({ lat, lng }: Place) => (lat > home.lat ? 1 : 0) + (lng > home.lng ? 2 : 0) === quarter;
      expect(Math.abs(middles.filter(isThere).length / middles.length - 0.25)).toBeLessThan(0.06);
    }
    const near = middles.filter((middle) => between(home, middle) < 0.05 * home.radius * metresPerMile);
    expect(near.length / middles.length).toBeLessThan(0.01);
  });

  test('is the same each time, and another by another secret', () => {
    fc.assert(
      fc.property(places, radii, secrets, secrets, (place, radius, secret, other) => {
        fc.pre(secret !== other);
        const zone = { ...place, radius };
        expect(cutCircleOf(zone, secret)).toEqual(cutCircleOf(zone, secret));
        expect(cutCircleOf(zone, secret)).not.toEqual(cutCircleOf(zone, other));
      }),
      { numRuns },
    );
  });

  test('is the very same for a zone that is made again some metres off, and one of four at most', () => {
    const again = () => ({ ...stepFrom(home, 15 * Math.random(), Math.random() * 7), radius: home.radius });
    const kept = some(() => {
      const secret = newId();
      return between(middleOf(home, secret), middleOf(again(), secret)) < 0.01;
    });
    expect(kept.filter((isKept) => isKept).length / kept.length).toBeGreaterThan(0.8);
    for (const secret of Array.from({ length: 20 }, newId)) {
      const middles = Array.from({ length: 200 }, () => cutCircleOf(again(), secret).cutLat);
      expect(new Set(middles).size).toBeLessThanOrEqual(4);
    }
  });

  test('moves by another draw when the zone moves by some hundred metres: the old shift leads to no new door', () => {
    const errors = some(() => {
      const secret = newId();
      const next = { ...stepFrom(home, 200 + Math.random() * 600, Math.random() * 7), radius: home.radius };
      const [old, now] = [middleOf(home, secret), middleOf(next, secret)];
      return between(next, { lat: now.lat - old.lat + home.lat, lng: now.lng - old.lng + home.lng });
    });
    expect(medianOf(errors)).toBeGreaterThan(0.3 * home.radius * metresPerMile);
    const near = errors.filter((error) => error < 20);
    expect(near.length / errors.length).toBeLessThan(0.02);
  });

  test('is moved farther for a wider zone, also within a size class', () => {
    const shifts = [0.2, 0.25, 0.3, 0.39].map((radius) => medianShift({ ...home, radius }));
    expect(shifts).toEqual(shifts.toSorted((one, other) => one - other));
    expect((shifts[3] ?? 0) / (shifts[0] ?? 1)).toBeGreaterThan(1.3);
    for (const radius of [0.1, 0.25, 0.39, 0.8, 2, 5]) {
      expect(medianShift({ ...home, radius }) / radius).toBeGreaterThan(0.3);
    }
  });

  test('gives two sizes of one class away no more than the first step of the move', () => {
    const errors = some(() => {
      const secret = newId();
      const at = (radius: number) => middleOf({ ...home, radius }, secret);
      const [one, other] = [at(0.25), at(0.35)];
      const back = (part: number) => ({
        lat: one.lat + (one.lat - other.lat) * part,
        lng: one.lng + (one.lng - other.lng) * part,
      });
      // Extrapolates to the smallest radius of the size class, and to radius 0.
      return [back(0.5), back(2.5)].map((guess) => between(home, guess));
    });
    for (const guess of [0, 1]) {
      const median = medianOf(errors.map((each) => each[guess] ?? 0));
      expect(median).toBeGreaterThan(0.35 * 0.2 * metresPerMile);
    }
  });
});
