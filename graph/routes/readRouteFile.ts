import { withoutFalseHeights, withoutStrays } from './cleanTrack.ts';
import { beside } from './longitudes.ts';
import { metresAlong, metresBetween } from './metresBetween.ts';
import { RouteFault } from './RouteFault.ts';
import { parseRouteXml } from './routeXml.ts';
import type { Track, TrackPoint } from './Track.ts';

// Route files are GPX 1.0 and 1.1 or TCX, recognised by their root element. Only positions and elevations are read:
// names, times, heart rates and other data about the author are skipped.

const maxPoints = 500_000;
const maxPieces = 1000;
/** Ends within this distance, in metres, are joined: laps and short pauses make no gap. */
const jointLength = 200;
/** The maximum distance of neighbouring points of a piece, in metres. */
const longestStep = 500_000;
/** The maximum length of a ride, in metres: 100,000 miles. */
const longestTrack = 160_934_400;
/** Heights below the Dead Sea or above Mount Everest, in metres, are placeholders for a missing height. */
const lowest = -500;
const highest = 9000;

// Each pattern matches a text in only one way. Ambiguous patterns take quadratic time.
const numberPattern = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
/** Some programs write all decimals of a binary number: about 60 for a position in degrees. */
const longestNumber = 100;

function memberOf(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;
}

/** The nodes below `nodes` at a path of names. */
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
    if (tracks.some(({ length }) => length > 1)) return tracks;
    const routes = under([document], 'gpx', 'rte').map((each) => under([each], 'rtept'));
    return routes.length > 0 ? routes : tracks;
  },
  position: (point) => ({ lat: memberOf(point, 'lat'), lng: memberOf(point, 'lon') }),
  elevation: (point) => memberOf(point, 'ele'),
};

/** The points of a track. Points without a position come from an indoor trainer, or from a receiver without one. */
const placesIn = (track: unknown) => under([track], 'Trackpoint').filter((point) => memberOf(point, 'Position'));

/** The activities of a TCX file. Of a multisport session, those by bicycle if they have tracks. */
function ridden(root: unknown): unknown[] {
  const session = under([root], 'Activities', 'MultiSportSession');
  const sports = [...under(session, 'FirstSport', 'Activity'), ...under(session, 'NextSport', 'Activity')];
  const rides = sports.filter(
    (sport) =>
      memberOf(sport, 'Sport') === 'Biking' &&
      under([sport], 'Lap', 'Track').some((track) => placesIn(track).length > 1),
  );
  return [...under([root], 'Activities', 'Activity'), ...(rides.length > 0 ? rides : sports)];
}

const tcx: Kind = {
  pieces(document) {
    const [root] = under([document], 'TrainingCenterDatabase');
    const laps = under(ridden(root), 'Lap', 'Track');
    const tracks = laps.length > 0 ? laps : under([root], 'Courses', 'Course', 'Track');
    return tracks.map(placesIn);
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

interface Placed {
  readonly point: unknown;
  readonly lat: number;
  readonly lng: number;
}

/** The points of a list that have a position, and the fault of the first that has none. */
function placedIn(kind: Kind, points: readonly unknown[]): { placed: Placed[]; fault: RouteFault | undefined } {
  let fault: RouteFault | undefined;
  const placed = points.flatMap((point) => {
    const { lat, lng } = kind.position(point);
    try {
      return [{ point, lng: numberIn(lng, longitude), lat: numberIn(lat, latitude) }];
    } catch (error) {
      if (!(error instanceof RouteFault)) throw error;
      fault ??= error;
      return [];
    }
  });
  return { placed, fault };
}

/** The height of a point in metres. Null if the file has none or an impossible one. */
function heightOf(kind: Kind, point: unknown): number | null {
  const value = kind.elevation(point);
  const text = typeof value === 'string' ? value.trim() : '';
  const height = text.length <= longestNumber && numberPattern.test(text) ? Number(text) : Number.NaN;
  return height >= lowest && height <= highest ? height : null;
}

interface Pieces {
  readonly pieces: TrackPoint[][];
  readonly fault: RouteFault | undefined;
}

/** The pieces of a document in its order. Pieces whose ends meet are joined, and invalid points are skipped. */
function readPieces(kind: Kind, lists: readonly unknown[][]): Pieces {
  const pieces: TrackPoint[][] = [];
  let fault: RouteFault | undefined;
  let last: TrackPoint | undefined;
  for (const list of lists) {
    const { placed, ...found } = placedIn(kind, list);
    fault ??= found.fault;
    let isFirst = true;
    for (const each of withoutStrays(
      placed.map(({ point, lat, lng }) => ({ lat, lng, elevation: heightOf(kind, point) })),
    )) {
      const point = last ? { ...each, lng: beside(each.lng, last.lng) } : each;
      const step = last ? metresBetween(last, point) : 0;
      if (!isFirst && step > longestStep) throw new RouteFault('has points more than 300 miles apart');
      if (!last || (isFirst && step > jointLength)) pieces.push([]);
      pieces.at(-1)?.push(point);
      isFirst = false;
      last = point;
    }
  }
  return { pieces: pieces.filter(({ length }) => length > 1), fault };
}

/** Elevations at every point or at none. Missing ones are interpolated between their neighbours. */
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
  if (track.length > maxPieces) throw new RouteFault('is in more than 1,000 pieces');
  const length = track.reduce((sum, piece) => sum + metresAlong(piece), 0);
  if (length === 0) throw new RouteFault('leads nowhere: all of its points are the same');
  if (length > longestTrack) throw new RouteFault('is longer than 100,000 miles');
}

/** The track in a file. Throws RouteFault with the file's fault. */
export function readRouteFile(bytes: Uint8Array): Track {
  const document = parseRouteXml(bytes);
  const kind = kindOf(document);
  const lists = kind.pieces(document);
  const count = lists.reduce((sum, { length }) => sum + length, 0);
  if (count > maxPoints) throw new RouteFault('has more than 500,000 points');
  const { pieces, fault } = readPieces(kind, lists);
  if (pieces.length === 0 && fault) throw fault;
  const track = pieces.map((piece) => withElevations(withoutFalseHeights(piece)));
  refuseAbsurd(track, count);
  const isEverywhere = track.every((piece) => piece.every(({ elevation }) => elevation !== null));
  return isEverywhere ? track : track.map((piece) => piece.map((point) => ({ ...point, elevation: null })));
}
