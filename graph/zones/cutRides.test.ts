import { expect, test } from 'vitest';
import type { Random } from '../demo/random.ts';
import { seededRandom } from '../demo/random.ts';
import { drawRoute } from '../doors/pages/drawRoute.ts';
import { postHead } from '../doors/pages/postHead.ts';
import { findSharedPost } from '../doors/pages/sharedPost.ts';
import { mapForVisitors } from '../routes/routeMaps.ts';
import { drawnLines } from '../test/drawnLines.ts';
import type { Made, Member } from '../test/factories.ts';
import type { SeenMap } from '../test/routeDoors.ts';
import { linesBy, makeZone, mapBy, rideOn, routeIn } from '../test/routeDoors.ts';
import { routeFormats } from '../test/routeFormats.ts';
import { runs } from '../test/runs.ts';
import type { TestPoint } from '../test/tracks.ts';
import { gpxFile, metresPerMile, stepFrom } from '../test/tracks.ts';
import { useApp } from '../test/useApp.ts';
import type { Place, TestZone } from '../test/zoneChecks.ts';
import { readWaypoints, waysInside } from '../test/zoneChecks.ts';

const members = runs(4);
const ridesOfOne = 20;
const formats = Object.values(routeFormats);

const app = useApp({ RATE_LIMITS: '{"uploads": 1000000, "writes": 1000000, "reads": 1000000}' });
const visitor = null;

const homes = [
  { lat: 53.2, lng: -2.9 },
  { lat: 0.01, lng: 179.99 },
  { lat: -77.8, lng: 166.6 },
  { lat: 69.6, lng: 18.9 },
];

/** Zones around a home, close enough to overlap. */
function zonesAround(random: Random, place: { lat: number; lng: number }): TestZone[] {
  return Array.from({ length: random.int(1, 6) }, () => {
    const { lat, lng } = stepFrom(place, random.next() * 4000, random.next() * 7);
    return { lat, lng, radius: random.pick([0.1, 0.25, 0.5, 1]) };
  });
}

/** A ride that starts near a home and turns gradually. */
function rideAround(random: Random, place: { lat: number; lng: number }): TestPoint[] {
  const step = random.pick([15, 40, 150, 700]);
  const bend = (random.next() - 0.5) / 2;
  let heading = random.next() * 7;
  let last = stepFrom(place, random.next() * 3000, random.next() * 7);
  return Array.from({ length: random.int(20, 120) }, (_, index) => {
    heading += bend + (random.next() - 0.5) / 3;
    last = index === 0 ? last : stepFrom(last, step, heading);
    return { ...last, elevation: 50 + index };
  });
}

/** The preview of a ride draws no line into a zone, within the precision of the picture. */
async function lookAtPreview(ride: Made, zones: readonly TestZone[], map: SeenMap | null): Promise<void> {
  const post = await findSharedPost(app.backend.sql, ride.id);
  const route = await mapForVisitors(app.backend, post?.routeId ?? '');
  expect(route === null).toBe(map === null);
  if (!route || !map) return;
  const { lines, blur } = drawnLines(drawRoute(route, { x: 700, y: 14, width: 500, height: 616 }), map.line);
  const visible = zones.map((zone) => ({ ...zone, radius: zone.radius - blur / metresPerMile }));
  expect(
    waysInside(
      visible.filter(({ radius }) => radius > 0),
      lines,
    ),
  ).toEqual([]);
}

const wordsOf = async (path: string) => (await fetch(app.url + path)).text();
/** Coordinates with a precision of about 100 metres. CSS lengths and instants do not match. */
const degrees = /\d\.\d{3,}(?!\d*(rem|Z))/;

/** Texts about a ride contain no place except the one that its author wrote. */
async function lookAtWords({ id }: Made): Promise<void> {
  const address = encodeURIComponent(`${app.url}/post/${id}`);
  for (const path of [`/embed/ride/${id}`, `/oembed?url=${address}`, `/api/rides/${id}/ride.ics`]) {
    const words = await wordsOf(path);
    expect([path, words]).toEqual([path, expect.stringMatching(/Out and back|Mill Square/)]);
    expect([path, degrees.exec(words)?.[0], /^GEO/m.test(words)]).toEqual([path, undefined, false]);
  }
  const post = await findSharedPost(app.backend.sql, id);
  const head = post ? postHead(post, app.url, 'Cycle Chat').metadata : '';
  expect(head).toContain('SportsEvent');
  expect(degrees.exec(head)).toBeNull();
}

/** The bounds of the map are the bounds of the visible points. */
function lookAtBounds(map: SeenMap, lines: readonly (readonly Place[])[]): void {
  const { south, north, west, east } = map.bounds;
  const rounded = (values: number[]) => values.map((value) => Number(value.toFixed(5)));
  const lats = rounded(lines.flat().map(({ lat }) => lat));
  expect([south, north]).toEqual([Math.min(...lats), Math.max(...lats)]);
  const onward = (lng: number) => (lng < west - 1 ? lng + 360 : lng);
  const lngs = lines.flat().map(({ lng }) => onward(Number(lng.toFixed(5))));
  expect(Math.abs(Math.min(...lngs) - west)).toBeLessThan(2e-5);
  expect(Math.abs(Math.max(...lngs) - onward(east))).toBeLessThan(2e-5);
}

/** The file of a format, with waypoints near the points if it is a GPX track. */
function fileOf(random: Random, write: (points: TestPoint[]) => string | Uint8Array, points: TestPoint[]) {
  const file = write(points);
  if (typeof file !== 'string') return file;
  const places = points.map((point) => stepFrom(point, random.next() ** 3 * 250, random.next() * 7));
  return file.replace(
    '<trk>',
    `${places.map(({ lat, lng }) => `<wpt lat="${lat}" lon="${lng}"><name>Place</name></wpt>`).join('')}<trk>`,
  );
}

/** All waypoints of a ride that a visitor gets. The downloads have the same as the map. */
async function waypointsOf(ride: Made, map: SeenMap | null): Promise<Place[]> {
  const places = map?.waypoints.map(({ lat, lng }) => ({ lat, lng })) ?? [];
  for (const format of ['gpx', 'tcx']) {
    const { body } = await app.as(visitor).get(`/api/rides/${ride.id}/route.${format}`);
    if (map) expect(readWaypoints(body)).toEqual(places);
  }
  return places;
}

interface Seen {
  shown: number;
  cut: number;
  waypoints: number;
}

/** Creates a member with zones and rides, and checks each ride as a visitor. */
async function lookAt(index: number): Promise<Seen> {
  const random = seededRandom(index + 1);
  const place = homes[index % homes.length] ?? { lat: 0, lng: 0 };
  const member: Member = await app.member(`rider${index}`);
  const zones = zonesAround(random, place);
  for (const zone of zones) await makeZone(app, member, zone);
  const seen: Seen = { shown: 0, cut: 0, waypoints: 0 };
  for (let count = 0; count < ridesOfOne; count += 1) {
    const write = formats[count % formats.length] ?? gpxFile;
    const ride = await rideOn(
      app,
      member,
      await routeIn(app, member, fileOf(random, write, rideAround(random, place))),
    );
    const lines = await linesBy(app, visitor, ride);
    expect(waysInside(zones, lines)).toEqual([]);
    const [whole, map] = [await mapBy(app, member, ride), await mapBy(app, visitor, ride)];
    expect(map?.distance ?? 0).toBeLessThanOrEqual(whole?.distance ?? 0);
    if (map) seen.shown += 1;
    if (!map || map.distance < (whole?.distance ?? 0)) seen.cut += 1;
    if (map) lookAtBounds(map, lines);
    const waypoints = await waypointsOf(ride, map);
    expect(
      waysInside(
        zones,
        waypoints.map((waypoint) => [waypoint]),
      ),
    ).toEqual([]);
    seen.waypoints += waypoints.length;
    await lookAtPreview(ride, zones, map);
    await lookAtWords(ride);
  }
  return seen;
}

test('of rides by members with zones nobody is given a point, or a way, inside of one', async () => {
  const seen: Seen[] = [];
  for (let index = 0; index < members; index += 4) {
    seen.push(...(await Promise.all([0, 1, 2, 3].map((offset) => lookAt(index + offset)))));
  }
  const total = (name: keyof Seen) => seen.reduce((sum, each) => sum + each[name], 0);
  // The test proves something only if some routes are cut and some remain.
  expect(total('shown')).toBeGreaterThan(members * ridesOfOne * 0.5);
  expect(total('cut')).toBeGreaterThan(members * ridesOfOne * 0.3);
  expect(total('waypoints')).toBeGreaterThan(members * ridesOfOne);
});
