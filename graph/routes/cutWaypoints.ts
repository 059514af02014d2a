import type { MapWaypoint, StoredWaypoint } from '../model/routes/waypoints.ts';
import { type Circle, crossesAny, cutTrack } from './cutTrack.ts';
import type { Track } from './Track.ts';
import {
  alongAt,
  type MeasuredTrack,
  measuredTrack,
  metresOfMiles,
  milesAlong,
  reach,
  type Visit,
  visitsOf,
} from './visitsOf.ts';

/** The largest distance from the visible part of a place that is no cue, in metres. Farther ones can be the author's home. */
const besideLimit = 30;

/** A distance in a text: "km 12.3", "45 km to go". Behind a hidden part, it reveals the length of that part. */
const distanceText =
  /\d[\s.-]{0,2}(?:kms?|kilomet(?:re|er)s?|mi|miles?|m|met(?:re|er)s?)\b|\b(?:kms?|kilomet(?:re|er)s?|mi|miles?|m|met(?:re|er)s?)[\s.:-]{0,2}\d/i;
/** A name that is only a number, as of markers of distance: "10", "20K". */
const markerText = /^\W*\d+(?:[.,]\d+)?\s?k?\W*$/i;

/** The visit whose distance along the track was stored. */
function storedVisit(visits: readonly Visit[], metres: number): Visit | undefined {
  let found: Visit | undefined;
  const awayOf = ({ along }: Visit) => Math.abs(along - metres);
  for (const visit of visits) if (!found || awayOf(visit) < awayOf(found)) found = visit;
  return found;
}

/** For each step of a track its index in the visible part. 0 for a hidden step, and for the first point of a piece. */
function shownSteps(whole: MeasuredTrack, shown: MeasuredTrack): Uint32Array {
  const steps = new Uint32Array(whole.points.length);
  let next = 0;
  for (const [index, point] of whole.points.entries()) {
    if (shown.points[next] !== point) continue;
    if (shown.firsts[next] === 0) steps[index] = next;
    next += 1;
  }
  return steps;
}

/** For each point of a track the metres along its piece to the nearest hidden step. */
function metresToHidden({ along, firsts }: MeasuredTrack, hidden: Uint8Array): Float64Array {
  const metres = new Float64Array(along.length).fill(Number.POSITIVE_INFINITY);
  const look = (index: number, from: number, isJoined: boolean) => {
    const step = Math.abs((along[index] ?? 0) - (along[from] ?? 0));
    const onward = isJoined ? (metres[from] ?? 0) + step : Number.POSITIVE_INFINITY;
    const isEnd = hidden[index] === 1 || hidden[index + 1] === 1;
    metres[index] = isEnd ? 0 : Math.min(metres[index] ?? 0, onward);
  };
  for (let index = 0; index < along.length; index += 1) look(index, index - 1, firsts[index] === 0);
  for (let index = along.length - 1; index >= 0; index -= 1) look(index, index + 1, firsts[index + 1] === 0);
  return metres;
}

/** The hidden steps of a track, and a function for whether a visit comes near one, across country or along the track. */
function hiddenPart(whole: MeasuredTrack, steps: Uint32Array) {
  const hidden = whole.firsts.map((first, index) => Number(first === 0 && steps[index] === 0));
  let count = 0;
  const counts = Uint32Array.from(hidden, (each) => {
    count += each;
    return count;
  });
  const metres = metresToHidden(whole, hidden);
  const isNear = ({ index, part, first, last }: Visit) => {
    if (counts[last] !== counts[first - 1]) return true;
    const length = alongAt(whole, index, 1) - alongAt(whole, index, 0);
    return Math.min((metres[index - 1] ?? 0) + part * length, (metres[index] ?? 0) + (1 - part) * length) <= reach;
  };
  return { isEmpty: count === 0, isNear };
}

/**
 * The waypoints that others see, with their distances along the visible part of a track. A waypoint is removed inside a circle, and
 * within `reach` of a hidden part: its text can reveal where the track leads on. A place beside the track can be the author's home, so
 * that nobody else sees it.
 */
export function cutWaypoints(
  track: Track,
  circles: readonly Circle[],
  waypoints: readonly StoredWaypoint[],
): MapWaypoint[] {
  if (waypoints.length === 0) return [];
  const crosses = crossesAny(circles);
  const whole = measuredTrack(track);
  const shown = measuredTrack(cutTrack(track, crosses));
  const steps = shownSteps(whole, shown);
  const hidden = hiddenPart(whole, steps);
  return waypoints.flatMap(({ distance, isCue, ...waypoint }) => {
    const place = { ...waypoint, elevation: null };
    if (distance === null || crosses(place, place)) return [];
    if (!hidden.isEmpty && (distanceText.test(waypoint.name) || markerText.test(waypoint.name))) return [];
    const visits = visitsOf(whole, waypoint);
    const visit = storedVisit(visits, metresOfMiles(distance));
    if (!visit || visits.some(hidden.isNear)) return [];
    if (!isCue && visits.every(({ off }) => off > besideLimit)) return [];
    return { ...waypoint, distance: milesAlong(alongAt(shown, steps[visit.index] ?? 0, visit.part)) };
  });
}
