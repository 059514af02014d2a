import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { runs } from '../test/runs.ts';
import { makeTrack } from '../test/tracks.ts';
import { readTcx } from '../test/zoneChecks.ts';
import { beside } from './longitudes.ts';
import { readRouteFile } from './readRouteFile.ts';
import { tcxOf } from './tcxOf.ts';
import { encodeTrack } from './trackBytes.ts';

const textOf = (track: Parameters<typeof encodeTrack>[0], name = 'Loop') =>
  [...tcxOf(encodeTrack(track), { name, distance: 1 })].join('');
const numbersIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, number]) => Number(number));

const point = fc.record({
  lat: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(90, -90, 1e-9)),
  lng: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(180, -180, 1e-9)),
  elevation: fc.oneof(fc.constant(null), fc.double({ min: -500, max: 9000, noNaN: true })),
});
const tracks = fc.array(fc.array(point, { minLength: 2, maxLength: 8 }), { minLength: 1, maxLength: 3 });
const names = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('', ' ', '<a & b>, a long name', 'Ōsaka \u0000 \ud800'),
);

test('every course has its points in order, a name that the schema allows, and distances that only grow', () => {
  fc.assert(
    fc.property(tracks, names, (track, name) => {
      const text = textOf(track, name);
      expect(XMLValidator.validate(text)).toBe(true);
      expect(text.isWellFormed()).toBe(true);
      const [, written = ''] = /<Name>(.*?)<\/Name>/s.exec(text) ?? [];
      expect(written.replaceAll(/&\w+;/g, '&')).toMatch(/^\S(.{0,13}\S)?$/su);
      const pieces = readTcx(text);
      expect(pieces.map(({ length }) => length)).toEqual(track.map(({ length }) => length));
      for (const [index, { lat, lng }] of pieces.flat().entries()) {
        const known = track.flat()[index];
        expect(Math.abs(lat - (known?.lat ?? 0))).toBeLessThan(1e-6);
        expect(Math.abs(beside(lng, known?.lng ?? 0) - (known?.lng ?? 0))).toBeLessThan(1e-6);
        expect(lng).toBeLessThan(180);
      }
      const along = numbersIn(text, /<DistanceMeters>([\d.]+)<\/DistanceMeters><\/Trackpoint>/g);
      expect(along).toEqual(along.toSorted((one, other) => one - other));
    }),
    { numRuns: runs(60) },
  );
});

test('a course is read back as the same track, and a gap adds no distance', () => {
  const { points } = makeTrack({
    lat: 53,
    lng: 7,
    step: 9,
    steps: 3000,
    heading: (step) => step / 90,
    hills: 2,
    height: 80,
  });
  const far = points.map((each) => ({ ...each, lat: each.lat + 1 }));
  const text = textOf([points, far]);
  const { track } = readRouteFile(Buffer.from(text));
  expect(track.map(({ length }) => length)).toEqual([points.length, points.length]);
  const [length = 0] = numbersIn(text, /.*<DistanceMeters>([\d.]+)<\/DistanceMeters><\/Trackpoint>/gs);
  expect(Math.abs(length - 2 * 9 * 3000)).toBeLessThan(2 * 9 * 3000 * 0.01);
});
