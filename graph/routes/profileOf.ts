import { metresBetween } from './metresBetween.ts';
import type { Piece, Track } from './Track.ts';

/** A point along a track: metres from the first point, metres above sea level, and the rise in metres per 100 metres. */
export interface ProfilePoint {
  readonly distance: number;
  readonly elevation: number;
  readonly gradient: number;
  readonly lat: number;
  readonly lng: number;
}

const maxSamples = 400;
/**
 * The minimum distance of samples in metres. At less, a gradient shows more noise of the receiver than slope of the
 * road.
 */
const leastSpacing = 20;
/** The steepest gradient in percent. Anything steeper is an error of the altimeter. */
const steepest = 100;

interface Measured {
  readonly piece: Piece;
  /** The distances from the first point of the piece, in metres. */
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

/** The index of the first point at this distance or beyond. */
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

/** The place at this distance along a piece, on the straight line between its points. */
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

/** The elevation around a place: the mean of five places from half a spacing before it to half a spacing after it. */
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
    const shown = Math.max(-steepest, Math.min(steepest, gradient));
    return { ...place, distance: start + place.distance, gradient: shown };
  });
}

/**
 * The elevation profile of a track, at most 400 places, by its pieces. Each place is on the track. Distances continue
 * from piece to piece, and gaps add nothing.
 */
export function profileOf(track: Track): ProfilePoint[][] {
  const measured = track.map(measure);
  const length = measured.reduce((sum, each) => sum + each.length, 0);
  const spacing = Math.max(leastSpacing, length / (maxSamples - 2 * track.length));
  let start = 0;
  return measured.map((each) => {
    const samples = samplesOf(each, spacing, start);
    start += each.length;
    return samples;
  });
}
