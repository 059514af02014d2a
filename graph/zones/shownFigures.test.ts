import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { postHead } from '../doors/pages/postHead.ts';
import { findSharedPost } from '../doors/pages/sharedPost.ts';
import { newId } from '../platform/lib/ids.ts';
import { bearing, makeAccessToken } from '../test/accessTokens.ts';
import type { Made, Member } from '../test/factories.ts';
import { makeZone, mapBy, routeOf, uploadRoute } from '../test/routeDoors.ts';
import { gpxFile, makeTrack } from '../test/tracks.ts';
import { useApp } from '../test/useApp.ts';

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
const far = { lat: -33, lng: 18, radius: 0.4 };
const [distance, elevation] = [11.2, 885];

const app = useApp({ RATE_LIMITS: '{"uploads": 100000, "writes": 100000}' });
let ada: Member;
let ben: Member;
let ride: Made;
beforeEach(async () => {
  ada = await app.member(`ada${newId().slice(-8)}`);
  ben = await app.member(`ben${newId().slice(-8)}`);
  ride = await rideOnRoute({ distance, elevation });
});

/** A ride of today on a route from the door, with the author's figures. */
async function rideOnRoute(figures: object): Promise<Made> {
  const routeId = await routeOf(app, ada, points);
  const day = new Date(Date.now() - 60_000).toISOString();
  const rideData = {
    location: 'Mill Square',
    date: day.slice(0, 10),
    time: day.slice(11, 16),
    timeZone: 'UTC',
    routeId,
  };
  const { body } = await app
    .as(ada)
    .post('/api/posts', { content: 'Out and back', isRide: true, rideData: { ...rideData, ...figures } });
  return { id: body.id };
}

const rideDocument = 'query ($id: ID!) { post(id: $id) { ride { distance elevation map { distance elevation } } } }';
const rideBy = async (member: Member | null) =>
  (await app.as(member).query(rideDocument, { id: ride.id })).data.post.ride;
const written = { distance, elevation };
const figuresBy = async (member: Member | null) => {
  const { distance, elevation } = await rideBy(member);
  return { distance, elevation };
};
const statsBy = async (member: Member | null) => (await app.as(member).get(`/api/users/${ada.id}/stats`)).body;
const remove = (zoneId: string) =>
  app.as(ada).query('mutation ($id: ID!) { deletePrivacyZone(zoneId: $id) { deletedZoneId } }', { id: zoneId });
const edit = (rideData: object) =>
  app
    .as(ada)
    .put(`/api/posts/${ride.id}`, { content: 'Edited', rideData: { date: '2087-06-01', time: '06:30', ...rideData } });

describe('of a ride that was written before its zone', () => {
  test('every door shows at most the length and climb of what is left of its route', async () => {
    expect(await figuresBy(null)).toEqual(written);
    await makeZone(app, ada, home);
    const { map, ...shown } = await rideBy(null);
    expect(shown).toEqual({ distance: map.distance, elevation: map.elevation });
    expect(shown.distance).toBeLessThan(distance - 0.4);
    for (const member of [ada, ben]) expect(await figuresBy(member)).toEqual(shown);
    for (const path of [`/api/posts/${ride.id}`, '/api/posts/feed?showAll=true', `/api/posts/user/rides/${ada.id}`]) {
      const { body } = await app.as(ben).get(path);
      expect((Array.isArray(body) ? body.find(({ id }) => id === ride.id) : body).rideData).toMatchObject(shown);
    }
    const shared = await findSharedPost(app.backend.sql, ride.id);
    expect(shared).toMatchObject(shown);
    const ics = await (await fetch(`${app.url}/api/rides/${ride.id}/ride.ics`)).text();
    const texts = [ics, shared ? postHead(shared, app.url, 'Cycle Chat').metadata : ''];
    for (const text of texts) expect([text.includes('11.2 mi'), text.includes('885 ft')]).toEqual([false, false]);
  });

  describe('with pace groups', () => {
    const groups = [
      { letter: 'A', name: 'Whole', distance },
      { letter: 'C', name: 'Short', distance: 5 },
    ];
    const shownBy = async (member: Member | null) => {
      const document = 'query ($id: ID!) { post(id: $id) { ride { distance paceGroups { distance } } } }';
      const { ride: read } = (await app.as(member).query(document, { id: ride.id })).data.post;
      const { body } = await app.as(member).get(`/api/rides/${ride.id}/pace-groups`);
      const byRest = body.map((group: { distance: number }) => group.distance);
      expect(read.paceGroups.map((group: { distance: number }) => group.distance)).toEqual(byRest);
      return { shown: read.distance, groups: byRest };
    };
    const stored = async () =>
      (
        await app.run<{ distance: number }>(
          'select distance from pace_group where post_id = $1 order by letter',
          ride.id,
        )
      ).map((row) => row.distance);
    beforeEach(async () => {
      ride = await rideOnRoute({ distance, elevation, paceGroups: groups });
      await makeZone(app, ada, home);
    });

    test('their distances are at most that of what is left of the route', async () => {
      for (const member of [null, ben, ada]) {
        const { shown, groups } = await shownBy(member);
        expect(groups).toEqual([shown, 5]);
        expect(shown).toBeLessThan(distance - 0.4);
      }
    });

    test('an edit that sends back what was shown keeps what the author wrote, and another figure replaces it', async () => {
      const { shown } = await shownBy(ada);
      const sent = Number(shown.toFixed(1));
      await edit({
        distance: sent,
        paceGroups: groups.map((group, index) => (index ? group : { ...group, distance: sent })),
      });
      expect(await stored()).toEqual([distance, 5]);
      await edit({ distance: sent, paceGroups: [{ ...groups[0], distance: 7 }] });
      expect(await stored()).toEqual([7]);
    });

    test('taking the route off brings nothing back', async () => {
      const { shown } = await shownBy(null);
      await edit({ distance: shown, routeId: null });
      expect(await shownBy(null)).toEqual({ shown, groups: [shown, 5] });
    });

    test('taking the route off before it is cut leaves what the author wrote', async () => {
      await app.run('delete from route_map where is_cut');
      await app.run('update ride set route_id = null where id = $1', ride.id);
      expect(await stored()).toEqual([distance, 5]);
    });
  });

  test('lists by distance and sums for others go by what is shown, the sums of its author by what they wrote', async () => {
    await makeZone(app, ada, home);
    const { distance: shown, elevation: shownClimb } = await figuresBy(null);
    expect((await statsBy(ben)).monthlyDistance).toBeCloseTo(shown, 6);
    expect((await statsBy(ada)).monthlyDistance).toBe(distance);
    const weeks = 'query ($id: ID!) { user(id: $id) { stats { weeks(last: 2) { distance climb rideCount } } } }';
    const ridden = async (member: Member) =>
      (await app.as(member).query(weeks, { id: ada.id })).data.user.stats.weeks.find(
        ({ rideCount }: { rideCount: number }) => rideCount > 0,
      );
    const toBen = await ridden(ben);
    expect(toBen.distance).toBeCloseTo(shown, 6);
    expect(toBen.climb).toBeCloseTo(shownClimb, 6);
    expect(shownClimb).toBeLessThan(elevation);
    expect(await ridden(ada)).toEqual({ distance, climb: elevation, rideCount: 1 });
    const { secret } = await makeAccessToken(app.as(ada), { scope: 'READ' });
    const { body } = await app.with(bearing(secret)).get(`/api/users/${ada.id}/stats`);
    expect(body.monthlyDistance).toBeCloseTo(shown, 6);
    const between = `query ($least: Float) { rides(from: "2000-01-01T00:00:00Z", minimumDistance: $least) { nodes { id } } }`;
    const listed = async (least: number) =>
      (await app.as(ada).query(between, { least })).data.rides.nodes.map(({ id }: Made) => id);
    expect(await listed(shown - 0.01)).toContain(ride.id);
    expect(await listed(shown + 0.01)).not.toContain(ride.id);
  });

  test('the figures depend on the zones of now alone, and come back with the last of them', async () => {
    const first = await makeZone(app, ada, home);
    const before = await figuresBy(null);
    const wide = await makeZone(app, ada, { ...home, radius: 0.8 });
    expect((await figuresBy(null)).distance).toBeLessThan(before.distance);
    await remove(wide);
    expect(await figuresBy(null)).toEqual(before);
    await remove(first);
    expect(await figuresBy(null)).toEqual(written);
    await makeZone(app, ada, far);
    expect(await figuresBy(null)).toEqual(written);
  });

  test('the figures stay where the zone says so, until another lowers them', async () => {
    const { error } = await app
      .as(ada)
      .query(
        'mutation ($input: CreatePrivacyZoneInput!) { createPrivacyZone(input: $input) { privacyZone { lowersFigures } } }',
        { input: { label: 'Home', ...home, lowersFigures: false } },
      );
    expect(error).toBeNull();
    expect(await figuresBy(null)).toEqual(written);
    await makeZone(app, ada, far);
    expect((await figuresBy(null)).distance).toBeLessThan(distance - 0.4);
  });

  test('an edit that sends back what is shown keeps what its author wrote, and shows no more than before', async () => {
    const zone = await makeZone(app, ada, home);
    const shown = await figuresBy(null);
    const { status } = await edit({ distance: shown.distance.toFixed(1), elevation: shown.elevation });
    expect([status, await figuresBy(null)]).toEqual([200, shown]);
    await edit({ distance: 11.3, elevation: 900 });
    expect(await figuresBy(null)).toEqual(shown);
    await edit({ distance: 3, elevation: 100 });
    expect(await figuresBy(null)).toEqual({ distance: 3, elevation: 100 });
    await edit({ distance: 11.4, elevation: 890 });
    await remove(zone);
    expect(await figuresBy(null)).toEqual({ distance: 11.4, elevation: 890 });
  });

  test.each<[string, (shown: typeof written) => object]>([
    ['what was shown', (shown) => shown],
    ['what was shown, without the climb', ({ distance }) => ({ distance })],
    ['what its author wrote', () => written],
  ])('an edit that takes the route off and sends back %s brings back nothing to compare', async (_name, sent) => {
    await makeZone(app, ada, home);
    const shown = await figuresBy(null);
    await app.run('delete from route_map where is_cut');
    await edit({ ...sent(shown), routeId: null });
    expect(await figuresBy(null)).toEqual(shown);
  });

  test('taking the route off this and all later dates of a series brings back nothing of any', async () => {
    const day = { location: 'Mill Square', date: '2087-06-01', time: '06:30', timeZone: 'UTC' };
    const rideData = { ...day, distance, elevation, routeId: await routeOf(app, ada, points) };
    const repeats = 'FREQ=WEEKLY;BYDAY=SU;COUNT=2';
    const { body } = await app.as(ada).post('/api/posts', { content: 'Weekly', isRide: true, rideData, repeats });
    const first = { id: body.id };
    const [later] = await app.run<Made>(
      `select id from ride where date = '2087-06-08' and series_id = (select series_id from ride where id = $1)`,
      first.id,
    );
    const edited = { ...day, distance: 3, elevation: 9 };
    await app.as(ada).put(`/api/posts/${first.id}`, { rideData: edited });
    await makeZone(app, ada, home);
    ride = later ?? first;
    const shown = await figuresBy(null);
    expect(shown.distance).toBeLessThan(distance - 0.4);
    await app.as(ada).put(`/api/posts/${first.id}`, { rideData: { ...edited, routeId: null }, laterDates: true });
    expect([await figuresBy(null), (await rideBy(null)).map]).toEqual([shown, null]);
  });

  test('nobody is notified, and neither the post nor the number of its changes is another', async () => {
    const state = () =>
      app.run(
        'select p.updated_at, r.sequence, r.changed_at from ride r join post p using (id) where r.id = $1',
        ride.id,
      );
    const before = await state();
    await app.as(ben).post(`/api/rides/${ride.id}/join`, {});
    await makeZone(app, ada, home);
    expect(await state()).toEqual(before);
    expect(await app.run('select kind from notification where user_id = $1', ben.id)).toEqual([]);
  });
});

test('a ride that is written after its zone shows no more than what is left of its route', async () => {
  await makeZone(app, ada, home);
  ride = await rideOnRoute({ distance, elevation });
  const { map, ...shown } = await rideBy(null);
  expect(shown).toEqual({ distance: map.distance, elevation: map.elevation });
});

test.each([
  ['READ', 'the primary'],
  ['READ', 'a replica'],
  ['WRITE', 'the primary'],
])('an access token that may %s is shown of its member’s routes what others are, by %s', async (scope, source) => {
  if (source === 'a replica') {
    // The replica is the same database here; the request only takes the code path of replicas.
    const { services, sql } = app.backend;
    Object.assign(services, { replicas: { readsOf: async () => sql, noteWrite: async () => {} } });
    onTestFinished(() => void Object.assign(services, { replicas: null }));
  }
  await makeZone(app, ada, home);
  const { secret } = await makeAccessToken(app.as(ada), { scope });
  const program = app.with(bearing(secret));
  const [whole, cut] = [await mapBy(app, ada, ride), await mapBy(app, ben, ride)];
  expect(cut?.distance).toBeLessThan((whole?.distance ?? 0) - 0.4);
  const { data } = await program.query(rideDocument, { id: ride.id });
  expect(data.post.ride.map).toEqual({ distance: cut?.distance, elevation: cut?.elevation });
  expect((await program.get(`/api/posts/${ride.id}`)).body.rideData.map).toEqual(cut);
  const path = `/api/rides/${ride.id}/route.gpx`;
  expect((await program.get(path)).body).toBe((await app.as(ben).get(path)).body);
  expect((await program.get(`/api/users/${ada.id}/export`)).status).toBe(403);
});

test('a token is told of all of a route that it sends, and of one that it names again what others are shown', async () => {
  await makeZone(app, ada, home);
  const id = newId();
  const { body: sent } = await uploadRoute(app, ada, gpxFile(points), { id });
  const { secret } = await makeAccessToken(app.as(ada), { scope: 'WRITE' });
  const send = (route: string) =>
    app.with(bearing(secret)).post('/api/routes', { id: route, file: gpxFile(points.slice(0, 800)) });
  const [known, fresh] = [await send(id), await send(newId())];
  expect(known.body).toMatchObject({ distance: sent.shown.distance, shown: sent.shown });
  expect(fresh.body.distance).toBeGreaterThan(fresh.body.shown.distance + 0.4);
});
