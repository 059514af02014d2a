import type { MapWaypoint } from '../model/routes/waypoints.ts';
import { longitudeText, stride, tcxNames, xmlText } from './routeTexts.ts';
import type { TrackPoint } from './Track.ts';
import { type PartOfPiece, trackReader } from './trackBytes.ts';

const head = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Cycle Chat" xmlns="http://www.topografix.com/GPX/1/1">
`;
const tail = '</trk>\n</gpx>\n';

function pointOf({ lat, lng, elevation }: TrackPoint): string {
  const height = elevation === null ? '' : `<ele>${elevation}</ele>`;
  return `<trkpt lat="${lat.toFixed(7)}" lon="${longitudeText(lng)}">${height}</trkpt>\n`;
}

const segmentOf = ({ points, isFirst, isLast }: PartOfPiece) =>
  `${isFirst ? '<trkseg>\n' : ''}${points.map(pointOf).join('')}${isLast ? '</trkseg>\n' : ''}`;

const nameOf = (name: string) => `<name>${xmlText(name)}</name>`;

/** The schema demands waypoints before the track. */
const waypointOf = ({ lat, lng, name, kind }: MapWaypoint) =>
  `<wpt lat="${lat.toFixed(7)}" lon="${longitudeText(lng)}">${nameOf(name)}${kind === 'generic' ? '' : `<type>${tcxNames[kind]}</type>`}</wpt>\n`;

interface Facts {
  /** A text that everyone who may read the file may read. */
  readonly name?: string;
  readonly waypoints?: readonly MapWaypoint[];
}

const headOf = ({ name, waypoints = [] }: Facts) =>
  `${head}${waypoints.map(waypointOf).join('')}<trk>${name === undefined ? '' : nameOf(name)}\n`;

/** The bytes of a track as GPX 1.1, in pieces generated on demand: positions, elevations and waypoints, without rider or time. */
export function* gpxOf(track: Buffer, facts: Facts = {}): Generator<string> {
  yield headOf(facts);
  for (const part of trackReader(stride).read(track)) yield segmentOf(part);
  yield tail;
}

/** Like `gpxOf`, of a track that is read in slices. Throws if bytes are missing. */
export async function* gpxOfSlices(slices: AsyncIterable<Buffer>, facts: Facts = {}): AsyncGenerator<string> {
  yield headOf(facts);
  const { read, end } = trackReader(stride);
  for await (const slice of slices) for (const part of read(slice)) yield segmentOf(part);
  end();
  yield tail;
}
