import { expect } from 'vitest';
import { fitKind, readFit } from '../routes/fitKind.ts';
import type { RestAnswer } from './caller.ts';
import { sendRaw } from './caller.ts';
import type { Made, Member } from './factories.ts';
import type { TestApp } from './harness.ts';
import type { TestPoint } from './tracks.ts';
import { gpxFile } from './tracks.ts';
import type { Place, TestZone } from './zoneChecks.ts';
import { readGpx, readTcx } from './zoneChecks.ts';

/** Uploads the bytes of a route file. */
export async function uploadRoute(
  app: TestApp,
  member: Member | null,
  file: string | Uint8Array,
  { type = 'application/gpx+xml', id = '' } = {},
): Promise<RestAnswer> {
  const headers = { 'content-type': type, ...(member && { authorization: `Bearer ${await app.tokenOf(member)}` }) };
  const body = typeof file === 'string' ? file : new Uint8Array(file);
  return sendRaw(`${app.url}/api/routes${id && `?id=${id}`}`, { method: 'POST', headers, body });
}

/** The id of a new route in this file. */
export async function routeIn(app: TestApp, member: Member, file: string | Uint8Array): Promise<string> {
  const { status, body } = await uploadRoute(app, member, file);
  expect([status, body.message]).toEqual([201, undefined]);
  return body.id;
}

/** The id of a new route of these points. */
export const routeOf = (app: TestApp, member: Member, ...segments: TestPoint[][]): Promise<string> =>
  routeIn(app, member, gpxFile(...segments));

const rideData = { distance: 12, elevation: 300, location: 'Mill Square', date: '2087-06-01', time: '06:30' };

/** A ride on a route, by REST. */
export async function rideOn(app: TestApp, member: Member, routeId: string | null, facts: object = {}): Promise<Made> {
  const { status, body } = await app
    .as(member)
    .post('/api/posts', { content: 'Out and back', isRide: true, ...facts, rideData: { ...rideData, routeId } });
  expect([status, body.message]).toEqual([201, undefined]);
  return { id: body.id };
}

export const mapFields = `{
  distance elevation hasElevation bounds { south west north east }
  line { lat lng } profile { distance elevation gradient lat lng }
  climbs { startDistance endDistance length gain meanGradient steepestGradient category }
  waypoints { lat lng name kind distance }
}`;
const mapDocument = `query ($id: ID!) { post(id: $id) { ride { distance elevation map ${mapFields} } } }`;

export interface SeenMap {
  distance: number;
  elevation: number;
  hasElevation: boolean;
  bounds: { south: number; west: number; north: number; east: number };
  line: Place[][];
  profile: (Place & { distance: number; elevation: number; gradient: number })[][];
  waypoints: (Place & { name: string; kind: string; distance: number | null })[];
  climbs: { startDistance: number; endDistance: number; gain: number; category: string }[];
}

/** The map of a ride in GraphQL, as a member or a visitor sees it, with the kinds of waypoints in the lower case of REST. */
export async function mapBy(app: TestApp, member: Member | null, { id }: Made): Promise<SeenMap | null> {
  const { data, error } = await app.as(member).query(mapDocument, { id });
  expect(error).toBeNull();
  const { map } = data.post.ride;
  for (const waypoint of map?.waypoints ?? []) waypoint.kind = waypoint.kind.toLowerCase();
  return map;
}

/** Semicircles are finer than the seven decimals of the other formats. */
const placeOf = (point: unknown): Place => {
  const { lat, lng } = fitKind.position(point);
  return { lat: Number(Number(lat).toFixed(7)), lng: Number(Number(lng).toFixed(7)) };
};

/** The pieces of a ride's FIT course. Null if there is none for the member or visitor. */
async function fitBy(app: TestApp, member: Member | null, { id }: Made): Promise<Place[][] | null> {
  const headers = member ? { authorization: `Bearer ${await app.tokenOf(member)}` } : undefined;
  const response = await fetch(`${app.url}/api/rides/${id}/route.fit`, { headers });
  if (!response.ok) return null;
  const { lists } = readFit(Buffer.from(await response.arrayBuffer()));
  return lists.filter(({ length }) => length > 0).map((points) => points.map(placeOf));
}

/**
 * All lines of a ride that a member or a visitor gets in any response. Each point of the profile is a line of its own.
 */
export async function linesBy(app: TestApp, member: Member | null, ride: Made): Promise<Place[][]> {
  const map = await mapBy(app, member, ride);
  const caller = app.as(member);
  const { body: post } = await caller.get(`/api/posts/${ride.id}`);
  const gpx = await caller.get(`/api/rides/${ride.id}/route.gpx`);
  const tcx = await caller.get(`/api/rides/${ride.id}/route.tcx`);
  const fit = await fitBy(app, member, ride);
  expect(post.rideData.map).toEqual(map);
  expect([gpx.status, tcx.status, fit !== null]).toEqual(map ? [200, 200, true] : [404, 404, false]);
  if (!map) return [];
  const files = [...readGpx(gpx.body), ...readTcx(tcx.body), ...(fit ?? [])];
  return [...map.line, ...map.profile.flat().map((sample) => [sample]), ...files];
}

const createDocument = `mutation ($input: CreatePrivacyZoneInput!) {
  createPrivacyZone(input: $input) {
    privacyZone { id label lat lng radius createdAt } viewer { id privacyZones { id label } }
  }
}`;

/** The id of a new zone of a member's. */
export async function makeZone(app: TestApp, member: Member, zone: TestZone, label = 'Home'): Promise<string> {
  const { data, error } = await app.as(member).query(createDocument, { input: { label, ...zone } });
  expect(error).toBeNull();
  return data.createPrivacyZone.privacyZone.id;
}
