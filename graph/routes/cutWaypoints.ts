import type { MapWaypoint } from '../model/routes/waypoints.ts';
import { type Circle, crossesAny, cutTrack } from './cutTrack.ts';
import type { Track } from './Track.ts';
import {
  alongAt,
  type MeasuredTrack,
  measuredTrack,
  metresOfMiles,
  milesAlong,
  type Visit,
  visitsOf,
} from './visitsOf.ts';

/** The visit whose distance along the track was stored. */
const storedVisit = (visits: readonly Visit[], metres: number): Visit | undefined =>
  visits.toSorted((one, other) => Math.abs(one.along - metres) - Math.abs(other.along - metres))[0];

/** A function for the index of a step in the visible part, undefined for a hidden step. */
function shownSteps(whole: MeasuredTrack, shown: MeasuredTrack): (index: number) => number | undefined {
  const indexes = new Map(shown.points.map((point, index) => [point, index]));
  return (index) => {
    const point = whole.points[index];
    const found = point && indexes.get(point);
    if (!found || shown.firsts[found] === 1) return;
    return shown.points[found - 1] === whole.points[index - 1] ? found : undefined;
  };
}

/**
 * The waypoints that others see, with their distances along the visible part of a track. A waypoint inside a circle is removed, and so is
 * one that a hidden part of the track passes as near as the visible part does: it would reveal where the track leads on. A waypoint
 * beside the track can be the author's home, so that nobody else sees it.
 */
export function cutWaypoints(
  track: Track,
  circles: readonly Circle[],
  waypoints: readonly MapWaypoint[],
): MapWaypoint[] {
  if (waypoints.length === 0) return [];
  const crosses = crossesAny(circles);
  const whole = measuredTrack(track);
  const shown = measuredTrack(cutTrack(track, crosses));
  const shownStep = shownSteps(whole, shown);
  return waypoints.flatMap(({ distance, ...waypoint }) => {
    const place = { ...waypoint, elevation: null };
    if (distance === null || crosses(place, place)) return [];
    const visits = visitsOf(whole, waypoint);
    const visit = storedVisit(visits, metresOfMiles(distance));
    const step = visit && shownStep(visit.index);
    const isNearHidden = visits.some(({ off, index }) => off <= (visit?.off ?? 0) && shownStep(index) === undefined);
    if (!visit || step === undefined || isNearHidden) return [];
    return { ...waypoint, distance: milesAlong(alongAt(shown, step, visit.part)) };
  });
}
