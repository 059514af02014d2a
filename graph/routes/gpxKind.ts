import { memberOf, under, type XmlKind } from './routeKind.ts';

/** GPX 1.0 and 1.1. Tracks go before routes. */
export const gpxKind: XmlKind = {
  pieces(document) {
    const tracks = under([document], 'gpx', 'trk', 'trkseg').map((each) => under([each], 'trkpt'));
    if (tracks.some(({ length }) => length > 1)) return tracks;
    const routes = under([document], 'gpx', 'rte').map((each) => under([each], 'rtept'));
    return routes.length > 0 ? routes : tracks;
  },
  position: (point) => ({ lat: memberOf(point, 'lat'), lng: memberOf(point, 'lon') }),
  elevation: (point) => memberOf(point, 'ele'),
  time: (point) => memberOf(point, 'time'),
};
