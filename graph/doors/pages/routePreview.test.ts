import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/lib/ids.ts';
import { mapForVisitors } from '../../routes/routeMaps.ts';
import { drawnLines } from '../../test/drawnLines.ts';
import type { Made, Member } from '../../test/factories.ts';
import { makeZone, mapBy, rideOn, routeOf } from '../../test/routeDoors.ts';
import { makeTrack } from '../../test/tracks.ts';
import { useApp } from '../../test/useApp.ts';
import { drawRoute } from './drawRoute.ts';
import { previewOf } from './previews.ts';
import { findSharedPost } from './sharedPost.ts';

const { points } = makeTrack({
  lat: 53.2,
  lng: -2.9,
  step: 25,
  steps: 800,
  heading: () => Math.PI / 2,
  hills: 2,
  height: 60,
});
const winding = makeTrack({
  lat: 53.2,
  lng: -2.9,
  step: 25,
  steps: 400,
  heading: (step) => Math.sin(step / 40),
  hills: 2,
  height: 60,
});
const zone = { lat: 53.2, lng: points[400]?.lng ?? 0, radius: 1 };
/** The area of a preview that shows the map, below the coloured bar. */
const map = { left: 700, top: 20, width: 500, height: 610 };

const app = useApp({ RATE_LIMITS: '{"uploads": 100000, "writes": 100000}' });
let ada: Member;
let ride: Made;
beforeEach(async () => {
  ada = await app.member(`ada${newId().slice(-8)}`);
  ride = await rideOn(app, ada, await routeOf(app, ada, points));
});

const get = async ({ id }: Made) => {
  // Even for its author the preview shows only what everyone can see.
  const headers = { authorization: `Bearer ${await app.tokenOf(ada)}` };
  const answer = await fetch(`${app.url}/preview/${id}.png`, { headers });
  return { status: answer.status, etag: answer.headers.get('etag'), bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** The columns of the map that contain the colour of a route. */
async function inkIn(bytes: Buffer): Promise<number[]> {
  const { data, info } = await sharp(bytes).extract(map).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isInk = (at: number) => (data[at] ?? 0) > 180 && (data[at + 1] ?? 255) < 80 && (data[at + 2] ?? 255) < 140;
  const columns = Array.from({ length: info.width }, (_, x) => x);
  return columns.filter((x) =>
    Array.from({ length: info.height }, (_, y) => (y * info.width + x) * info.channels).some(isInk),
  );
}

const middle = { from: map.width / 2 - 20, to: map.width / 2 + 20 };
const isInMiddle = (x: number) => x > middle.from && x < middle.to;

test('the card for other sites draws the route that visitors may see', async () => {
  const answer = await fetch(`${app.url}/embed/ride/${ride.id}`);
  expect(await answer.text()).toContain('role="img" aria-label="The route"><rect');
  const bare = await app.ride(ada, { date: '2087-06-01' });
  expect(await (await fetch(`${app.url}/embed/ride/${bare.id}`)).text()).not.toContain('The route');
});

describe('the preview of a ride with a route', () => {
  test('shows it from end to end', async () => {
    const ink = await inkIn((await get(ride)).bytes);
    expect(ink.length).toBeGreaterThan(300);
    expect(ink.filter(isInMiddle)).toHaveLength(39);
  });

  test('shows nothing of it within a zone of its author, whoever asks', async () => {
    const before = await get(ride);
    const id = await makeZone(app, ada, zone);
    const after = await get(ride);
    expect(after.etag).not.toBe(before.etag);
    const ink = await inkIn(after.bytes);
    expect(ink.filter(isInMiddle)).toEqual([]);
    expect(ink.filter((x) => x < middle.from).length).toBeGreaterThan(80);
    expect(ink.filter((x) => x > middle.to).length).toBeGreaterThan(80);
    const document = 'mutation ($id: ID!) { deletePrivacyZone(zoneId: $id) { deletedZoneId } }';
    expect((await app.as(ada).query(document, { id })).error).toBeNull();
    const again = await get(ride);
    expect([before.etag, after.etag]).not.toContain(again.etag);
    expect(again.bytes.equals(before.bytes)).toBe(true);
  });

  test('is another once the ride has another route, or none', async () => {
    const rideData = { distance: 12, location: 'Mill Square', date: '2087-06-01', time: '06:30' };
    const seen = [await get(ride)];
    for (const routeId of [await routeOf(app, ada, winding.points), null]) {
      const { status } = await app.as(ada).put(`/api/posts/${ride.id}`, { rideData: { ...rideData, routeId } });
      expect(status).toBe(200);
      seen.push(await get(ride));
    }
    expect(new Set(seen.map(({ etag }) => etag)).size).toBe(3);
    expect(new Set(seen.map(({ bytes }) => bytes.toString('base64'))).size).toBe(3);
    expect(await inkIn(seen[2]?.bytes ?? Buffer.of())).toEqual([]);
  });

  test('has no map where nothing of the route may be shown', async () => {
    await makeZone(app, ada, { ...zone, radius: 5 });
    await makeZone(app, ada, { ...zone, lng: points[0]?.lng ?? 0, radius: 5 });
    await makeZone(app, ada, { ...zone, lng: points.at(-1)?.lng ?? 0, radius: 5 });
    const { status, bytes } = await get(ride);
    expect(status).toBe(200);
    expect(await inkIn(bytes)).toEqual([]);
  });

  test('draws the line that visitors are given, to the tenth of a pixel', async () => {
    await makeZone(app, ada, zone);
    const post = await findSharedPost(app.backend.sql, ride.id);
    const route = post?.routeId ? await mapForVisitors(app.backend, post.routeId) : null;
    const given = await mapBy(app, null, ride);
    expect(given?.line).toHaveLength(2);
    const svg = route ? drawRoute(route, { x: 700, y: 14, width: 500, height: 616 }) : '';
    expect(drawnLines(svg, given?.line ?? []).blur).toBeLessThan(20);
  });

  test('is refused rather than kept without its route while that cannot be read', async () => {
    const post = await findSharedPost(app.backend.sql, ride.id);
    if (!post) throw new Error('There is no ride');
    const nothing = async () => [];
    await expect(previewOf(nothing, post, 1200, 'ada')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: 'The route cannot be drawn now. Try again in a moment.',
    });
    expect(await inkIn(await previewOf(app.backend.sql, post, 1200, 'ada'))).not.toEqual([]);
  });
});
