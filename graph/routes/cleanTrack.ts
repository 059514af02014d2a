import { metresBetween } from './metresBetween.ts';
import type { TrackPoint } from './Track.ts';

// Receivers lose satellites and altimeters need time to settle. Positions and heights that are impossible for a rider
// are removed before measuring.

/**
 * A jump has at least this length in metres, and is this many times longer than the usual step. Planned routes may have
 * long steps throughout.
 */
const leastJump = 1000;
const leastRatio = 50;
/** The maximum number of consecutive stray points. */
const maxStrays = 5;
/** The detour through stray points is at least this many times longer than the way without them. */
const detour = 4;
/** A point at 0, 0 that is this far from the rest, in metres, comes from a receiver without a position. */
const farFromZero = 100_000;

/** The tolerance in metres for the difference between two heights, beyond a gradient of 100 %. */
const slack = 5;
/** A height of 0 between others that differ by this many metres probably stands for a missing height. */
const farFromSea = 50;
/** A run of heights between cliffs is noise if it contains less than this part of the points. */
const shortRun = 0.1;

function medianStep(points: readonly TrackPoint[]): number {
  const steps = points.slice(1).map((point, index) => metresBetween(points[index] ?? point, point));
  return steps.toSorted((one, other) => one - other)[steps.length >> 1] ?? 0;
}

const isZero = ({ lat, lng }: TrackPoint) => lat === 0 && lng === 0;

/** The index after a few stray points at `start`, or `start` if there are none. A track jumps to stray points and back. */
function indexAfterStrays(points: readonly TrackPoint[], start: number, jump: number): number {
  const [before, first] = [points[start - 1], points[start]];
  if (!before || !first || metresBetween(before, first) < jump) return start;
  for (let end = start; end < Math.min(start + maxStrays, points.length); end += 1) {
    const [last, after] = [points[end], points[end + 1]];
    if (!last) return start;
    // A jump at the end has no way back.
    if (!after) return end === start ? end + 1 : start;
    const [out, back] = [metresBetween(before, first), metresBetween(last, after)];
    if (back >= jump && metresBetween(before, after) * detour < out + back) return end + 1;
  }
  return start;
}

/** Removes the points to which a track jumps for a moment, such as 0, 0. */
export function withoutStrays(points: readonly TrackPoint[]): TrackPoint[] {
  const somewhere = points.find((point) => !isZero(point));
  const isLost = (point: TrackPoint) =>
    isZero(point) && somewhere !== undefined && metresBetween(point, somewhere) > farFromZero;
  const placed = points.filter((point) => !isLost(point));
  const jump = Math.max(leastJump, medianStep(placed) * leastRatio);
  const kept: TrackPoint[] = [];
  const [first, second, third] = placed;
  // A first point from before the receiver had a position.
  const leads = first && second && third && metresBetween(first, second) >= jump && metresBetween(second, third) < jump;
  for (let index = leads ? 1 : 0; index < placed.length; ) {
    const next = kept.length > 0 ? indexAfterStrays(placed, index, jump) : index;
    const point = placed[index];
    if (next === index && point) kept.push(point);
    index = Math.max(next, index + 1);
  }
  return kept;
}

/** Whether the rise over this many metres is impossible: steeper than 100 %. */
export const isCliff = (rise: number, metres: number): boolean => Math.abs(rise) > metres + slack;

interface Height {
  readonly index: number;
  readonly elevation: number;
  /** The distance from the first point in metres. */
  readonly along: number;
}

function heightsOf(piece: readonly TrackPoint[]): Height[] {
  let along = 0;
  return piece.flatMap((point, index) => {
    along += metresBetween(piece[index - 1] ?? point, point);
    return point.elevation === null ? [] : [{ index, elevation: point.elevation, along }];
  });
}

const isFar = (height: Height | undefined) => height === undefined || Math.abs(height.elevation) > farFromSea;

/** Removes heights of 0 between, before or after hills. */
function withoutZeros(heights: readonly Height[]): Height[] {
  const known = heights.filter(({ elevation }) => elevation !== 0);
  if (known.length === 0) return [...heights];
  let next = 0;
  return heights.filter((height) => {
    while ((known[next]?.index ?? Number.POSITIVE_INFINITY) < height.index) next += 1;
    return height.elevation !== 0 || !(isFar(known[next - 1]) && isFar(known[next]));
  });
}

/** The heights between cliffs. */
function runsOf(heights: readonly Height[]): Height[][] {
  const runs: Height[][] = [];
  for (const height of heights) {
    const last = runs.at(-1)?.at(-1);
    if (last && !isCliff(height.elevation - last.elevation, height.along - last.along)) runs.at(-1)?.push(height);
    else runs.push([height]);
  }
  return runs;
}

/** The runs that connect to the longest one, and those too long to be noise. */
function plausibleRuns(runs: readonly Height[][]): Height[][] {
  const count = runs.reduce((sum, { length }) => sum + length, 0);
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), runs[0] ?? []);
  const start = runs.indexOf(longest);
  const isKept = (run: readonly Height[], near: Height | undefined, far: Height | undefined) =>
    run.length > count * shortRun ||
    (near !== undefined &&
      far !== undefined &&
      !isCliff(near.elevation - far.elevation, Math.abs(near.along - far.along)));
  const [earlier, later] = [[longest], [longest]];
  for (const run of runs.slice(start + 1)) if (isKept(run, run[0], later.at(-1)?.at(-1))) later.push(run);
  for (const run of runs.slice(0, start).reverse()) if (isKept(run, run.at(-1), earlier.at(-1)?.[0])) earlier.push(run);
  return [...earlier.slice(1).reverse(), ...later];
}

/** Removes impossible heights from the points of a piece: those become unknown. */
export function withoutFalseHeights(piece: readonly TrackPoint[]): TrackPoint[] {
  const kept = new Set(
    plausibleRuns(runsOf(withoutZeros(heightsOf(piece))))
      .flat()
      .map(({ index }) => index),
  );
  return piece.map((point, index) => (kept.has(index) ? point : { ...point, elevation: null }));
}
