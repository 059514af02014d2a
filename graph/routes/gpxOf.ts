import { longitudeText, stride, xmlText } from './routeTexts.ts';
import type { TrackPoint } from './Track.ts';
import { type KeptPiece, piecesIn } from './trackBytes.ts';

const head = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Cycle Chat" xmlns="http://www.topografix.com/GPX/1/1">
<trk>`;
const tail = '</trk>\n</gpx>\n';

function pointOf({ lat, lng, elevation }: TrackPoint): string {
  const height = elevation === null ? '' : `<ele>${elevation}</ele>`;
  return `<trkpt lat="${lat.toFixed(7)}" lon="${longitudeText(lng)}">${height}</trkpt>\n`;
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

const nameOf = (name: string) => `<name>${xmlText(name)}</name>`;

/**
 * The bytes of a track as GPX 1.1, in pieces generated on demand: positions and elevations only, without rider or time.
 * `name` must be a text that everyone who may read the file may read.
 */
export function* gpxOf(track: Buffer, name?: string): Generator<string> {
  yield `${head}${name === undefined ? '' : nameOf(name)}\n`;
  for (const piece of piecesIn(track)) yield* segmentOf(piece);
  yield tail;
}
