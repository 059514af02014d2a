import { beside } from './longitudes.ts';
import { earthRadius } from './metresBetween.ts';
import type { Piece, Track, TrackPoint } from './Track.ts';

/** A hidden circle. The radius is in metres. */
export interface Circle {
  readonly lat: number;
  readonly lng: number;
  readonly radius: number;
}

/** Whether the straight line from one point to the next crosses a hidden area. */
export type Crosses = (from: TrackPoint, to: TrackPoint) => boolean;

const metresPerDegree = (earthRadius * Math.PI) / 180;
const radians = Math.PI / 180;

/**
 * How far a straight line of this many metres may deviate from the one on a map, which is straight in degrees. Between
 * distant points, clients may draw either.
 */
const strayOf = (length: number, lat: number) =>
  (length * length * Math.tan(Math.min(Math.abs(lat), 89) * radians)) / (8 * earthRadius);

/** The metres of a degree of longitude on the plane that touches the Earth at a latitude. */
const metresPerLng = (lat: number) => metresPerDegree * Math.cos(lat * radians);

/** Whether the line between two points crosses a circle, in metres on a plane that touches the Earth at its centre. */
function crossesCircle({ lat, lng, radius }: Circle): Crosses {
  const perLng = metresPerLng(lat);
  return (from, to) => {
    const y = (from.lat - lat) * metresPerDegree;
    const x = (beside(from.lng, lng) - lng) * perLng;
    const dy = (to.lat - from.lat) * metresPerDegree;
    const dx = (to.lng - from.lng) * perLng;
    const length = Math.hypot(dx, dy);
    const reach = radius + strayOf(length, Math.max(Math.abs(from.lat), Math.abs(to.lat)));
    if (Math.min(y, y + dy) > reach || Math.max(y, y + dy) < -reach) return false;
    // The part of the line at which it is nearest to the centre.
    const part = length === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / (length * length)));
    return Math.hypot(x + part * dx, y + part * dy) <= reach;
  };
}

/** Whether a line crosses any of the circles. */
export function crossesAny(circles: readonly Circle[]): Crosses {
  const tests = circles.map(crossesCircle);
  return (from, to) => tests.some((crosses) => crosses(from, to));
}

/** Circles as rows of JSON, for `isInAny`. */
export const rowsOfCircles = (circles: readonly Circle[]): string =>
  JSON.stringify(circles.map(({ lat, lng, radius }) => ({ lat, lng, radius, per_lng: metresPerLng(lat) })));

interface PointColumns {
  readonly lat: string;
  readonly lng: string;
}

/**
 * Whether a point is in any row `circle` of a source, as SQL. It agrees with `crossesAny` for the line from the point to itself.
 * PostgreSQL rejects squares that are too small for a number.
 */
const isInCircleOf = (source: string, { lat, lng }: PointColumns): string =>
  `exists (
     select from ${source}
     cross join lateral (select abs((${lat} - circle.lat) * ${metresPerDegree}::float8) as north,
       abs((${lng} + 360 * floor((circle.lng - ${lng}) / 360 + 0.5) - circle.lng) * circle.per_lng) as east) away
     where away.north <= circle.radius
       and sqrt(greatest(away.north, 1e-9) ^ 2 + greatest(away.east, 1e-9) ^ 2) <= circle.radius)`;

/** Whether a row with `lat` and `lng` is in any of the circles of a parameter from `rowsOfCircles`, as SQL. */
export const isInAny = (circles: string, point: string): string =>
  isInCircleOf(`jsonb_to_recordset(${circles}::jsonb) circle(lat float8, lng float8, radius float8, per_lng float8)`, {
    lat: `${point}.lat`,
    lng: `${point}.lng`,
  });

/** Whether a point is in the cut circle of a privacy zone of a member, as SQL. */
export const isInZoneOf = (ownerId: string, point: PointColumns): string =>
  isInCircleOf(
    `(select z.cut_lat as lat, z.cut_lng as lng, z.cut_radius as radius,
       ${metresPerDegree}::float8 * cos(radians(z.cut_lat)) as per_lng from privacy_zone z where z.owner_id = ${ownerId}) circle`,
    point,
  );

/**
 * The parts of a track outside hidden areas. Points inside are removed, and so is each line between two points that
 * crosses one. No points are added.
 */
export function cutTrack(track: Track, crosses: Crosses): Track {
  const kept: Piece[] = [];
  for (const piece of track) {
    let current: TrackPoint[] = [];
    const end = () => {
      if (current.length > 1) kept.push(current);
      current = [];
    };
    for (const point of piece) {
      const last = current.at(-1);
      // The line from a point to itself crosses an area that contains the point.
      if (crosses(point, point)) end();
      else {
        if (last && crosses(last, point)) end();
        current.push(point);
      }
    }
    end();
  }
  return kept;
}
