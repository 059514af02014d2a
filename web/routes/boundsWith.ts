import type { RouteViewFragment } from '../generated.ts';
import type { Place } from './routePlane.ts';

type Bounds = RouteViewFragment['bounds'];

/** In metres: a point that is farther outside would make the route too small. */
const MAX_DISTANCE = 2000;
const METRES_IN_DEGREE = 111_195;

/** Degrees eastward, 0 to 360, so that a route may cross the 180th meridian. */
const eastward = (degrees: number) => ((degrees % 360) + 360) % 360;

/** The bounds of a route that also contain a point. Undefined if the point is far outside. */
export function boundsWith(bounds: Bounds, { lat, lng }: Place): Bounds | undefined {
  const { south, west, north, east } = bounds;
  const beyondEast = Math.max(0, eastward(lng - west) - eastward(east - west));
  const beyondWest = beyondEast > 0 ? eastward(west - lng) : 0;
  const isWest = beyondWest < beyondEast;
  const across = Math.min(beyondEast, beyondWest) * Math.cos((lat * Math.PI) / 180);
  const along = Math.max(0, south - lat, lat - north);
  if (Math.hypot(across, along) * METRES_IN_DEGREE > MAX_DISTANCE) return undefined;
  return {
    ...bounds,
    south: Math.min(south, lat),
    north: Math.max(north, lat),
    west: beyondEast > 0 && isWest ? lng : west,
    east: beyondEast > 0 && !isWest ? lng : east,
  };
}
