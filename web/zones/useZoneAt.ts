import type { ZoneRowFragment } from '../generated.ts';
import { useZonesPageQuery } from '../generated.ts';
import type { Point } from '../moments/useDeviceLocation.ts';

const milesInDegree = 69.09;
/** The server hides a circle up to this many times as wide as the zone. */
const maxCutFactor = 2.06;

/** The distance between two places in miles, on a plane, because zones are small. */
function milesBetween(one: Point, other: Point): number {
  const across = ((one.lng - other.lng + 540) % 360) - 180;
  return milesInDegree * Math.hypot(one.lat - other.lat, across * Math.cos((one.lat * Math.PI) / 180));
}

/** The viewer's privacy zone that a place lies in or near, if any. Loads the zones once there is a place. */
export function useZoneAt(point: Point | undefined): ZoneRowFragment | undefined {
  const { data } = useZonesPageQuery({ skip: !point });
  if (!point) return undefined;
  return data?.viewer?.privacyZones?.find((zone) => milesBetween(point, zone) <= zone.radius * maxCutFactor);
}
