import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:http';
import { beforeAll, expect, test, vi } from 'vitest';
import { fileStream } from '../doors/rest/fileStream.ts';
import { defaultPace } from '../platform/http/clientPace.ts';
import type { Made, Member } from '../test/factories.ts';
import { linesBy, rideOn, routeOf } from '../test/routeDoors.ts';
import { makeTrack } from '../test/tracks.ts';
import { useApp } from '../test/useApp.ts';
import { gpxOf } from './gpxOf.ts';
import { encodeTrack } from './trackBytes.ts';

/** No timeout ends a download during a test. */
const patient = { ...defaultPace, maxUnread: 600_000, maxLag: 600_000 };
const address = (last: number) => `203.0.113.${last}`;

const { points } = makeTrack({
  lat: 47,
  lng: 9,
  step: 8,
  steps: 60_000,
  heading: (step) => step / 700,
  hills: 9,
  height: 300,
});
// More than the sockets on the way can buffer.
const track = encodeTrack(Array.from({ length: 8 }, () => points));

const app = useApp({ RATE_LIMITS: '{"uploads": 100000, "writes": 100000}', TRUST_PROXY: 'on' }, { pace: patient });
let ada: Member;
let ben: Member;
let ride: Made;
let routeId: string;
beforeAll(async () => {
  ada = await app.member('ada');
  ben = await app.member('ben');
  routeId = await routeOf(app, ada, points.slice(0, 100));
  ride = await rideOn(app, ada, routeId);
});

test('a file is written as it is read, and no further', async () => {
  let asked = 0;
  function* counted() {
    for (const piece of gpxOf(track)) {
      asked += 1;
      yield piece;
    }
  }
  const close = vi.fn();
  const stream = fileStream({ name: 'ride.gpx', text: counted(), close }, patient);
  expect(asked).toBe(0);
  await once(stream, 'readable');
  stream.read();
  expect(asked).toBeLessThan(10);
  const before = asked;
  expect(close).not.toHaveBeenCalled();
  for await (const piece of stream) expect(piece.length).toBeLessThan(200_000);
  expect(asked).toBeGreaterThan(before + 40);
  expect(close).toHaveBeenCalledTimes(1);
});

test('one that nobody reads is given up', async () => {
  const close = vi.fn();
  const stream = fileStream({ name: 'ride.gpx', text: gpxOf(track), close }, { ...defaultPace, maxUnread: 1 });
  await once(stream, 'close');
  expect([stream.destroyed, stream.readableEnded, close.mock.calls.length]).toEqual([true, false, 1]);
});

/** Starts to download a route and reads nothing of it. */
async function begin(member: Member, from = address(1)): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${await app.tokenOf(member)}`, 'x-forwarded-for': from };
  const request = get(`${app.url}/api/rides/${ride.id}/route.gpx`, { headers, agent: false });
  const [response] = await once(request, 'response');
  return response.pause();
}

/** The status of a download that is dropped at once. */
async function statusOf(member: Member) {
  const response = await begin(member);
  response.destroy();
  return response.statusCode;
}

test('one caller has four on their way at most, and room again once one has gone', async () => {
  await linesBy(app, ben, ride);
  await app.run('update route_map set track = $2 where route_id = $1', routeId, track);
  const paused = await Promise.all([1, 2, 3, 4].map(() => begin(ben)));
  expect(paused.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const refused = await app.as(ben).get(`/api/rides/${ride.id}/route.gpx`);
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    429,
    'RATE_LIMITED',
    'Too many of your routes are being downloaded. Try again in a moment.',
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await statusOf(ada)).toBe(200);
  paused[0]?.destroy();
  await expect.poll(() => statusOf(ben), { timeout: 60_000 }).toBe(200);
  for (const each of paused) each.destroy();
});

test('members at one address share eight, and those at another go on', async () => {
  const { cleo, dan } = await app.cast('cleo', 'dan');
  const shared = [ben, ben, ben, ben, cleo, cleo, cleo, cleo];
  await app.run('update route_map set track = $2 where route_id = $1', routeId, track);
  const paused = await Promise.all(shared.map((member) => begin(member, address(2))));
  expect(paused.map(({ statusCode }) => statusCode)).toEqual(shared.map(() => 200));
  const refused = await begin(dan, address(2));
  expect([refused.statusCode, JSON.parse((await refused.toArray()).join(''))]).toEqual([
    429,
    {
      code: 'RATE_LIMITED',
      message: 'Too many routes from your network address are being downloaded. Try again in a moment.',
    },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const elsewhere = await begin(dan, address(3));
  expect(elsewhere.statusCode).toBe(200);
  for (const each of [elsewhere, ...paused]) each.destroy();
});

test('downloads that nobody reads for as long as the server allows leave their places to others', async () => {
  await app.run('update route_map set track = $2 where route_id = $1', routeId, track);
  await expect.poll(() => statusOf(ben), { timeout: 60_000 }).toBe(200);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const unread = await Promise.all([1, 2, 3, 4].map(() => begin(ben)));
  expect(unread.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await statusOf(ben)).toBe(429);
  const giveUp = timers.mock.calls.filter(([, delay]) => delay === patient.maxUnread).map(([call]) => call);
  timers.mockRestore();
  for (const call of giveUp) call();
  await expect.poll(() => statusOf(ben)).toBe(200);
  for (const each of unread) each.destroy();
});
