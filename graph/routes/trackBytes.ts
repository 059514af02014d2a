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

/** A piece that is not decoded yet: a decoded point takes ten times as much memory. */
export interface KeptPiece {
  readonly length: number;
  /** The points of a range of the piece, with longitudes from -180 to 180. */
  points(start: number, end: number): TrackPoint[];
}

function pointAt(bytes: Buffer, offset: number): TrackPoint {
  const elevation = bytes.readInt32LE(offset + 2 * wordBytes);
  return {
    lat: bytes.readInt32LE(offset) / perDegree,
    lng: bytes.readInt32LE(offset + wordBytes) / perDegree,
    elevation: elevation === noElevation ? null : elevation / perMetre,
  };
}

/** The pieces of a track, decoded on demand. */
export function* piecesIn(bytes: Buffer): Generator<KeptPiece> {
  for (let offset = 0; offset < bytes.length; ) {
    const length = bytes.readInt32LE(offset);
    const first = offset + wordBytes;
    yield {
      length,
      points: (start, end) =>
        Array.from({ length: Math.min(end, length) - start }, (_, index) =>
          pointAt(bytes, first + (start + index) * pointBytes),
        ),
    };
    offset = first + length * pointBytes;
  }
}

export function decodeTrack(bytes: Buffer): Track {
  const track: Piece[] = [];
  let last = 0;
  for (const { length, points } of piecesIn(bytes)) {
    const piece = points(0, length).map((point) => {
      last = beside(point.lng, last);
      return { ...point, lng: last };
    });
    track.push(piece);
  }
  return track;
}
