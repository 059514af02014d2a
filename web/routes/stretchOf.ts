import type { RouteViewFragment } from '../generated.ts';
import type { Climb } from './grades.ts';
import type { LinePlace } from './lineWays.ts';
import { angleBetween, between } from './lineWays.ts';

/**
 * The part of the drawn line that a climb follows. Empty if the line does not contain its piece. The simplified line is
 * shorter than the route, so that distances are scaled within the piece.
 */
export function stretchOf({ line, profile }: RouteViewFragment, climb: Climb): LinePlace[] {
  const index = profile.findLastIndex(([first]) => first && first.distance <= climb.startDistance);
  const [first, last] = [profile[index]?.[0], profile[index]?.at(-1)];
  const piece = line[index] ?? [];
  if (!first || !last) return [];
  const ways = piece.map((to, at) => angleBetween(piece[at - 1] ?? to, to));
  const scale = ways.reduce((sum, way) => sum + way, 0) / (last.distance - first.distance);
  const start = (climb.startDistance - first.distance) * scale;
  const end = (climb.endDistance - first.distance) * scale;
  const stretch: LinePlace[] = [];
  let passed = 0;
  piece.forEach((to, at) => {
    const [from, way] = [piece[at - 1] ?? to, ways[at] ?? 0];
    const [near, far] = [Math.max(start - passed, 0), Math.min(end - passed, way)];
    if (near < far) {
      if (stretch.length === 0) stretch.push(between(from, to, near / way));
      stretch.push(between(from, to, far / way));
    }
    passed += way;
  });
  return stretch;
}
