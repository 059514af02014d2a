import { earthRadius, metresBetween } from './metresBetween.ts';
import type { Track, TrackPoint } from './Track.ts';

/** The largest distance of a waypoint from the track on which it lies, in metres. */
const reach = 200;
const metresPerMile = 1609.344;
const metresPerDegree = (earthRadius * Math.PI) / 180;

/** A track in arrays, because each waypoint is compared with each of its steps. A step leads to a point from the point before it. */
export interface MeasuredTrack {
  readonly points: readonly TrackPoint[];
  readonly lats: Float64Array;
  readonly lngs: Float64Array;
  /** The distances along the track, in metres. Gaps add nothing. */
  readonly along: Float64Array;
  /** 1 for the first point of a piece, to which no step leads. */
  readonly firsts: Uint8Array;
}

export function measuredTrack(track: Track): MeasuredTrack {
  const points = track.flat();
  const [lats, lngs] = [Float64Array.from(points, ({ lat }) => lat), Float64Array.from(points, ({ lng }) => lng)];
  const [along, firsts] = [new Float64Array(points.length), new Uint8Array(points.length)];
  let [metres, index] = [0, 0];
  for (const piece of track) {
    firsts[index] = 1;
    for (const [place, point] of piece.entries()) {
      metres += metresBetween(piece[place - 1] ?? point, point);
      along[index] = metres;
      index += 1;
    }
  }
  return { points, lats, lngs, along, firsts };
}

/** A part of a track that passes a place: its nearest point to the place. */
export interface Visit {
  /** The distance from the place, in metres. */
  readonly off: number;
  /** The distance along the track, in metres. */
  readonly along: number;
  /** The index of the point to which the step leads. */
  readonly index: number;
  /** The part of the step before the nearest point. */
  readonly part: number;
}

export const milesAlong = (metres: number): number => Number((metres / metresPerMile).toFixed(3));
export const metresOfMiles = (miles: number): number => miles * metresPerMile;

/** The distance along the track at a part of the step to a point, in metres. */
export function alongAt({ along }: MeasuredTrack, index: number, part: number): number {
  const [start = 0, end = 0] = [along[index - 1], along[index]];
  return start + part * (end - start);
}

/**
 * The visits of a track to a place, in their order: one for each time that it comes near. None for a place beside the track. Places are
 * compared on the plane that touches the Earth at the place.
 */
export function visitsOf(measured: MeasuredTrack, { lat, lng }: { lat: number; lng: number }): Visit[] {
  const { lats, lngs, firsts } = measured;
  const perLng = metresPerDegree * Math.cos((lat * Math.PI) / 180);
  const visits: Visit[] = [];
  let [off, index, part] = [reach, 0, 0];
  const end = () => {
    if (index > 0) visits.push({ off, along: alongAt(measured, index, part), index, part });
    [off, index, part] = [reach, 0, 0];
  };
  for (let to = 1; to < lats.length; to += 1) {
    const y = ((lats[to - 1] ?? 0) - lat) * metresPerDegree;
    const dy = ((lats[to] ?? 0) - lat) * metresPerDegree - y;
    const isFar = firsts[to] === 1 || Math.min(y, y + dy) > reach || Math.max(y, y + dy) < -reach;
    if (isFar) {
      if (index > 0) end();
      continue;
    }
    const east = (lngs[to - 1] ?? 0) - lng;
    const x = (east - 360 * Math.round(east / 360)) * perLng;
    const dx = ((lngs[to] ?? 0) - (lngs[to - 1] ?? 0)) * perLng;
    const square = dx * dx + dy * dy;
    const nearest = square === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / square));
    const away = Math.sqrt((x + nearest * dx) ** 2 + (y + nearest * dy) ** 2);
    if (away < off) [off, index, part] = [away, to, nearest];
    else if (away > reach && index > 0) end();
  }
  end();
  return visits;
}
