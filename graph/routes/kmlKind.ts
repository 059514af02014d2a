import { RouteFault } from './RouteFault.ts';
import { maxPoints, memberOf, under, type XmlKind } from './routeKind.ts';

// KML: the recorded tracks of a document, else its lines. Single places are waypoints. Areas are no routes.

interface KmlPoint {
  readonly lat: string | undefined;
  readonly lng: string | undefined;
  readonly elevation: string | undefined;
  readonly time?: unknown;
}

/** The elements in which tracks and lines can be, in any order and depth. */
const containers = ['Document', 'Folder', 'Placemark', 'MultiGeometry', 'MultiTrack'];

/** All elements of a name below a node. The parser has limited the depth. */
const everywhere = (node: unknown, name: string): unknown[] => [
  ...under([node], name),
  ...containers.flatMap((container) => under([node], container)).flatMap((each) => everywhere(each, name)),
];

/** Programs write 0 for every point whose height they do not know. */
const withHeights = (points: readonly KmlPoint[]): readonly KmlPoint[] =>
  points.some(({ elevation }) => Number(elevation ?? 0) !== 0)
    ? points
    : points.map((point) => ({ ...point, elevation: undefined }));

/** The points of `<coordinates>`: longitude, latitude and perhaps a height, joined by commas. */
function pointsOfLine(line: unknown): KmlPoint[] {
  const points: KmlPoint[] = [];
  for (const text of under([line], 'coordinates').filter((each) => typeof each === 'string')) {
    for (const [tuple] of text.matchAll(/\S+/g)) {
      const [lng, lat, elevation] = tuple.split(',', 3);
      points.push({ lat, lng, elevation });
      // One more than the maximum is enough for its refusal.
      if (points.length > maxPoints) return points;
    }
  }
  return points;
}

/** The points of a `<gx:Track>`: as many instants as places. A place without a position is empty. */
function pointsOfTrack(track: unknown): KmlPoint[] {
  const times = under([track], 'when');
  return under([track], 'coord').flatMap((place, index) => {
    const [lng, lat, elevation] = typeof place === 'string' ? place.trim().split(/\s+/, 3) : [];
    return lng ? [{ lat, lng, elevation, time: times[index] }] : [];
  });
}

export const kmlKind: XmlKind = {
  pieces(document) {
    const [root] = under([document], 'kml');
    const tracks = everywhere(root, 'Track').map(pointsOfTrack);
    const lists = tracks.some(({ length }) => length > 1) ? tracks : everywhere(root, 'LineString').map(pointsOfLine);
    if (lists.length === 0 && everywhere(root, 'NetworkLink').length > 0) {
      throw new RouteFault('only links to a map on the web. Export the map itself as KML');
    }
    return lists.map(withHeights).map((points) => [...points]);
  },
  waypoints: (document) =>
    everywhere(memberOf(document, 'kml'), 'Placemark').flatMap((place) => {
      const [coordinates] = under([place], 'Point', 'coordinates');
      if (typeof coordinates !== 'string') return [];
      const [lng, lat] = coordinates.trim().split(',', 2);
      return { lat, lng, name: memberOf(place, 'name'), isInOrder: false };
    }),
  position: (point) => ({ lat: memberOf(point, 'lat'), lng: memberOf(point, 'lng') }),
  elevation: (point) => memberOf(point, 'elevation'),
  time: (point) => memberOf(point, 'time'),
};
