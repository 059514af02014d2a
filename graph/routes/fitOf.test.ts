import fc from 'fast-check';
import { FitEncoder } from 'fit-file-parser/encoder';
import { expect, test } from 'vitest';
import type { MapWaypoint } from '../model/routes/waypoints.ts';
import { growthOf } from '../test/growthOf.ts';
import { runs } from '../test/runs.ts';
import { makeTrack } from '../test/tracks.ts';
import { readFit } from './fitKind.ts';
import { fitOf } from './fitOf.ts';
import { beside } from './longitudes.ts';
import { readRouteFile } from './readRouteFile.ts';
import { encodeTrack } from './trackBytes.ts';

type Track = Parameters<typeof encodeTrack>[0];
const courseOf = (track: Track, name = 'Loop', waypoints: MapWaypoint[] = []) =>
  Buffer.concat([...fitOf(encodeTrack(track), { name, distance: 1, waypoints })]);

const point = fc.record({
  lat: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(90, -90, 1e-9)),
  lng: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(180, -180, 1e-9)),
  elevation: fc.oneof(fc.constant(null), fc.double({ min: -500, max: 9000, noNaN: true })),
});
const tracks = fc.array(fc.array(point, { minLength: 2, maxLength: 8 }), { minLength: 1, maxLength: 3 });
const names = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('', ' ', 'Ōsaka \u0000 \ud800', '🚲'.repeat(60)),
);

test('every course has a valid length and checksum, and its points in order', () => {
  fc.assert(
    fc.property(tracks, names, (track, name) => {
      const file = courseOf(track, name);
      expect(file.readUInt32LE(4)).toBe(file.length - 16);
      expect([FitEncoder.calculateCRC(file.subarray(0, 14)), FitEncoder.calculateCRC(file)]).toEqual([0, 0]);
      const lists = readFit(file).lists as { position_lat: number; position_long: number }[][];
      expect(lists.map(({ length }) => length).filter(Boolean)).toEqual(track.map(({ length }) => length));
      for (const [index, { position_lat, position_long }] of lists.flat().entries()) {
        const { lat = 0, lng = 0 } = track.flat()[index] ?? {};
        expect(Math.abs(position_lat - lat)).toBeLessThan(1e-6);
        expect(Math.abs(beside(position_long, lng) - lng)).toBeLessThan(1e-6);
      }
    }),
    { numRuns: runs(60) },
  );
});

test('a course of several parts and a gap is read back as the same track with its cues', () => {
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
  const cueAt = (index: number, name: string, kind: MapWaypoint['kind'], distance: number | null) => ({
    lat: points[index]?.lat ?? 0,
    lng: points[index]?.lng ?? 0,
    name,
    kind,
    distance,
  });
  const cues = [cueAt(0, 'Left at the mill', 'left', 0), cueAt(1500, 'Well', 'water', (1500 * 9) / 1609.344)];
  const file = courseOf([points, far], 'A loop', [...cues, cueAt(2, 'Far away', 'summit', null)]);
  const { track, waypoints, startedAt, ending } = readRouteFile(file);
  expect([track.map(({ length }) => length), ending]).toEqual([[points.length, points.length], 'fit']);
  expect(waypoints.map(({ name, kind }) => [name, kind])).toEqual(cues.map(({ name, kind }) => [name, kind]));
  expect(startedAt).toBeNull();
  for (const [index, { elevation }] of points.entries())
    expect(Math.abs((track[0]?.[index]?.elevation ?? 0) - (elevation ?? 0))).toBeLessThanOrEqual(0.101);
});

test('a course of very many pieces costs as much for each piece as one of few', async () => {
  const ends = [0, 1e-5].map((lng) => ({ lat: 53, lng, elevation: null }));
  const tracks = new Map([25_000, 200_000].map((size) => [size, encodeTrack(Array(size / 2.5).fill(ends))]));
  const cue = { lat: 53, lng: 0, name: 'Well', kind: 'water', distance: 0 } as const;
  const facts = { name: 'Loop', distance: 1, waypoints: Array(200).fill(cue) };
  const work = (size: number) => [...fitOf(tracks.get(size) ?? Buffer.alloc(0), facts)].length;
  expect(await growthOf(work, 3)).toBeLessThan(3);
});
