import type { RouteViewFragment, Units } from '../generated.ts';
import { distanceMarks } from '../routes/distanceMarks.ts';
import type { Climb } from '../routes/grades.ts';
import { angleBetween } from '../routes/lineWays.ts';
import type { Place } from '../routes/routePlane.ts';
import { stretchOf } from '../routes/stretchOf.ts';
import type { ShownRoute } from './shownRoute.ts';

// The drawn parts of routes as GeoJSON. All longitudes are within half a turn of the western edge of the chosen route, so
// that a route over the 180th meridian stays in one piece.

type Position = [number, number];
type Properties = Record<string, string | number>;

interface Feature {
  type: 'Feature';
  properties: Properties;
  geometry: { type: 'LineString'; coordinates: Position[] } | { type: 'Point'; coordinates: Position };
}

export interface Features {
  type: 'FeatureCollection';
  features: Feature[];
}

/** In metres: the ends of a loop are at most this far apart. */
const MAX_LOOP_GAP = 150;
const EARTH_RADIUS = 6_371_008.8;

export const collection = (features: Feature[]): Features => ({ type: 'FeatureCollection', features });

/** The position of a place beside a longitude, without a jump at the 180th meridian. */
export function positionOf({ lat, lng }: Place, origin: number): Position {
  return [lng - 360 * Math.round((lng - origin) / 360), lat];
}

/** The edges of maps: southwest and northeast. */
export function boundsOf(maps: readonly RouteViewFragment[]): [Position, Position] {
  const origin = maps[0]?.bounds.west ?? 0;
  const corners = maps.map(({ bounds: { south, west, north, east } }) => {
    const [left] = positionOf({ lat: south, lng: west }, origin);
    return { south, north, left, right: left + ((((east - west) % 360) + 360) % 360) };
  });
  return [
    [Math.min(...corners.map(({ left }) => left)), Math.min(...corners.map(({ south }) => south))],
    [Math.max(...corners.map(({ right }) => right)), Math.max(...corners.map(({ north }) => north))],
  ];
}

function lineFeature(piece: readonly Place[], origin: number, properties: Properties): Feature {
  let last = origin;
  const coordinates = piece.map((place) => {
    const position = positionOf(place, last);
    [last] = position;
    return position;
  });
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates } };
}

function pointFeature(place: Place, origin: number, properties: Properties = {}): Feature {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: positionOf(place, origin) } };
}

/** The lines of routes. `tint` is the place in the legend, and -1 for the chosen route. */
export function lineFeatures(routes: readonly ShownRoute[], chosen: ShownRoute): Features {
  const origin = chosen.map.bounds.west;
  return collection(
    routes.flatMap((route, index) =>
      // The chosen one may have a finer line.
      (route.id === chosen.id ? chosen : route).map.line
        .filter(({ length }) => length > 1)
        .map((piece) =>
          lineFeature(piece, origin, { tint: route.id === chosen.id ? -1 : index, letter: route.letter }),
        ),
    ),
  );
}

/** The stretches of climbs. `start` is where the climb begins. */
export function climbFeatures(map: RouteViewFragment): Features {
  return collection(
    map.climbs
      .map((climb) => ({ climb, stretch: stretchOf(map, climb) }))
      .filter(({ stretch }) => stretch.length > 1)
      .map(({ climb, stretch }) => lineFeature(stretch, map.bounds.west, { start: climb.startDistance })),
  );
}

/** The stretch of one climb among all. */
export const climbAmong = ({ features }: Features, climb: Climb | undefined): Features =>
  collection(features.filter(({ properties }) => properties.start === climb?.startDistance));

/** In miles or kilometres: the spacing of the finest marks of routes up to a length. */
const spacings = [
  { upTo: 120, step: 1 },
  { upTo: 600, step: 5 },
  { upTo: Number.POSITIVE_INFINITY, step: 50 },
];

/** A mark for each mile or kilometre. `rank` is the largest round step that a mark belongs to: 50, 10, 5 or 1. */
export function markFeatures(map: RouteViewFragment, units: Units): Features {
  const step = spacings.find(({ upTo }) => map.distance <= upTo)?.step ?? 1;
  return collection(
    distanceMarks(map, units, step).map((mark) => {
      const rank = [50, 10, 5].find((each) => mark.distance % each === 0) ?? 1;
      return pointFeature(mark, map.bounds.west, { words: String(mark.distance), rank });
    }),
  );
}

/** The ends of the visible part, and the place where the riders meet. */
export function endFeatures({ line, bounds }: RouteViewFragment, meetingPoint: Place | undefined): Features {
  const [first, last] = [line[0]?.[0], line.at(-1)?.at(-1)];
  const isLoop = first && last && angleBetween(first, last) * EARTH_RADIUS < MAX_LOOP_GAP;
  const ends = [
    !isLoop && last && { place: last, kind: 'finish', words: 'Finish' },
    first && { place: first, kind: 'start', words: isLoop ? 'Start and finish' : 'Start' },
    meetingPoint && { place: meetingPoint, kind: 'meeting', words: 'Meeting point' },
  ];
  return collection(
    ends.flatMap((end) => (end ? [pointFeature(end.place, bounds.west, { kind: end.kind, words: end.words })] : [])),
  );
}

/** The waypoints. `isNamed` is 1 for the one with a label. */
export function waypointFeatures({ waypoints, bounds }: RouteViewFragment, named: Place | undefined): Features {
  return collection(
    waypoints.map((waypoint) =>
      pointFeature(waypoint, bounds.west, { words: waypoint.name, isNamed: waypoint === named ? 1 : 0 }),
    ),
  );
}

/** The place of the cursor. */
export function hereFeatures({ bounds }: RouteViewFragment, here: Place | undefined): Features {
  return collection(here ? [pointFeature(here, bounds.west)] : []);
}
