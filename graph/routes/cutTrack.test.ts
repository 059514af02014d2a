import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { runs } from '../test/runs.ts';
import { makeTrack, metresOfDegree, metresPerMile, stepFrom } from '../test/tracks.ts';
import type { Place, TestZone } from '../test/zoneChecks.ts';
import { nearness, readGpx, waysInside } from '../test/zoneChecks.ts';
import { cutCircleOf } from '../zones/cutCircleOf.ts';
import { cutWaypoints } from './cutWaypoints.ts';
import type { DrawnMap } from './drawMap.ts';
import { drawMap } from './drawMap.ts';
import { gpxOf } from './gpxOf.ts';
import { beside, wrapped } from './longitudes.ts';
import { readWaypoints } from './readWaypoints.ts';
import type { Piece, Track, TrackPoint } from './Track.ts';
import { decodeTrack } from './trackBytes.ts';

const secret = newId();

const circlesOf = (zones: readonly TestZone[]) =>
  zones.map((zone) => {
    const { cutLat, cutLng, cutRadius } = cutCircleOf(zone, secret);
    return { lat: cutLat, lng: cutLng, radius: cutRadius };
  });

/** Every line of a map. A profile has single places: the route between two of them may bend. */
function linesOf({ line, profile, track }: DrawnMap): Place[][] {
  return [
    ...line.map((points) => points.map(([lat, lng]) => ({ lat, lng }))),
    ...profile.flat().map(([, , , lat, lng]) => [{ lat, lng }]),
    ...readGpx([...gpxOf(track)].join('')),
  ];
}

const angle = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });
const start = fc.record({
  lat: fc.oneof(fc.double({ min: -80, max: 80, noNaN: true }), fc.constantFrom(0, 53.2, 79.9)),
  lng: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(179.99, -179.99, 0)),
});
/** Steps of a walk, of a ride and of a planned route with few points. */
const stretch = fc.record({
  metres: fc.constantFrom(3, 25, 120, 900, 6000),
  count: fc.integer({ min: 1, max: 40 }),
  turn: fc.double({ min: -0.6, max: 0.6, noNaN: true }),
});

const journeys = fc.record({
  start,
  heading: angle,
  stretches: fc.array(stretch, { minLength: 1, maxLength: 8 }),
  zones: fc.array(
    fc.record({
      /** The index of its point, its distance from it and its direction. */
      at: fc.nat(),
      off: fc.double({ min: 0, max: 2, noNaN: true }),
      direction: angle,
      radius: fc.constantFrom(0.1, 0.25, 0.5, 1, 5),
    }),
    { minLength: 1, maxLength: 10 },
  ),
  /** Places by the index of a point, their distance from it in metres and their direction. */
  places: fc.array(fc.record({ at: fc.nat(), metres: fc.constantFrom(0, 20, 150, 400), direction: angle }), {
    maxLength: 20,
  }),
});

type Journey = typeof journeys extends fc.Arbitrary<infer Value> ? Value : never;

function walk({ start: first, heading, stretches }: Journey): Piece {
  const points: TrackPoint[] = [{ ...first, elevation: 100 }];
  let direction = heading;
  for (const { metres, count, turn } of stretches) {
    for (let step = 0; step < count; step += 1) {
      direction += turn;
      const last = points.at(-1) ?? { ...first, elevation: 100 };
      const next = stepFrom(last, metres, direction);
      if (Math.abs(next.lat) > 84) continue;
      points.push({ lat: next.lat, lng: beside(next.lng, last.lng), elevation: 100 + points.length });
    }
  }
  return points;
}

const zonesOn = (piece: Piece, { zones }: Journey): TestZone[] =>
  zones.map(({ at, off, direction, radius }) => {
    const { lat, lng } = piece[at % piece.length] ?? { lat: 0, lng: 0 };
    const place = stepFrom({ lat, lng }, off * radius * metresPerMile, direction);
    return { lat: Math.max(-85, Math.min(85, place.lat)), lng: place.lng, radius };
  });

/** The waypoints of a file at these places. */
const waypointsOn = (piece: Piece, { places }: Journey) =>
  places.map(({ at, metres, direction }) => {
    const { lat, lng } = piece[at % piece.length] ?? { lat: 0, lng: 0 };
    return { ...stepFrom({ lat, lng: wrapped(lng) }, metres, direction), name: 'Place', isInOrder: true };
  });

/** The steps of a track that another one lacks. */
function stepsWithout(whole: Track, cut: Track): Track {
  const stepsOf = (track: Track) =>
    track.flatMap((piece) => piece.slice(1).map((to, index) => [piece[index] ?? to, to]));
  const keyOf = (step: Piece) => JSON.stringify(step.map(({ lat, lng }) => [lat.toFixed(6), wrapped(lng).toFixed(6)]));
  const kept = new Set(stepsOf(cut).map(keyOf));
  return stepsOf(whole).filter((step) => !kept.has(keyOf(step)));
}

/** The metres from a place to a track, on the ellipsoid. */
const metresTo = ({ lat, lng }: Place, track: Track): number =>
  Math.min(
    ...track.flatMap((piece) =>
      piece.slice(1).map((to, index) => nearness({ lat, lng, radius: 1 / metresPerMile }, piece[index] ?? to, to)),
    ),
  );

describe('of routes and their zones', () => {
  test('nothing that is shown leads into a zone, and what lies far away is shown', () => {
    fc.assert(
      fc.property(journeys, (journey) => {
        const piece = walk(journey);
        fc.pre(piece.length > 1);
        const zones = zonesOn(piece, journey);
        const map = drawMap([piece], circlesOf(zones));
        expect(waysInside(zones, linesOf(map))).toEqual([]);
        const kept = decodeTrack(map.track).flat();
        const { south = 90, north = -90 } = map.bounds ?? {};
        // The bounds are those of visible points.
        for (const edge of map.bounds ? [south, north] : []) {
          expect(kept.some(({ lat }) => Math.abs(lat - edge) < 1e-5)).toBe(true);
        }
        const isFar = (point: TrackPoint, index: number) =>
          zones.every((zone) => nearness(zone, piece[index - 1] ?? point, piece[index + 1] ?? point) > 3.2) &&
          zones.every((zone) => nearness(zone, point, point) > 3.2);
        const far = piece.filter(isFar);
        const isShown = (point: TrackPoint) => kept.some(({ lat }) => Math.abs(lat - point.lat) < 1e-6);
        // Steps of kilometres are cut with a larger margin, and a single point is not a line.
        const isDense = journey.stretches.every(({ metres }) => metres <= 120);
        if (isDense) expect(far.filter((point) => !isShown(point))).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });

  test('no waypoint that is shown lies in a zone, far from what is shown, or near what is hidden', () => {
    let count = 0;
    fc.assert(
      fc.property(journeys, (journey) => {
        const piece = walk(journey);
        fc.pre(piece.length > 1);
        const zones = zonesOn(piece, journey);
        const circles = circlesOf(zones);
        const [whole, cut] = [[], circles].map((each) => decodeTrack(drawMap([piece], each).track));
        const shown = cutWaypoints(whole ?? [], circles, readWaypoints(waypointsOn(piece, journey), [piece]));
        expect(
          waysInside(
            zones,
            shown.map((waypoint) => [waypoint]),
          ),
        ).toEqual([]);
        for (const waypoint of shown) {
          const hidden = metresTo(waypoint, stepsWithout(whole ?? [], cut ?? []));
          expect([metresTo(waypoint, cut ?? []) < 202, hidden > 198]).toEqual([true, true]);
        }
        count += shown.length;
      }),
      { numRuns: runs(100) },
    );
    expect(count).toBeGreaterThan(0);
  });
});

const { points } = makeTrack({
  lat: 53.2,
  lng: -2.9,
  step: 20,
  steps: 1000,
  heading: () => Math.PI / 2,
  hills: 2,
  height: 90,
});
const middle = points[500] ?? { lat: 0, lng: 0 };

test('a way through a zone becomes two pieces, between which nothing counts', () => {
  const zone = { lat: middle.lat, lng: middle.lng, radius: 0.5 };
  const whole = drawMap([points], []);
  const cut = drawMap([points], circlesOf([zone]));
  expect(cut.line).toHaveLength(2);
  expect(cut.profile).toHaveLength(2);
  expect(cut.distance).toBeLessThan(whole.distance - 1);
  const [first = [], second = []] = cut.profile;
  expect(second[0]?.[0]).toBe(first.at(-1)?.[0]);
  expect(second.at(-1)?.[0]).toBeCloseTo(cut.distance, 2);
});

test('a long straight way that only passes through is cut, though both of its ends lie outside', () => {
  const ends = [points[0], points.at(-1)].flatMap((point) => point ?? []);
  const map = drawMap([ends], circlesOf([{ lat: middle.lat, lng: middle.lng, radius: 0.25 }]));
  expect([map.line, map.bounds, map.distance, map.points]).toEqual([[], null, 0, 0]);
});

test('a ride around a zone keeps its way around: no short cut is drawn through it', () => {
  const zone = { lat: 53.2, lng: -2.9, radius: 1 };
  const { north, east } = metresOfDegree(zone.lat);
  const ring = Array.from({ length: 2000 }, (_, index) => {
    const turn = (index / 2000) * 2 * Math.PI;
    const metres = 3000 + 30 * Math.sin(index / 5);
    const lat = zone.lat + (metres * Math.cos(turn)) / north;
    return { lat, lng: zone.lng + (metres * Math.sin(turn)) / east, elevation: null };
  });
  const circle = { lat: zone.lat, lng: zone.lng, radius: 2960 };
  const map = drawMap([ring], [circle]);
  expect(map.line).toHaveLength(1);
  expect(map.line.flat().length).toBeGreaterThan(50);
  const inner = { ...zone, radius: 2950 / metresPerMile };
  expect(waysInside([inner], linesOf(map))).toEqual([]);
});

test('of a ride that never leaves a zone nothing is left', () => {
  const map = drawMap([points.slice(480, 520)], circlesOf([{ lat: middle.lat, lng: middle.lng, radius: 1 }]));
  expect(map).toMatchObject({ line: [], profile: [], bounds: null, distance: 0, elevation: 0, hasElevation: false });
});

test('a track keeps its points to a centimetre, across the 180th meridian too', () => {
  const track: Track = [
    [
      { lat: 1.2345678, lng: 179.9999999, elevation: 12.34 },
      { lat: 1.2345679, lng: 180.0000002, elevation: null },
    ],
    [
      { lat: -89.9999999, lng: 180.1, elevation: -3.2 },
      { lat: 0, lng: 181, elevation: 0 },
    ],
  ];
  const kept = decodeTrack(drawMap(track, []).track);
  expect(kept.map((piece) => piece.length)).toEqual([2, 2]);
  kept.flat().forEach(({ lat, lng, elevation }, index) => {
    const known = track.flat()[index];
    expect(lat).toBeCloseTo(known?.lat ?? 0, 7);
    expect(lng).toBeCloseTo(known?.lng ?? 0, 7);
    expect(elevation).toBe(known?.elevation);
  });
});
