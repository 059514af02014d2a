import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newId } from '../lib/ids.ts';
import { metresPerMile, stepFrom } from '../test/tracks.ts';
import type { Place, TestZone } from '../test/zoneChecks.ts';
import { nearness } from '../test/zoneChecks.ts';
import { cutCircleOf } from './cutCircleOf.ts';

const numRuns = 2000;
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
/** How far apart two places are, in metres. */
const between = (from: Place, to: Place) => nearness({ ...from, radius: 1 / metresPerMile }, to, to);
const home = { lat: 53.19, lng: -2.89, radius: 0.25 };
const some = <Value>(make: () => Value) => Array.from({ length: 2000 }, make);

describe('the circle that is cut for a zone', () => {
  test('holds the zone, and its middle lies within three fifths of the radius', () => {
    fc.assert(
      fc.property(places, radii, angles, secrets, (place, radius, direction, secret) => {
        const zone = { ...place, radius };
        const { cutRadius } = cutCircleOf(zone, secret);
        const middle = middleOf(zone, secret);
        expect(between(zone, middle)).toBeLessThan(radius * metresPerMile * 0.62);
        const edge = stepFrom(zone, radius * metresPerMile, direction);
        expect(between(middle, edge)).toBeLessThan(cutRadius);
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
    // Five deviations of what chance makes of so many.
    expect(Math.abs(correlation)).toBeLessThan(5 / Math.sqrt(circles.length));
    const least = Math.min(...circles.map((each) => each.radius));
    expect(least).toBeGreaterThanOrEqual(1.7 * home.radius * metresPerMile);
  });

  test('has its middle anywhere in the disc, evenly', () => {
    const farthest = 0.2 * metresPerMile * 0.6;
    const shifts = some(() => between(home, middleOf(home, newId())) / farthest);
    expect(Math.max(...shifts)).toBeLessThan(1.01);
    for (const part of [0.25, 0.5, 0.75]) {
      const share = shifts.filter((shift) => shift < part).length / shifts.length;
      expect(Math.abs(share - part ** 2)).toBeLessThan(0.06);
    }
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

  test('moves with a zone that is made again some metres off, but for where a cell ends', () => {
    const kept = some(() => {
      const secret = newId();
      const again = { ...stepFrom(home, 15, Math.random() * 7), radius: home.radius };
      const moved = between(middleOf(home, secret), middleOf(again, secret));
      return Math.abs(moved - between(home, again)) < 0.5;
    });
    expect(kept.filter((isKept) => isKept).length / kept.length).toBeGreaterThan(0.94);
  });

  test('keeps its middle when the zone becomes wider or narrower, and has few of them at most', () => {
    for (const secret of Array.from({ length: 20 }, newId)) {
      const middles = Array.from({ length: 491 }, (_, index) =>
        middleOf({ ...home, radius: 0.1 + index / 100 }, secret),
      );
      expect(new Set(middles.map((middle) => `${middle.lat} ${middle.lng}`)).size).toBe(6);
      expect(middleOf({ ...home, radius: 0.25 }, secret)).toEqual(middleOf({ ...home, radius: 0.35 }, secret));
    }
  });
});
