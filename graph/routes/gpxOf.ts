import type { TrackPoint } from './Track.ts';
import type { KeptPiece } from './trackBytes.ts';
import { piecesIn } from './trackBytes.ts';

const head = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Cycle Chat" xmlns="http://www.topografix.com/GPX/1/1">
<trk>
`;
const tail = '</trk>\n</gpx>\n';
/** How many points are written at a time: a long file is not to keep other requests waiting, nor to lie in memory. */
const stride = 1000;

function pointOf({ lat, lng, elevation }: TrackPoint): string {
  const height = elevation === null ? '' : `<ele>${Number(elevation.toFixed(2))}</ele>`;
  return `<trkpt lat="${lat.toFixed(7)}" lon="${lng.toFixed(7)}">${height}</trkpt>\n`;
}

function* segmentOf({ length, points }: KeptPiece): Generator<string> {
  yield '<trkseg>\n';
  for (let start = 0; start < length; start += stride) {
    yield points(start, start + stride)
      .map(pointOf)
      .join('');
  }
  yield '</trkseg>\n';
}

/**
 * The bytes of a track as GPX 1.1, in pieces that are made as they are asked for: positions and elevations, and nothing of who
 * has ridden there, or when.
 */
export function* gpxOf(track: Buffer): Generator<string> {
  yield head;
  for (const piece of piecesIn(track)) yield* segmentOf(piece);
  yield tail;
}
