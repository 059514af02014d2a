import { longitudeText, stride, xmlText } from './routeTexts.ts';
import type { TrackPoint } from './Track.ts';
import { type PartOfPiece, trackReader } from './trackBytes.ts';

const head = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Cycle Chat" xmlns="http://www.topografix.com/GPX/1/1">
<trk>`;
const tail = '</trk>\n</gpx>\n';

function pointOf({ lat, lng, elevation }: TrackPoint): string {
  const height = elevation === null ? '' : `<ele>${elevation}</ele>`;
  return `<trkpt lat="${lat.toFixed(7)}" lon="${longitudeText(lng)}">${height}</trkpt>\n`;
}

const segmentOf = ({ points, isFirst, isLast }: PartOfPiece) =>
  `${isFirst ? '<trkseg>\n' : ''}${points.map(pointOf).join('')}${isLast ? '</trkseg>\n' : ''}`;

const nameOf = (name: string) => `<name>${xmlText(name)}</name>`;

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
