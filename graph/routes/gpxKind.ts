import { type FoundWaypoint, memberOf, under, type XmlKind } from './routeKind.ts';

/** The names that programs give to all points of a route: a number, perhaps behind a word for a point. */
const automaticName = /^(position|point|wpt?|rte|rpt|rtept|waypoint)?[\s_#-]*\d*$/i;

function waypointOf(point: unknown, isInOrder: boolean): FoundWaypoint {
  const member = (name: string) => memberOf(point, name);
  const kinds = [member('sym'), member('type')];
  return {
    lat: member('lat'),
    lng: member('lon'),
    name: member('name'),
    note: member('desc') ?? member('cmt'),
    kinds,
    isInOrder,
  };
}

/** Whether a point of a route has a text of its own. Most only shape the line. */
const isNamed = ({ name, note, kinds }: FoundWaypoint) =>
  note !== undefined ||
  (typeof name === 'string' ? !automaticName.test(name) : kinds?.some((kind) => kind !== undefined));

/** GPX 1.0 and 1.1. Tracks go before routes. */
export const gpxKind: XmlKind = {
  pieces(document) {
    const tracks = under([document], 'gpx', 'trk', 'trkseg').map((each) => under([each], 'trkpt'));
    if (tracks.some(({ length }) => length > 1)) return tracks;
    const routes = under([document], 'gpx', 'rte').map((each) => under([each], 'rtept'));
    return routes.length > 0 ? routes : tracks;
  },
  waypoints(document) {
    const places = under([document], 'gpx', 'wpt').map((point) => waypointOf(point, false));
    const turns = under([document], 'gpx', 'rte', 'rtept').map((point) => waypointOf(point, true));
    return [...places, ...turns.filter(isNamed)];
  },
  position: (point) => ({ lat: memberOf(point, 'lat'), lng: memberOf(point, 'lon') }),
  elevation: (point) => memberOf(point, 'ele'),
  time: (point) => memberOf(point, 'time'),
};
