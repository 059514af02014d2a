import { beside, wrapped } from './longitudes.ts';
import type { Piece, Track, TrackPoint } from './Track.ts';

// A track as the database keeps it: for each piece how many points it has, then of each point latitude and longitude in
// ten-millionths of a degree (a centimetre) and the elevation in centimetres. Twelve bytes a point, and nothing besides.

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

export function decodeTrack(bytes: Buffer): Track {
  const track: Piece[] = [];
  let last = 0;
  for (let offset = 0; offset < bytes.length; ) {
    const end = offset + wordBytes + bytes.readInt32LE(offset) * pointBytes;
    const piece: TrackPoint[] = [];
    for (offset += wordBytes; offset < end; offset += pointBytes) {
      const lng = beside(bytes.readInt32LE(offset + wordBytes) / perDegree, last);
      const elevation = bytes.readInt32LE(offset + 2 * wordBytes);
      piece.push({
        lat: bytes.readInt32LE(offset) / perDegree,
        lng,
        elevation: elevation === noElevation ? null : elevation / perMetre,
      });
      last = lng;
    }
    track.push(piece);
  }
  return track;
}
