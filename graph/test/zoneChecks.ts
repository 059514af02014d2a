import { metresOfDegree, metresPerMile } from './tracks.ts';

// Checks whether points are in a circle, independently of the product: on a plane, with the metres of a degree of the
// ellipsoid.

export interface TestZone {
  lat: number;
  lng: number;
  /** Miles. */
  radius: number;
}

export interface Place {
  lat: number;
  lng: number;
}

/** How near the straight way from a place to another comes to the middle of a zone, as a part of its radius. */
export function nearness({ lat, lng, radius }: TestZone, from: Place, to: Place): number {
  const { north, east } = metresOfDegree(lat);
  const across = (degrees: number) => ((degrees + 540) % 360) - 180;
  const [x, y] = [across(from.lng - lng) * east, (from.lat - lat) * north];
  const [dx, dy] = [across(to.lng - from.lng) * east, (to.lat - from.lat) * north];
  const square = dx * dx + dy * dy;
  const part = square > 0 ? Math.max(0, Math.min(1, -(x * dx + y * dy) / square)) : 0;
  return Math.hypot(x + part * dx, y + part * dy) / (radius * metresPerMile);
}

/** The ways of lines that lead into any of the zones. */
export function waysInside(zones: readonly TestZone[], lines: readonly (readonly Place[])[]): [Place, Place][] {
  return lines.flatMap((line) =>
    line.flatMap((to, index): [Place, Place][] => {
      const from = line[index - 1] ?? to;
      return zones.some((zone) => nearness(zone, from, to) < 1) ? [[from, to]] : [];
    }),
  );
}

/** The tracks of a TCX file. */
export function readTcx(text: string): Place[][] {
  return text
    .split('<Track>')
    .slice(1)
    .map((text) => text.split('</Track>')[0] ?? '')
    .map((track) =>
      [...track.matchAll(/<LatitudeDegrees>([^<]+)<\/LatitudeDegrees><LongitudeDegrees>([^<]+)</g)].map(
        ([, lat, lng]) => ({ lat: Number(lat), lng: Number(lng) }),
      ),
    );
}

/** The segments of a GPX file. */
export function readGpx(text: string): Place[][] {
  return text
    .split('<trkseg>')
    .slice(1)
    .map((segment) =>
      [...segment.matchAll(/<trkpt lat="([^"]+)" lon="([^"]+)"/g)].map(([, lat, lng]) => ({
        lat: Number(lat),
        lng: Number(lng),
      })),
    );
}

/** The waypoints of a GPX file or the course points of a TCX file. */
export function readWaypoints(text: string): Place[] {
  const points = [
    ...text.matchAll(/<wpt lat="([^"]+)" lon="([^"]+)"/g),
    ...text.matchAll(/<CoursePoint>.*?<LatitudeDegrees>([^<]+)<\/LatitudeDegrees><LongitudeDegrees>([^<]+)</g),
  ];
  return points.map(([, lat, lng]) => ({ lat: Number(lat), lng: Number(lng) }));
}
