import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Sql } from '../platform/database/sql.ts';
import { newId } from '../platform/lib/ids.ts';
import type { Made, Member } from '../test/factories.ts';
import { linesBy, makeZone, mapBy, rideOn, routeOf } from '../test/routeDoors.ts';
import { makeTrack } from '../test/tracks.ts';
import { useApp } from '../test/useApp.ts';
import { waysInside } from '../test/zoneChecks.ts';
import { RouteFault } from './RouteFault.ts';
import { awaitCuts, cutRoute } from './routeCuts.ts';
import { mapForVisitors } from './routeMaps.ts';
import { routeReader } from './routeReader.ts';

const { points } = makeTrack({
  lat: 53.19,
  lng: -2.89,
  step: 20,
  steps: 900,
  heading: (step) => step / 140,
  hills: 3,
  height: 90,
});
const [door = { lat: 0, lng: 0 }] = points;
const home = { lat: door.lat, lng: door.lng, radius: 0.4 };

const app = useApp({ RATE_LIMITS: '{"uploads": 100000, "writes": 100000}' });
let ada: Member;
let ben: Member;
let routeId: string;
let ride: Made;
let sql: Sql;
beforeAll(async () => {
  sql = app.backend.sql;
});
beforeEach(async () => {
  ada = await app.member(`ada${newId().slice(-8)}`);
  ben = await app.member(`ben${newId().slice(-8)}`);
  routeId = await routeOf(app, ada, points);
  ride = await rideOn(app, ada, routeId);
});
let letGo = () => {};
afterEach(() => {
  letGo();
  app.backend.sql = sql;
});

/** Makes every cut wait before it is stored, until the test releases it. */
function holdCuts() {
  const { promise: freed, resolve: free } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  letGo = free;
  app.backend.sql = async (statement, values) => {
    if (statement.name === 'route.keepCut') {
      reach();
      await freed;
    }
    return sql(statement, values);
  };
  return { reached, free };
}

const listDocument = `query ($id: ID!) {
  user(id: $id) { posts(first: 5) { edges { node { id ride { map { distance line { lat lng } } } } } } }
}`;

async function mapsInLists() {
  const { body } = await app.as(ben).get(`/api/posts/user/rides/${ada.id}`);
  const { data, error } = await app.as(ben).query(listDocument, { id: ada.id });
  expect(error).toBeNull();
  return [body[0].rideData.map, data.user.posts.edges[0].node.ride.map];
}

test('lists wait for no map, tell nothing meanwhile, and have it once it is there', async () => {
  await linesBy(app, ben, ride);
  const zone = await makeZone(app, ada, home);
  expect(zone).toEqual(expect.any(String));
  await app.run('delete from route_map where is_cut and route_id = $1', routeId);
  const { reached, free } = holdCuts();
  // The lists return although their cuts cannot end.
  expect(await mapsInLists()).toEqual([null, null]);
  await reached;
  expect(await mapsInLists()).toEqual([null, null]);
  free();
  const map = await mapBy(app, ben, ride);
  expect(map?.line.flat().length).toBeGreaterThan(10);
  expect(waysInside([home], await linesBy(app, ben, ride))).toEqual([]);
  const [facts, listed] = await mapsInLists();
  expect([facts.distance, listed.distance]).toEqual([map?.distance, map?.distance]);
  expect(waysInside([home], listed.line)).toEqual([]);
});

test('who asks for a ride by itself waits for its map, though not for ever', async () => {
  const { reached, free } = holdCuts();
  const asked = mapBy(app, ben, ride);
  await reached;
  expect(await asked).toBeNull();
  await expect(mapForVisitors(app.backend, routeId)).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 5 });
  free();
  expect((await mapBy(app, ben, ride))?.distance).toBeGreaterThan(1);
});

test('many who ask at once have a route cut once', async () => {
  let cuts = 0;
  app.backend.sql = async (statement, values) => {
    if (statement.name === 'route.keepCut') cuts += 1;
    return sql(statement, values);
  };
  const askAtOnce = () => Promise.all(Array.from({ length: 12 }, () => mapBy(app, ben, ride)));
  // On a busy machine the cut can take longer than a request waits for it.
  await vi.waitUntil(async () => (await askAtOnce()).every((map) => map !== null), { timeout: 60_000 });
  expect(cuts).toBe(1);
});

test('one that cannot be cut is left alone until the zones change', async () => {
  const { run } = routeReader;
  let tries = 0;
  routeReader.run = async () => {
    tries += 1;
    throw new RouteFault('takes too much time or memory to read');
  };
  try {
    await expect(cutRoute({ sql }, routeId)).rejects.toThrow(RouteFault);
    await expect(awaitCuts({ sql }, [routeId])).rejects.toThrow(RouteFault);
    expect(await mapBy(app, ben, ride)).toBeNull();
    expect(await mapsInLists()).toEqual([null, null]);
    expect(tries).toBe(1);
  } finally {
    routeReader.run = run;
  }
  await makeZone(app, ada, home);
  expect(waysInside([home], await linesBy(app, ben, ride))).toEqual([]);
  expect((await mapBy(app, ben, ride))?.distance).toBeGreaterThan(1);
});
