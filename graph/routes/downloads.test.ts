import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fileStream } from '../rest/fileStream.ts';
import type { Made, Member } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { linesBy, rideOn, routeOf } from '../test/routeDoors.ts';
import { makeTrack } from '../test/tracks.ts';
import { gpxOf } from './gpxOf.ts';
import { encodeTrack } from './trackBytes.ts';

const { points } = makeTrack({
  lat: 47,
  lng: 9,
  step: 8,
  steps: 60_000,
  heading: (step) => step / 700,
  hills: 9,
  height: 300,
});
// More than what lies in sockets on the way.
const track = encodeTrack(Array.from({ length: 8 }, () => points));

let app: TestApp;
let ada: Member;
let ben: Member;
let ride: Made;
let routeId: string;
beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: '{"uploads": 100000, "writes": 100000}' });
  ada = await app.member('ada');
  ben = await app.member('ben');
  routeId = await routeOf(app, ada, points.slice(0, 100));
  ride = await rideOn(app, ada, routeId);
});
afterAll(() => app.close());

test('a file is written as it is read, and no further', async () => {
  let asked = 0;
  function* counted() {
    for (const piece of gpxOf(track)) {
      asked += 1;
      yield piece;
    }
  }
  const close = vi.fn();
  const stream = fileStream({ name: 'ride.gpx', text: counted(), close });
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
  const stream = fileStream({ name: 'ride.gpx', text: gpxOf(track), close }, 1);
  await once(stream, 'close');
  expect([stream.destroyed, stream.readableEnded, close.mock.calls.length]).toEqual([true, false, 1]);
});

/** Begins to download a route and reads nothing of it. */
async function begin(member: Member): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${await app.tokenOf(member)}` };
  const request = get(`${app.url}/api/rides/${ride.id}/route.gpx`, { headers, agent: false });
  const [response] = await once(request, 'response');
  return response.pause();
}

/** What a download is answered that is given up at once. */
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
    'Download at most 4 routes at once, and try again in a moment.',
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await statusOf(ada)).toBe(200);
  paused[0]?.destroy();
  await expect.poll(() => statusOf(ben), { timeout: 20_000 }).toBe(200);
  for (const each of paused) each.destroy();
});
