import { earthRadius, metresBetween } from './metresBetween.ts';
import type { Track, TrackPoint } from './Track.ts';

/** The largest distance of a waypoint from the track on which it lies, in metres. */
export const reach = 200;
/** The number of steps that are compared with a place at once, by the box around them. */
const chunk = 500;
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
  readonly boxes: readonly Box[];
}

/** The box around the points of a chunk of steps, in degrees: its middle, and how far it extends from there. */
interface Box {
  readonly lat: number;
  readonly lng: number;
  readonly height: number;
  readonly width: number;
}

function boxOf(lats: Float64Array, lngs: Float64Array): Box {
  let [south, north, west, east] = [90, -90, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const lat of lats) [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  for (const lng of lngs) [west, east] = [Math.min(west, lng), Math.max(east, lng)];
  return { lat: (south + north) / 2, lng: (west + east) / 2, height: (north - south) / 2, width: (east - west) / 2 };
}

/** The boxes of a track. Neighbours share the point at which one chunk ends and the next begins. */
const boxesOf = (lats: Float64Array, lngs: Float64Array): Box[] =>
  Array.from({ length: Math.ceil((lats.length - 1) / chunk) }, (_, index) => {
    const [start, end] = [index * chunk, (index + 1) * chunk + 1];
    return boxOf(lats.subarray(start, end), lngs.subarray(start, end));
  });

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
  return { points, lats, lngs, along, firsts, boxes: boxesOf(lats, lngs) };
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
  /** The index of its first step and of its last one. */
  readonly first: number;
  readonly last: number;
}

export const milesAlong = (metres: number): number => Number((metres / metresPerMile).toFixed(3));
export const metresOfMiles = (miles: number): number => miles * metresPerMile;

/** The distance along the track at a part of the step to a point, in metres. */
export function alongAt({ along }: MeasuredTrack, index: number, part: number): number {
  const [start = 0, end = 0] = [along[index - 1], along[index]];
  return start + part * (end - start);
}

type Passed = Pick<Visit, 'index' | 'part' | 'first' | 'last'> & { readonly square: number };

const visitOf = (measured: MeasuredTrack, { square, index, part, first, last }: Passed): Visit => ({
  off: Math.sqrt(square),
  along: alongAt(measured, index, part),
  index,
  part,
  first,
  last,
});

/** Whether a step is out of reach on one axis of the plane, on which it extends from one value to the other. */
const isOutside = (from: number, to: number) => (from > reach ? to > reach : from < -reach && to < -reach);

/** A function for whether all points of a box are beside a place. It allows for rounding with a metre. */
function beside({ lat, lng }: { lat: number; lng: number }, perLng: number): (box: Box) => boolean {
  return (box) => {
    const east = box.lng - lng;
    const [x, y] = [Math.abs(east - 360 * Math.round(east / 360)), Math.abs(box.lat - lat)];
    return (y - box.height) * metresPerDegree > reach + 1 || (x - box.width) * perLng > reach + 1;
  };
}

/**
 * The visits of a track to a place, in their order: one for each time that it comes near. None for a place beside the track. Places are
 * compared on the plane that touches the Earth at the place.
 */
export function visitsOf(measured: MeasuredTrack, { lat, lng }: { lat: number; lng: number }): Visit[] {
  const { lats, lngs, firsts, boxes } = measured;
  const perLng = metresPerDegree * Math.cos((lat * Math.PI) / 180);
  const isBeside = beside({ lat, lng }, perLng);
  const visits: Visit[] = [];
  let square = 0;
  let index = 0;
  let part = 0;
  let first = 0;
  let last = 0;
  for (let to = 1; to < lats.length; to += 1) {
    const box = (to - 1) % chunk === 0 ? boxes[(to - 1) / chunk] : undefined;
    if (box && isBeside(box)) {
      to += chunk - 1;
      continue;
    }
    const south = lats[to - 1] ?? 0;
    const y = (south - lat) * metresPerDegree;
    const dy = ((lats[to] ?? 0) - south) * metresPerDegree;
    if (isOutside(y, y + dy)) continue;
    const west = lngs[to - 1] ?? 0;
    const x = (west - lng - 360 * Math.round((west - lng) / 360)) * perLng;
    const dx = ((lngs[to] ?? 0) - west) * perLng;
    if (isOutside(x, x + dx) || firsts[to] === 1) continue;
    const length = dx * dx + dy * dy;
    const nearest = length === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / length));
    const away = (x + nearest * dx) ** 2 + (y + nearest * dy) ** 2;
    if (away > reach * reach) continue;
    if (last !== to - 1 || first === 0) {
      if (first > 0) visits.push(visitOf(measured, { square, index, part, first, last }));
      first = to;
    }
    if (first === to || away < square) {
      square = away;
      index = to;
      part = nearest;
    }
    last = to;
  }
  if (first > 0) visits.push(visitOf(measured, { square, index, part, first, last }));
  return visits;
}
