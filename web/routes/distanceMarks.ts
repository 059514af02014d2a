import type { RouteViewFragment } from '../generated.ts';
import type { Units } from '../lib/formatDistance.ts';
import { kilometresInMile } from '../lib/formatDistance.ts';
import { niceStep } from '../lib/niceStep.ts';
import type { LinePlace } from './lineWays.ts';
import { angleBetween, between } from './lineWays.ts';

export interface DistanceMark extends LinePlace {
  /** In the reader's units. */
  distance: number;
}

const EVERY = 10;
const MAX_MARKS = 12;

/**
 * Marks along a route in the reader's units, at each `every` miles or kilometres. Without it every 10, and further apart on
 * a long route.
 */
export function distanceMarks({ line, distance }: RouteViewFragment, units: Units, every?: number): DistanceMark[] {
  const length = units === 'METRIC' ? distance * kilometresInMile : distance;
  const step = every ?? niceStep(Math.max(EVERY, length / MAX_MARKS));
  const ways = line.flatMap((piece) =>
    piece.slice(1).map((to, index) => ({ from: piece[index] ?? to, to, way: angleBetween(piece[index] ?? to, to) })),
  );
  // The simplified line is shorter than the route.
  const drawn = ways.reduce((sum, { way }) => sum + way, 0);
  const marks: DistanceMark[] = [];
  let passed = 0;
  for (const { from, to, way } of ways) {
    const end = ((passed + way) / drawn) * length;
    for (let next = (marks.length + 1) * step; next <= end && next < length; next += step) {
      const part = ((next / length) * drawn - passed) / way;
      marks.push({ ...between(from, to, part), distance: next });
    }
    passed += way;
  }
  return marks;
}
