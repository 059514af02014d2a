import type { StoredWaypoint } from '../model/routes/waypoints.ts';
import { withoutFalseHeights, withoutStrays } from './cleanTrack.ts';
import { fitKind, isFit, readFit } from './fitKind.ts';
import { gpxKind } from './gpxKind.ts';
import { kmlKind } from './kmlKind.ts';
import { beside } from './longitudes.ts';
import { metresAlong, metresBetween } from './metresBetween.ts';
import { RouteFault } from './RouteFault.ts';
import { readWaypoints } from './readWaypoints.ts';
import { type FoundWaypoint, maxPoints, memberOf, type PointKind, type XmlKind } from './routeKind.ts';
import { longestNumber, numberOf, positionOf, written } from './routeNumbers.ts';
import { noRoute, parseRouteXml } from './routeXml.ts';
import type { Track, TrackPoint } from './Track.ts';
import { tcxKind } from './tcxKind.ts';
import { type Unpacked, unpackRoute } from './unpackRoute.ts';

// Route files are GPX, TCX, FIT or KML, also packed. The bytes decide which, not the name of the file. Only positions,
// elevations, waypoints and the time of the start are read: names of people, heart rates and other data about the author are skipped.

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

interface Opened {
  readonly kind: PointKind;
  readonly ending: string;
  readonly lists: readonly unknown[][];
  readonly waypoints: Iterable<FoundWaypoint>;
}

type Format = 'gpx' | 'tcx' | 'fit' | 'kml';

function kindOf(document: unknown): [Format, XmlKind] {
  if (memberOf(document, 'gpx') !== undefined) return ['gpx', gpxKind];
  if (memberOf(document, 'TrainingCenterDatabase') !== undefined) return ['tcx', tcxKind];
  if (memberOf(document, 'kml') !== undefined) return ['kml', kmlKind];
  throw noRoute();
}

/** The ending of the name of a file with this content. */
function endingOf(format: Format, { isZipped, isGzipped }: Unpacked): string {
  const archive = format === 'kml' ? 'kmz' : 'zip';
  return `${isZipped ? archive : format}${isGzipped ? '.gz' : ''}`;
}

/** The lists of points in a file, how to read them, and its waypoints. */
function open(bytes: Uint8Array): Opened {
  const unpacked = unpackRoute(bytes);
  const { file } = unpacked;
  if (isFit(file)) return { kind: fitKind, ending: endingOf('fit', unpacked), ...readFit(file) };
  const document = parseRouteXml(file);
  const [format, kind] = kindOf(document);
  const ending = endingOf(format, unpacked);
  return { kind, ending, lists: kind.pieces(document), waypoints: kind.waypoints(document) };
}

interface Placed {
  readonly point: unknown;
  readonly lat: number;
  readonly lng: number;
}

/** The points of a list that have a position, and the fault of the first that has none. */
function placedIn(kind: PointKind, points: readonly unknown[]): { placed: Placed[]; fault: RouteFault | undefined } {
  let fault: RouteFault | undefined;
  const placed = points.flatMap((point) => {
    const position = positionOf(kind.position(point));
    if (!(position instanceof RouteFault)) return [{ point, ...position }];
    fault ??= position;
    return [];
  });
  return { placed, fault };
}

/** The height of a point in metres. Null if the file has none or an impossible one. */
function heightOf(kind: PointKind, point: unknown): number | null {
  const height = numberOf(kind.elevation(point));
  return height >= lowest && height <= highest ? height : null;
}

interface Pieces {
  readonly pieces: TrackPoint[][];
  readonly fault: RouteFault | undefined;
}

/** The pieces of a document in its order. Pieces whose ends meet are joined, and invalid points are skipped. */
function readPieces(kind: PointKind, lists: readonly unknown[][]): Pieces {
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
      if (!isFirst && step > longestStep) throw new RouteFault('has points more than 300 miles (483 km) apart');
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
  if (length > longestTrack) throw new RouteFault('is longer than 100,000 miles (160,934 km)');
}

// Some programs write times without a zone. GPX and TCX define all times as UTC.
const timePattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/;
/** Programs write 1970 or 1989 in place of a missing time, and the courses of this server begin in 2000. */
const earliest = Date.UTC(2000, 0, 2);
const latest = Date.UTC(2100, 0, 1);

/** The time of the first point of a track. Null for a planned route. */
function startOf({ kind, lists }: Opened, track: Track): Date | null {
  const [first] = track[0] ?? [];
  const isFirst = (point: unknown) => {
    const { lat, lng } = kind.position(point);
    return Number(written(lat)) === first?.lat && Number(written(lng)) === first?.lng;
  };
  const text = written(kind.time(lists.flat().find(isFirst)));
  const [, instant, , zone = 'Z'] = timePattern.exec(text.slice(0, longestNumber)) ?? [];
  const at = Date.parse(`${instant}${zone}`);
  return at >= earliest && at < latest ? new Date(at) : null;
}

export interface RouteFile {
  readonly track: Track;
  /** By their distance along the track, those beside it last. */
  readonly waypoints: readonly StoredWaypoint[];
  /** When the recording began. Null for a planned route. */
  readonly startedAt: Date | null;
  /** The ending of the file's name, by its content: 'gpx', 'fit.gz', 'kmz'. */
  readonly ending: string;
}

/** The track in a file with its waypoints. Throws RouteFault with the file's fault. */
export function readRouteFile(bytes: Uint8Array): RouteFile {
  const opened = open(bytes);
  const { kind, lists } = opened;
  const count = lists.reduce((sum, { length }) => sum + length, 0);
  if (count > maxPoints) throw new RouteFault('has more than 500,000 points');
  const { pieces, fault } = readPieces(kind, lists);
  if (pieces.length === 0 && fault) throw fault;
  const measured = pieces.map((piece) => withElevations(withoutFalseHeights(piece)));
  refuseAbsurd(measured, count);
  const isEverywhere = measured.every((piece) => piece.every(({ elevation }) => elevation !== null));
  const track = isEverywhere
    ? measured
    : measured.map((piece) => piece.map((point) => ({ ...point, elevation: null })));
  const waypoints = readWaypoints(opened.waypoints, track);
  return { track, waypoints, startedAt: startOf(opened, track), ending: opened.ending };
}
