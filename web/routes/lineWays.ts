import type { RouteViewFragment } from '../generated.ts';

export type LinePlace = RouteViewFragment['line'][number][number];

const radians = Math.PI / 180;

/** The angle between two places by the haversine formula, on a sphere of radius 1. */
export function angleBetween(one: LinePlace, other: LinePlace): number {
  const [up, along] = [(other.lat - one.lat) * radians, (other.lng - one.lng) * radians];
  const across = Math.cos(one.lat * radians) * Math.cos(other.lat * radians) * Math.sin(along / 2) ** 2;
  return 2 * Math.asin(Math.min(1, Math.sqrt(Math.sin(up / 2) ** 2 + across)));
}

/** The place at a part of the way from one place to another. */
export function between(from: LinePlace, to: LinePlace, part: number): LinePlace {
  // The shorter way around the globe.
  const along = ((to.lng - from.lng + 540) % 360) - 180;
  const lng = ((from.lng + along * part + 540) % 360) - 180;
  return { __typename: 'MapPoint', lat: from.lat + (to.lat - from.lat) * part, lng };
}
