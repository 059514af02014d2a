import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { sendRaw } from '../test/caller.ts';
import type { Made, Member } from '../test/factories.ts';
import { linesBy, mapBy, rideOn, routeOf, uploadRoute } from '../test/routeDoors.ts';
import { routeFormats } from '../test/routeFormats.ts';
import { gpxFile, makeTrack, metresPerFoot, metresPerMile, tcxFile } from '../test/tracks.ts';
import { useApp } from '../test/useApp.ts';

const golden = makeTrack({
  lat: 53.19,
  lng: -2.89,
  step: 15,
  steps: 1600,
  heading: (step) => step / 90,
  hills: 3,
  height: 140,
});

const app = useApp({ RATE_LIMITS: '{"uploads": 100000, "writes": 100000}' });
let ada: Member;
let ben: Member;
beforeEach(async () => {
  ada = await app.member(`ada${newId().slice(-8)}`);
  ben = await app.member(`ben${newId().slice(-8)}`);
});

const refusal = ({ status, body }: { status: number; body: { message: string } }) => [status, body.message];

describe('a route file', () => {
  test.each([
    ['GPX', gpxFile(golden.points), 'application/gpx+xml'],
    ['GPX whatever it is called', gpxFile(golden.points), 'application/vnd.garmin.tcx+xml'],
    ['TCX', tcxFile(golden.points), 'application/vnd.garmin.tcx+xml'],
    ['TCX of no known type', tcxFile(golden.points), 'application/octet-stream'],
    ['GPX as plain XML', gpxFile(golden.points), 'text/xml; charset=utf-8'],
    ['FIT', routeFormats['a FIT activity'](golden.points), 'application/vnd.ant.fit'],
    ['KML', routeFormats['a KML line'](golden.points), 'application/vnd.google-earth.kml+xml'],
    ['KMZ', routeFormats['a KMZ file'](golden.points), 'application/vnd.google-earth.kmz'],
    ['GPX packed by gzip', routeFormats['GPX packed by gzip'](golden.points), 'application/x-gzip'],
    ['FIT packed by ZIP', routeFormats['FIT packed by ZIP'](golden.points), 'application/zip'],
  ])('as %s is taken in as its bytes', async (_name, file, type) => {
    const { status, body } = await uploadRoute(app, ada, file, { type });
    expect(status).toBe(201);
    expect(Math.abs(body.distance * metresPerMile - golden.length)).toBeLessThan(golden.length * 0.01);
    expect(Math.abs(body.elevation * metresPerFoot - golden.climb)).toBeLessThan(golden.climb * 0.01);
    expect(body).toMatchObject({ id: expect.any(String), hasElevation: true, bounds: { south: expect.any(Number) } });
    expect(body.line.flat().length).toBeGreaterThan(10);
    expect(body.profile.flat().length).toBeGreaterThan(100);
  });

  test('is taken in as JSON where it is short', async () => {
    const file = gpxFile(golden.points.slice(0, 300));
    expect((await app.as(ada).post('/api/routes', { file })).status).toBe(201);
    const long = await app.as(ada).post('/api/routes', { file: gpxFile(golden.points).repeat(2) });
    expect(refusal(long)).toEqual([413, 'The request is too large: send the bytes of the file as the body']);
  });

  test.each([
    ['', 'The route file is empty'],
    ['GIF89a', 'The route file is not a GPX, TCX, FIT, KML or KMZ file'],
    ['<gpx><trk>', /^The route file is malformed: a tag is not closed, or there is more than one root \(line 1\)/],
    ['<!DOCTYPE x [<!ENTITY a "b">]><gpx>&a;</gpx>', /^The route file holds a DOCTYPE/],
    ['<gpx><rte><rtept lat="1" lon="1"/></rte></gpx>', 'The route file has fewer than 2 points'],
    ['<gpx><rte><rtept lat="1" lon="NaN"/><rtept lat="1" lon="1"/></rte></gpx>', /longitude is missing or no number$/],
  ])('such as %j is refused in words', async (file, message) => {
    const { status, body } = await uploadRoute(app, ada, file);
    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(body.message).toMatch(message);
  });

  test('with a number of a megabyte is refused for it, and keeps nobody waiting', async () => {
    const wrong = `<gpx><rte><rtept lat="${'1'.repeat(2 ** 20)}e" lon="1"/><rtept lat="1" lon="1"/></rte></gpx>`;
    const { status, body } = await uploadRoute(app, ada, wrong);
    expect([status, body.message]).toEqual([400, 'The route file has a point whose latitude is missing or no number']);
  });

  test('of more than 20 MB is refused, announced or not', async () => {
    const head = '<gpx><rte>';
    const file = Buffer.alloc(20 * 2 ** 20 + 1, head);
    expect(refusal(await uploadRoute(app, ada, file))).toEqual([413, 'The route file has more than 20 MB']);
    const headers = { 'content-type': 'application/gpx+xml', authorization: `Bearer ${await app.tokenOf(ada)}` };
    const body = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent <= file.length; sent += 2 ** 20) controller.enqueue(new Uint8Array(2 ** 20));
        controller.close();
      },
    });
    const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const response = await fetch(`${app.url}/api/routes`, request);
    expect([response.status, (await response.json()).code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('is refused of visitors and of tokens that may only read', async () => {
    expect(refusal(await uploadRoute(app, null, gpxFile(golden.points)))).toEqual([401, 'Authentication required']);
  });

  test('of 5 MB is read by another thread, while others are answered', async () => {
    const start = { lat: 47, lng: 9, height: 300 };
    const long = makeTrack({ ...start, step: 8, steps: 54_000, heading: (step) => step / 700, hills: 9 });
    const file = Buffer.from(gpxFile(long.points));
    expect(file.length).toBeGreaterThan(4_500_000);
    let isRead = false;
    const reading = uploadRoute(app, ada, file).finally(() => {
      isRead = true;
    });
    let answeredMeanwhile = 0;
    while (!isRead) {
      expect((await sendRaw(`${app.url}/health/live`)).status).toBe(200);
      answeredMeanwhile += 1;
    }
    const { status, body } = await reading;
    expect(status).toBe(201);
    expect(Math.abs(body.distance * metresPerMile - long.length)).toBeLessThan(long.length * 0.01);
    // Reading on the event loop would let one or two requests through.
    expect(answeredMeanwhile).toBeGreaterThan(10);
  });
});

describe('an id of the client’s own', () => {
  test('answers the first result once more, also where both are sent at once', async () => {
    const id = newId();
    const file = gpxFile(golden.points);
    const answers = await Promise.all([1, 2, 3].map(() => uploadRoute(app, ada, file, { id })));
    expect(answers.map(({ body }) => body.startedAt)).toContain('2026-05-01T06:30:00.000Z');
    answers.push(await uploadRoute(app, ada, gpxFile(golden.points.slice(0, 200)), { id }));
    // Times are not stored.
    const [first, ...others] = answers.map(({ status, body: { startedAt, ...body } }) => [status, body]);
    for (const other of others) expect(other).toEqual(first);
    expect([first?.[0], answers.at(-1)?.body.startedAt]).toEqual([201, null]);
    expect(answers[0]?.body.id).toBe(id);
    expect(await app.run('select from route where owner_id = $1', ada.id)).toHaveLength(1);
  });

  test('that is another’s is taken, and one that is none is refused', async () => {
    const id = newId();
    await uploadRoute(app, ada, gpxFile(golden.points), { id });
    expect(refusal(await uploadRoute(app, ben, gpxFile(golden.points), { id }))).toEqual([409, 'This id is taken']);
    expect(refusal(await uploadRoute(app, ada, gpxFile(golden.points), { id: 'mine' }))).toEqual([
      400,
      'id must be a UUID',
    ]);
  });
});

test('there may be 500 routes, and those that no ride has shown for a day make room', async () => {
  await app.run(
    `insert into route (id, owner_id) select gen_random_uuid(), $1::uuid from generate_series(1, 500)`,
    ada.id,
  );
  await app.run(
    `insert into route_map (route_id, is_cut, distance, elevation, has_elevation, points, line, profile, track)
     select id, false, 1, 1, false, 2, '[]', '[]', '' from route where owner_id = $1`,
    ada.id,
  );
  const full = await uploadRoute(app, ada, gpxFile(golden.points));
  expect(refusal(full)).toEqual([409, expect.stringMatching(/^You have 500 routes of 1,000 points/)]);
  await app.run(`update route set used_at = now() - interval '25 hours' where owner_id = $1`, ada.id);
  await routeOf(app, ada, golden.points);
  expect(await app.run('select from route where owner_id = $1', ada.id)).toHaveLength(1);
});

describe('on a ride', () => {
  let routeId: string;
  let ride: Made;
  beforeEach(async () => {
    routeId = await routeOf(app, ada, golden.points);
    ride = await rideOn(app, ada, routeId);
  });

  test('a route is its map, the same by both doors, and the ride’s numbers stay the author’s', async () => {
    for (const viewer of [ada, ben, null]) {
      const map = await mapBy(app, viewer, ride);
      expect(Math.abs((map?.distance ?? 0) * metresPerMile - golden.length)).toBeLessThan(golden.length * 0.01);
      const { body } = await app.as(viewer).get(`/api/posts/${ride.id}`);
      expect(body.rideData).toMatchObject({ distance: 12, elevation: 300, map });
      expect(JSON.stringify(body)).not.toContain(routeId);
    }
  });

  test('lists tell of it without what is long', async () => {
    const { line, profile, climbs, waypoints, ...facts } = (await mapBy(app, ben, ride)) ?? {};
    const { body } = await app.as(ben).get(`/api/posts/user/rides/${ada.id}`);
    expect([line?.length, profile?.length, climbs?.length, waypoints]).toEqual([1, 1, 3, []]);
    expect(body[0].rideData.map).toEqual(facts);
  });

  test('it comes as a GPX file that tells of nobody, and that can be sent again', async () => {
    const { status, headers, body } = await app.as(null).get(`/api/rides/${ride.id}/route.gpx`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/gpx+xml');
    expect(headers.get('content-disposition')).toBe('attachment; filename="ride-2087-06-01.gpx"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toContain('<trk><name>Out and back</name>\n<trkseg>');
    expect(body).not.toMatch(/Ada|<(author|time|metadata|extensions|hr)/);
    const again = await uploadRoute(app, ben, body);
    expect(again.status).toBe(201);
    expect(Math.abs(again.body.distance * metresPerMile - golden.length)).toBeLessThan(golden.length * 0.01);
  });

  test('only those who may read the ride get to see it', async () => {
    const hidden = await rideOn(app, ada, routeId, { privacy: 'private' });
    const plain = await app.post(ada);
    const bare = await rideOn(app, ada, null);
    const fileOf = (member: Member | null, { id }: Made) => app.as(member).get(`/api/rides/${id}/route.gpx`);
    expect((await fileOf(ada, hidden)).status).toBe(200);
    for (const viewer of [ben, null]) {
      expect(refusal(await fileOf(viewer, hidden))).toEqual([404, 'Post not found']);
      expect(refusal(await fileOf(viewer, { id: newId() }))).toEqual([404, 'Post not found']);
      expect(refusal(await fileOf(viewer, plain))).toEqual([404, 'Ride not found']);
      expect(refusal(await fileOf(viewer, bare))).toEqual([404, 'Route not found']);
      expect(await mapBy(app, viewer, bare)).toBeNull();
    }
  });

  test('an edit leaves it, takes another or takes it off', async () => {
    const rideData = { distance: 12, date: '2087-06-01', time: '06:30' };
    const edit = async (facts: object) => {
      const { status, body } = await app.as(ada).put(`/api/posts/${ride.id}`, { rideData: { ...rideData, ...facts } });
      expect(status).toBe(200);
      return body.rideData.map;
    };
    const before = await mapBy(app, ada, ride);
    expect(await edit({})).toEqual(before);
    // Clients send back the value that they have read.
    expect(await edit({ map: before })).toEqual(before);
    const other = await routeOf(app, ada, golden.points.slice(0, 400));
    expect((await edit({ routeId: other })).distance).toBeLessThan(4);
    expect(await edit({ routeId: null })).toBeNull();
    const document = `mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post { ride { map { distance } } } } }`;
    const input = { postId: ride.id, ride: { ...rideData, routeId } };
    const { data } = await app.as(ada).query(document, { input });
    expect(data.updatePost.post.ride.map.distance).toBe(before?.distance);
  });

  test('another’s route, an unknown one and what is none are refused alike', async () => {
    const message = 'routeId is not the id of a route of yours';
    const document = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }`;
    const facts = { distance: 1, location: 'Mill Square', date: '2087-06-01', time: '06:30' };
    for (const wrong of [routeId, newId(), 'route']) {
      const input = { content: 'Mine now', ride: { ...facts, routeId: wrong } };
      const { error } = await app.as(ben).query(document, { input });
      expect(error).toMatchObject({ code: 'BAD_USER_INPUT', message, field: 'ride.routeId' });
      const rest = await app.as(ben).post('/api/posts', { content: 'Mine now', isRide: true, rideData: input.ride });
      expect(refusal(rest)).toEqual([400, message]);
    }
  });

  test('it goes with its owner, and stays with them when the ride goes', async () => {
    await app.as(ada).delete(`/api/posts/${ride.id}`);
    expect(await app.run('select from route where id = $1', routeId)).toHaveLength(1);
    const another = await rideOn(app, ada, routeId);
    await linesBy(app, ben, another);
    await app.run('delete from "user" where id = $1', ada.id);
    expect(await app.run('select from route where id = $1', routeId)).toHaveLength(0);
    expect(await app.run('select from route_map where route_id = $1', routeId)).toHaveLength(0);
  });
});
