import { beside } from './longitudes.ts';
import { earthRadius } from './metresBetween.ts';
import type { Piece, Track, TrackPoint } from './Track.ts';

/** What is hidden: all that is nearer than so many metres. */
export interface Circle {
  readonly lat: number;
  readonly lng: number;
  readonly radius: number;
}

/** Whether the way from a point to the next leads through what is hidden. */
export type Crosses = (from: TrackPoint, to: TrackPoint) => boolean;

const metresPerDegree = (earthRadius * Math.PI) / 180;
const radians = Math.PI / 180;

/**
 * How far a straight way of so many metres may stray from the one that a map draws, which is straight in degrees: where points
 * are far apart nobody knows which of the two a client shows.
 */
const strayOf = (length: number, lat: number) =>
  (length * length * Math.tan(Math.min(Math.abs(lat), 89) * radians)) / (8 * earthRadius);

/** How near the way between two points comes to the middle of a circle, in metres on a plane that touches the Earth there. */
function crossesCircle({ lat, lng, radius }: Circle): Crosses {
  const perLng = metresPerDegree * Math.cos(lat * radians);
  return (from, to) => {
    const y = (from.lat - lat) * metresPerDegree;
    const x = (beside(from.lng, lng) - lng) * perLng;
    const dy = (to.lat - from.lat) * metresPerDegree;
    const dx = (to.lng - from.lng) * perLng;
    const length = Math.hypot(dx, dy);
    const reach = radius + strayOf(length, Math.max(Math.abs(from.lat), Math.abs(to.lat)));
    if (Math.min(y, y + dy) > reach || Math.max(y, y + dy) < -reach) return false;
    // The part of the way at which it is nearest.
    const part = length === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / (length * length)));
    return Math.hypot(x + part * dx, y + part * dy) <= reach;
  };
}

/** Whether a way leads through any of the circles. */
export function crossesAny(circles: readonly Circle[]): Crosses {
  const tests = circles.map(crossesCircle);
  return (from, to) => tests.some((crosses) => crosses(from, to));
}

/**
 * What of a track lies outside of all that is hidden: points within go, and so does every way between two points that leads
 * through it. Nothing is put in their place, so that what is left are points of the track itself.
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
      // The way from a point to itself leads through what the point lies in.
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
