import type { Spot } from './routePlane.ts';

/** In pixels: the largest distance between the pointer and the route that counts as pointing at it. */
const MAX_POINTER_DISTANCE = 32;

/** The index of the spot nearest to the pointer. Undefined if all are too far away. */
export function nearestSpot(spots: readonly Spot[], { x, y }: Spot): number | undefined {
  const ways = spots.map((spot) => Math.hypot(spot.x - x, spot.y - y));
  const shortest = Math.min(...ways);
  return shortest <= MAX_POINTER_DISTANCE ? ways.indexOf(shortest) : undefined;
}
