import { climbOf } from '../routes/climbOf.ts';
import { earthRadius, metresAlong } from '../routes/metresBetween.ts';
import type { Piece, TrackPoint } from '../routes/Track.ts';
import type { Random } from './random.ts';
import { seededRandom, seedOf } from './random.ts';

interface Loop {
  start: { lat: number; lng: number };
  /** In miles. */
  distance: number;
  /** In feet. */
  elevation: number;
  /** The seed of the shape. Each key gives another loop. */
  key: string;
}

/** A wave around a loop: its number of periods, amplitude and phase. */
interface Wave {
  times: number;
  height: number;
  phase: number;
}

const metresPerMile = 1609.344;
const metresPerFoot = 0.3048;
const metresPerDegree = (earthRadius * Math.PI) / 180;
const circle = 2 * Math.PI;
/** The preferred distance between two points in metres. */
const step = 60;
const lowest = 8;
const rounds = 6;

const wave = (random: Random, times: number, height: number): Wave => ({
  times,
  height: (0.4 + random.next()) * height,
  phase: random.next() * circle,
});
const sumAt = (waves: readonly Wave[], angle: number) =>
  waves.reduce((sum, { times, height, phase }) => sum + height * Math.sin(times * angle + phase), 0);
const oneTo = (max: number) => Array.from({ length: max }, (_, index) => index + 1);

/** The shape of a loop of radius 1: large bays plus small bends. */
function outlineOf(random: Random, count: number) {
  const bays = oneTo(6).map((times) => wave(random, times + 1, 0.22 / times));
  const bends = oneTo(14).map((times) => wave(random, times + 12, 0.012));
  const turn = random.next() * circle;
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / (count - 1)) * circle;
    const radius = Math.max(0.25, 1 + sumAt(bays, angle)) + sumAt(bends, angle);
    return { east: radius * Math.cos(angle + turn), north: radius * Math.sin(angle + turn) };
  });
}

function placePoints(outline: ReturnType<typeof outlineOf>, { lat, lng }: Loop['start'], radius: number): TrackPoint[] {
  const [first = { east: 0, north: 0 }] = outline;
  return outline.map(({ east, north }) => {
    const at = lat + ((north - first.north) * radius) / metresPerDegree;
    const perLng = metresPerDegree * Math.cos((at * Math.PI) / 180);
    return { lat: at, lng: lng + ((east - first.east) * radius) / perLng, elevation: null };
  });
}

/** The same points with elevations whose gain is `climb` metres. The start is the lowest point. */
function raisePoints(points: readonly TrackPoint[], hills: readonly Wave[], climb: number): TrackPoint[] {
  const steps = points.length - 1;
  const around = points.slice(1).map((_, index) => sumAt(hills, (index / steps) * circle));
  const bottom = Math.min(...around);
  const first = around.indexOf(bottom);
  const heights = points.map((_, index) => around[(first + index) % steps] ?? bottom);
  const at = (scale: number) =>
    points.map((point, index) => ({ ...point, elevation: lowest + ((heights[index] ?? bottom) - bottom) * scale }));
  let scale = climb / Math.max(1, climbOf(at(100)) / 100);
  // Climbs below the threshold do not count, so the gain is not proportional to the scale.
  for (let round = 0; round < rounds; round += 1) scale *= climb / Math.max(1, climbOf(at(scale)));
  return at(scale);
}

/** Generates a loop with the distance and elevation gain of a ride, from its start back to it. */
export function makeLoop({ start, distance, elevation, key }: Loop): Piece {
  const random = seededRandom(seedOf(`loop ${key}`));
  const length = distance * metresPerMile;
  const count = Math.max(120, Math.min(1500, Math.round(length / step)));
  const outline = outlineOf(random, count);
  const hills = oneTo(9).map((times) => wave(random, times, 1 / times));
  let radius = (length / metresAlong(placePoints(outline, start, 1000))) * 1000;
  for (let round = 0; round < 2; round += 1) radius *= length / metresAlong(placePoints(outline, start, radius));
  return raisePoints(placePoints(outline, start, radius), hills, elevation * metresPerFoot);
}
