import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/lib/ids.ts';
import type { Made, Member } from '../../test/factories.ts';
import { rideOn, routeOf } from '../../test/routeDoors.ts';
import { makeTrack } from '../../test/tracks.ts';
import { useApp } from '../../test/useApp.ts';

const { points } = makeTrack({
  lat: 47,
  lng: 9,
  step: 50,
  steps: 200,
  heading: (step) => step / 60,
  hills: 2,
  height: 80,
});

const app = useApp();
let ada: Member;
let ride: Made;
let routeId: string;
beforeEach(async () => {
  ada = await app.member(`ada${newId().slice(-8)}`);
  routeId = await routeOf(app, ada, points);
  ride = await rideOn(app, ada, routeId);
});

const facts = { distance: 12, date: '2087-06-01', time: '06:30', location: 'Mill Square' };
const put = (rideData: object) => app.as(ada).put(`/api/posts/${ride.id}`, { rideData: { ...facts, ...rideData } });
const post = (rideData: object) =>
  app.as(ada).post('/api/posts', { content: 'Out', isRide: true, rideData: { ...facts, ...rideData } });
const read = async () => (await app.as(ada).get(`/api/posts/${ride.id}`)).body.rideData;
const longs = [{}, 42, true, [], 'home', newId(), { distance: 1 }, { id: newId() }];

test('null takes the route off a ride, the id of one’s own route puts it on, and nothing said leaves it', async () => {
  const { map } = await read();
  expect((await put({})).body.rideData.map).toEqual(map);
  expect((await put({ map: null })).body.rideData.map).toBeNull();
  expect((await put({ map: routeId })).body.rideData.map).toEqual(map);
  expect((await post({ map: routeId })).body.rideData.map).toEqual(map);
  expect((await post({ map: null })).body.rideData.map).toBeNull();
});

test('a client that sends back what it has read changes nothing', async () => {
  const whole = await read();
  expect((await put(whole)).body.rideData).toEqual(whole);
  const { body } = await app.as(ada).get(`/api/posts/user/rides/${ada.id}`);
  expect((await put(body[0].rideData)).body.rideData).toEqual(whole);
});

test('whatever else it is, is refused and named', async () => {
  const ben = await app.member(`ben${newId().slice(-8)}`);
  const { map } = await read();
  const others = [...longs, await routeOf(app, ben, points), { ...map, distance: map.distance + 1 }];
  for (const value of others) {
    for (const answer of [await put({ map: value }), await post({ map: value })]) {
      const message = 'map must be null or the id of a route of yours';
      expect([value, answer.status, answer.body]).toMatchObject([value, 400, { code: 'BAD_USER_INPUT', message }]);
    }
  }
  expect((await post({ map })).status).toBe(400);
  expect((await read()).map).toEqual(map);
});

test('routeId is another name for it, and the two must agree', async () => {
  const other = await routeOf(app, ada, points.slice(0, 50));
  expect((await put({ map: null, routeId: other })).body.rideData.map.distance).toBeLessThan(2);
  expect((await put({ map: routeId, routeId })).status).toBe(200);
  expect((await put({ map: routeId, routeId: null })).body.rideData.map.distance).toBeGreaterThan(2);
  const { status, body } = await put({ map: routeId, routeId: other });
  expect([status, body.message]).toEqual([400, 'map and routeId must name the same route']);
});
