import { beside } from './longitudes.ts';
import { metresAlong, metresBetween } from './metresBetween.ts';
import { RouteFault } from './RouteFault.ts';
import { parseRouteXml } from './routeXml.ts';
import type { Track, TrackPoint } from './Track.ts';

// Route files, GPX 1.0 and 1.1 or TCX, told apart by their first element. Of what they hold, positions and elevations are
// read: names, times, heart rates and whatever else would tell of their author are not even looked at.

const mostPoints = 500_000;
const mostPieces = 1000;
/** Ends that are as near as this, in metres, are joined: laps and short pauses tear no hole. */
const jointLength = 200;
/** Points of one piece that are farther apart, in metres, are no ride. */
const longestStep = 500_000;
/** As long as a ride may be, in metres: 100,000 miles. */
const longestTrack = 160_934_400;
const lowest = -1000;
const highest = 20_000;

// One way to match each text: what can be matched in many takes a time that grows with the square of its length.
const numberPattern = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
/** Some programs write all the decimal places that a binary number has: of a position in degrees these are 60 or so. */
const longestNumber = 100;

function memberOf(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;
}

/** What stands under nodes by a way of names. */
function under(nodes: readonly unknown[], ...way: readonly string[]): unknown[] {
  return way.reduce<unknown[]>((found, name) => found.flatMap((node) => memberOf(node, name) ?? []), [...nodes]);
}

interface Kind {
  /** The lists of points in a document. */
  pieces(document: unknown): unknown[][];
  position(point: unknown): { lat: unknown; lng: unknown };
  elevation(point: unknown): unknown;
}

const gpx: Kind = {
  pieces(document) {
    const tracks = under([document], 'gpx', 'trk', 'trkseg').map((each) => under([each], 'trkpt'));
    if (tracks.some(({ length }) => length > 0)) return tracks;
    return under([document], 'gpx', 'rte').map((each) => under([each], 'rtept'));
  },
  position: (point) => ({ lat: memberOf(point, 'lat'), lng: memberOf(point, 'lon') }),
  elevation: (point) => memberOf(point, 'ele'),
};

const tcx: Kind = {
  pieces(document) {
    const [root] = under([document], 'TrainingCenterDatabase');
    const laps = under([root], 'Activities', 'Activity', 'Lap', 'Track');
    const tracks = laps.length > 0 ? laps : under([root], 'Courses', 'Course', 'Track');
    // Points without a position are those of a turbo trainer, or of a receiver that had none.
    return tracks.map((each) => under([each], 'Trackpoint').filter((point) => memberOf(point, 'Position')));
  },
  position(point) {
    const position = memberOf(point, 'Position');
    return { lat: memberOf(position, 'LatitudeDegrees'), lng: memberOf(position, 'LongitudeDegrees') };
  },
  elevation: (point) => memberOf(point, 'AltitudeMeters'),
};

function kindOf(document: unknown): Kind {
  if (memberOf(document, 'gpx') !== undefined) return gpx;
  if (memberOf(document, 'TrainingCenterDatabase') !== undefined) return tcx;
  throw new RouteFault('is neither GPX nor TCX');
}

interface Range {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

function numberIn(value: unknown, { name, least, most }: Range): number {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text.length > longestNumber || !numberPattern.test(text)) {
    throw new RouteFault(`has a point whose ${name} is missing or no number`);
  }
  const number = Number(text);
  if (number >= least && number <= most) return number;
  throw new RouteFault(`has a point whose ${name} is out of range: it goes from ${least} to ${most}`);
}

const latitude: Range = { name: 'latitude', least: -90, most: 90 };
const longitude: Range = { name: 'longitude', least: -180, most: 180 };
const altitude: Range = { name: 'elevation in metres', least: lowest, most: highest };

function readPoint({ position, elevation }: Kind, point: unknown, last: TrackPoint | undefined): TrackPoint {
  const { lat, lng } = position(point);
  const height = elevation(point);
  const isTold = height !== undefined && height !== '';
  const east = numberIn(lng, longitude);
  return {
    lat: numberIn(lat, latitude),
    lng: last ? beside(east, last.lng) : east,
    elevation: isTold ? numberIn(height, altitude) : null,
  };
}

/** The pieces of a document as they stand there, those whose ends meet joined. */
function readPieces(kind: Kind, lists: readonly unknown[][]): TrackPoint[][] {
  const pieces: TrackPoint[][] = [];
  let last: TrackPoint | undefined;
  for (const points of lists) {
    let isFirst = true;
    for (const each of points) {
      const point = readPoint(kind, each, last);
      const step = last ? metresBetween(last, point) : 0;
      if (!isFirst && step > longestStep) throw new RouteFault('has points more than 300 miles apart');
      if (!last || (isFirst && step > jointLength)) pieces.push([]);
      pieces.at(-1)?.push(point);
      isFirst = false;
      last = point;
    }
  }
  return pieces.filter(({ length }) => length > 1);
}

/** With elevations at every point or at none: where a few are missing they lie between those on either side. */
function withElevations(piece: readonly TrackPoint[]): TrackPoint[] {
  const known = piece.flatMap(({ elevation }, index) => (elevation === null ? [] : [{ index, elevation }]));
  if (known.length * 2 < piece.length) return piece.map((point) => ({ ...point, elevation: null }));
  let next = 0;
  return piece.map((point, index) => {
    while ((known[next]?.index ?? piece.length) < index) next += 1;
    const after = known[next] ?? known.at(-1);
    const before = known[next - 1] ?? after;
    if (!before || !after || point.elevation !== null) return point;
    const span = after.index - before.index;
    const part = span > 0 ? Math.min(1, (index - before.index) / span) : 0;
    return { ...point, elevation: before.elevation + (after.elevation - before.elevation) * part };
  });
}

function refuseAbsurd(track: Track, count: number): void {
  if (track.length === 0) throw new RouteFault(`has ${count === 0 ? 'no points' : 'fewer than 2 points'}`);
  if (track.length > mostPieces) throw new RouteFault('is in more than 1,000 pieces');
  const length = track.reduce((sum, piece) => sum + metresAlong(piece), 0);
  if (length === 0) throw new RouteFault('leads nowhere: all of its points are the same');
  if (length > longestTrack) throw new RouteFault('is longer than 100,000 miles');
}

/** The track that a file holds. Throws RouteFault, which says what is wrong with it. */
export function readRouteFile(bytes: Uint8Array): Track {
  const document = parseRouteXml(bytes);
  const kind = kindOf(document);
  const lists = kind.pieces(document);
  const count = lists.reduce((sum, { length }) => sum + length, 0);
  if (count > mostPoints) throw new RouteFault('has more than 500,000 points');
  const track = readPieces(kind, lists).map(withElevations);
  refuseAbsurd(track, count);
  const isEverywhere = track.every((piece) => piece.every(({ elevation }) => elevation !== null));
  return isEverywhere ? track : track.map((piece) => piece.map((point) => ({ ...point, elevation: null })));
}
