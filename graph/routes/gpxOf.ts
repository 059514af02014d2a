import type { TrackPoint } from './Track.ts';
import { type PartOfPiece, trackReader } from './trackBytes.ts';

const head = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Cycle Chat" xmlns="http://www.topografix.com/GPX/1/1">
<trk>`;
const tail = '</trk>\n</gpx>\n';
/** The number of points written at once, so that a long file neither blocks other requests nor fills memory. */
const stride = 1000;

function pointOf({ lat, lng, elevation }: TrackPoint): string {
  const height = elevation === null ? '' : `<ele>${elevation}</ele>`;
  // GPX allows only -180 for the 180th meridian.
  const east = lng.toFixed(7);
  return `<trkpt lat="${lat.toFixed(7)}" lon="${east === '180.0000000' ? '-180.0000000' : east}">${height}</trkpt>\n`;
}

const segmentOf = ({ points, isFirst, isLast }: PartOfPiece) =>
  `${isFirst ? '<trkseg>\n' : ''}${points.map(pointOf).join('')}${isLast ? '</trkseg>\n' : ''}`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Characters that XML 1.0 cannot contain: control characters and unpaired surrogates. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const nameOf = (name: string) =>
  `<name>${name.replaceAll(unwritable, '').replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '')}</name>`;

/**
 * The bytes of a track as GPX 1.1, in pieces generated on demand: positions and elevations only, without rider or time.
 * `name` must be a text that everyone who may read the file may read.
 */
export function* gpxOf(track: Buffer, name?: string): Generator<string> {
  yield `${head}${name === undefined ? '' : nameOf(name)}\n`;
  for (const part of trackReader(stride).read(track)) yield segmentOf(part);
  yield tail;
}

/** Like `gpxOf`, of a track that is read in slices. Throws if bytes are missing. */
export async function* gpxOfSlices(slices: AsyncIterable<Buffer>): AsyncGenerator<string> {
  yield `${head}\n`;
  const { read, end } = trackReader(stride);
  for await (const slice of slices) for (const part of read(slice)) yield segmentOf(part);
  end();
  yield tail;
}
