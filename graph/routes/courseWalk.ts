import type { MapWaypoint } from '../model/routes/waypoints.ts';
import { beside } from './longitudes.ts';
import { metresBetween } from './metresBetween.ts';
import type { TrackPoint } from './Track.ts';

// Shared by the courses of TCX and FIT: distances, course points, and times. The formats demand times. A route has
// none, so they come from a steady speed and a fixed instant.

export const courseStart = Date.UTC(2000, 0, 1);
/** In metres a second: 15 miles an hour. */
export const courseSpeed = 6.7056;
export const metresPerMile = 1609.344;

/** The time at a distance in metres, in whole seconds after the start. */
export const secondsAt = (along: number): number => Math.round(along / courseSpeed);

/** Measures the distance of each point of a track in metres. Gaps add nothing: they can be privacy zones. */
export function trackMeter() {
  let along = 0;
  let last: TrackPoint | undefined;
  return {
    /** A gap follows. */
    leave() {
      last = undefined;
    },
    reach(point: TrackPoint): number {
      if (last) along += metresBetween(last, { ...point, lng: beside(point.lng, last.lng) });
      last = point;
      return along;
    },
  };
}

/** A waypoint at a distance in metres. */
export interface CoursePoint {
  readonly waypoint: MapWaypoint;
  readonly along: number;
}

/** The waypoints that become course points. Those beside the route have no distance and are left out. */
export const cuesOf = (waypoints: readonly MapWaypoint[]) => waypoints.filter(({ distance }) => distance !== null);

/**
 * Course points, in the order of the track. Head units find the place of a course point by its time, which is that of the nearest point of
 * the track.
 */
export function cueFinder(waypoints: readonly MapWaypoint[]) {
  const waiting = cuesOf(waypoints);
  const found: CoursePoint[] = [];
  let last = 0;
  return {
    /** Finds the course points up to a point of the track. */
    pass(along: number) {
      for (let cue = waiting[0]; cue; cue = waiting[0]) {
        const at = (cue.distance ?? 0) * metresPerMile;
        if (at > along) break;
        found.push({ waypoint: cue, along: at - last < along - at ? last : along });
        waiting.shift();
      }
      last = along;
    },
    /** All course points. A distance is rounded, so that it can lie behind the end. */
    found: (): CoursePoint[] => [...found, ...waiting.map((waypoint) => ({ waypoint, along: last }))],
  };
}
