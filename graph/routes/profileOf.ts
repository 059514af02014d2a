import { metresBetween } from './metresBetween.ts';
import type { Piece, Track } from './Track.ts';

/** A place along a track: metres from its first point, metres above the sea, and metres up for each 100 along. */
export interface ProfilePoint {
  readonly distance: number;
  readonly elevation: number;
  readonly gradient: number;
  readonly lat: number;
  readonly lng: number;
}

const mostSamples = 400;
/** How far samples stand apart at least, in metres: nearer, a gradient tells more of the receiver than of the road. */
const leastSpacing = 20;

interface Measured {
  readonly piece: Piece;
  /** The metres from the first point of the piece to each. */
  readonly along: readonly number[];
  readonly length: number;
}

function measure(piece: Piece): Measured {
  let length = 0;
  const along = piece.map((point, index) => {
    length += metresBetween(piece[index - 1] ?? point, point);
    return length;
  });
  return { piece, along, length };
}

/** The index of the first point that is so far along, or further. */
function indexAt(along: readonly number[], distance: number): number {
  let low = 0;
  let high = along.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((along[middle] ?? 0) < distance) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where one is so far along a piece, on the straight way between its points. */
function placeAt({ piece, along, length }: Measured, distance: number) {
  const asked = Math.min(Math.max(distance, 0), length);
  const index = indexAt(along, asked);
  const [to, end] = [piece[index], along[index] ?? 0];
  const [from, start] = [piece[index - 1] ?? to, along[index - 1] ?? end];
  if (!to || !from) throw new RangeError('A piece of a track has no points');
  const part = end > start ? (asked - start) / (end - start) : 0;
  const between = (one: number, other: number) => one + (other - one) * part;
  return {
    lat: between(from.lat, to.lat),
    lng: between(from.lng, to.lng),
    elevation: between(from.elevation ?? 0, to.elevation ?? 0),
  };
}

/** The elevation around a place, of five places from half a spacing before it to half a spacing after it. */
function smoothAt(measured: Measured, distance: number, spacing: number): number {
  const offsets = [-0.5, -0.25, 0, 0.25, 0.5];
  const sum = offsets.reduce((total, offset) => total + placeAt(measured, distance + offset * spacing).elevation, 0);
  return sum / offsets.length;
}

function samplesOf(measured: Measured, spacing: number, start: number): ProfilePoint[] {
  const count = Math.max(1, Math.floor(measured.length / spacing));
  const step = measured.length / count;
  const places = Array.from({ length: count + 1 }, (_, index) => ({
    ...placeAt(measured, index * step),
    distance: index * step,
    elevation: smoothAt(measured, index * step, spacing),
  }));
  return places.map((place, index) => {
    const before = places[index - 1] ?? place;
    const after = places[index + 1] ?? place;
    const way = after.distance - before.distance;
    const gradient = way > 0 ? ((after.elevation - before.elevation) / way) * 100 : 0;
    return { ...place, distance: start + place.distance, gradient };
  });
}

/**
 * How high a track leads, at 400 places at most, by its pieces. Every place lies on the track, and distances go on from piece
 * to piece as if there were nothing between them.
 */
export function profileOf(track: Track): ProfilePoint[][] {
  const measured = track.map(measure);
  const length = measured.reduce((sum, each) => sum + each.length, 0);
  const spacing = Math.max(leastSpacing, length / (mostSamples - 2 * track.length));
  let start = 0;
  return measured.map((each) => {
    const samples = samplesOf(each, spacing, start);
    start += each.length;
    return samples;
  });
}
