import { beside, wrapped } from './longitudes.ts';
import type { Piece, Track, TrackPoint } from './Track.ts';

// The stored format of a track. Each piece has its number of points. Each point has latitude and longitude in
// ten-millionths of a degree (a centimetre) and the elevation in centimetres: twelve bytes.

const perDegree = 10_000_000;
const perMetre = 100;
const noElevation = -(2 ** 31);
const wordBytes = 4;
const pointBytes = 3 * wordBytes;

export function encodeTrack(track: Track): Buffer {
  const points = track.reduce((sum, piece) => sum + piece.length, 0);
  const bytes = Buffer.alloc(track.length * wordBytes + points * pointBytes);
  let offset = 0;
  for (const piece of track) {
    offset = bytes.writeInt32LE(piece.length, offset);
    for (const { lat, lng, elevation } of piece) {
      offset = bytes.writeInt32LE(Math.round(lat * perDegree), offset);
      offset = bytes.writeInt32LE(Math.round(wrapped(lng) * perDegree), offset);
      offset = bytes.writeInt32LE(elevation === null ? noElevation : Math.round(elevation * perMetre), offset);
    }
  }
  return bytes;
}

function pointAt(bytes: Buffer, offset: number): TrackPoint {
  const elevation = bytes.readInt32LE(offset + 2 * wordBytes);
  return {
    lat: bytes.readInt32LE(offset) / perDegree,
    lng: bytes.readInt32LE(offset + wordBytes) / perDegree,
    elevation: elevation === noElevation ? null : elevation / perMetre,
  };
}

/** Points of one piece that follow each other. */
export interface PartOfPiece {
  readonly points: readonly TrackPoint[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/**
 * Decodes a track whose bytes arrive in slices of any length, at most `stride` points at once: a decoded point needs ten times the
 * memory. Longitudes are from -180 to 180. `end` throws if bytes are missing.
 */
export function trackReader(stride = Number.POSITIVE_INFINITY) {
  let bytes: Buffer = Buffer.alloc(0);
  let [offset, length, left] = [0, 0, 0];

  /** The next points that have arrived, undefined if more bytes are needed. */
  function next(): PartOfPiece | undefined {
    if (left === 0) {
      if (bytes.length - offset < wordBytes) return;
      length = bytes.readInt32LE(offset);
      left = length;
      offset += wordBytes;
    }
    const count = Math.min(left, stride, Math.floor((bytes.length - offset) / pointBytes));
    if (count === 0 && left > 0) return;
    const points = Array.from({ length: count }, (_, index) => pointAt(bytes, offset + index * pointBytes));
    const isFirst = left === length;
    offset += count * pointBytes;
    left -= count;
    return { points, isFirst, isLast: left === 0 };
  }

  return {
    *read(slice: Buffer): Generator<PartOfPiece> {
      const kept = bytes.subarray(offset);
      bytes = kept.length > 0 ? Buffer.concat([kept, slice]) : slice;
      offset = 0;
      for (let part = next(); part; part = next()) yield part;
    },
    end() {
      if (left > 0 || offset < bytes.length) throw new Error('The track ends early');
    },
  };
}

/** The numbers of points of the pieces of a stored track. */
export function* pieceLengths(bytes: Buffer): Generator<number> {
  for (let offset = 0; offset < bytes.length; ) {
    const length = bytes.readInt32LE(offset);
    yield length;
    offset += wordBytes + length * pointBytes;
  }
}

export function decodeTrack(bytes: Buffer): Track {
  const track: Piece[] = [];
  let last = 0;
  for (const { points } of trackReader().read(bytes)) {
    const piece = points.map((point) => {
      last = beside(point.lng, last);
      return { ...point, lng: last };
    });
    track.push(piece);
  }
  return track;
}
