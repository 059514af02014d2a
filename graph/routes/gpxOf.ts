import { wrapped } from './longitudes.ts';
import type { Piece, Track, TrackPoint } from './Track.ts';

const head = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Cycle Chat" xmlns="http://www.topografix.com/GPX/1/1">
<trk>
`;
const tail = '</trk>\n</gpx>\n';
/** How many points are written at a time: a long file is not to keep other requests waiting. */
const stride = 2000;

function pointOf({ lat, lng, elevation }: TrackPoint): string {
  const height = elevation === null ? '' : `<ele>${Number(elevation.toFixed(2))}</ele>`;
  return `<trkpt lat="${lat.toFixed(7)}" lon="${wrapped(lng).toFixed(7)}">${height}</trkpt>\n`;
}

function* segmentOf(piece: Piece): Generator<string> {
  yield '<trkseg>\n';
  for (let start = 0; start < piece.length; start += stride) {
    yield piece
      .slice(start, start + stride)
      .map(pointOf)
      .join('');
  }
  yield '</trkseg>\n';
}

/** A track as GPX 1.1, in pieces: positions and elevations, and nothing of who has ridden there, or when. */
export function* gpxOf(track: Track): Generator<string> {
  yield head;
  for (const piece of track) yield* segmentOf(piece);
  yield tail;
}
