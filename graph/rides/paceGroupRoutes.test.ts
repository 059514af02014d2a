import { beforeEach, describe, expect, test } from 'vitest';
import { openBoard } from '../test/boards.ts';
import type { Made, Member } from '../test/factories.ts';
import { bareRide } from '../test/rideDoors.ts';
import { makeZone, mapFields, rideOn, routeOf, type SeenMap } from '../test/routeDoors.ts';
import { type SeriesDoor, seriesDoors } from '../test/seriesDoors.ts';
import { sentSql } from '../test/sqlCounter.ts';
import { gpxFile, makeTrack } from '../test/tracks.ts';
import { useApp } from '../test/useApp.ts';
import { readGpx } from '../test/zoneChecks.ts';

const app = useApp({ RATE_LIMITS: '{"uploads": 100000, "writes": 100000, "reads": 100000}' });
const trackFrom = (lat: number) =>
  makeTrack({ lat, lng: -2.89, step: 20, steps: 300, heading: () => 0, hills: 2, height: 60 }).points;
const [longPoints, shortPoints] = [trackFrom(53.19), trackFrom(53.4).slice(0, 150)];
const home = { lat: 53.4, lng: -2.89, radius: 0.4 };

let ada: Member;
let ben: Member;
let routeId: string;
let ride: Made;
beforeEach(async () => {
  await app.run('truncate "user" cascade');
  ({ ada, ben } = await app.cast('ada', 'ben'));
  routeId = await routeOf(app, ada, shortPoints);
  ride = await rideOn(app, ada, await routeOf(app, ada, longPoints));
  expect((await edit({ paceGroups: [{ ...brisk, routeId }, easy] })).status).toBe(200);
  await app.as(ben).post(`/api/rides/${ride.id}/join`, {});
});

const brisk = { letter: 'A', name: 'Brisk', distance: 3 };
const easy = { letter: 'B', name: 'Easy', distance: 2 };
const edit = (rideData: object) =>
  app.as(ada).put(`/api/posts/${ride.id}`, {
    rideData: { distance: 12, date: '2087-06-01', time: '06:30', ...rideData },
  });

const document = `query ($id: ID!) { post(id: $id) { ride { map { distance } paceGroups { id letter map ${mapFields} } } } }`;
interface Group {
  id: string;
  map: SeenMap | null;
}

/** The pace groups of the ride in GraphQL, whose maps REST repeats without what is long. */
async function groupsBy(member: Member | null): Promise<[Group, Group]> {
  const { data, error } = await app.as(member).query(document, { id: ride.id });
  expect(error).toBeNull();
  const groups: [Group, Group] = data.post.ride.paceGroups;
  const { body } = await app.as(member).get(`/api/rides/${ride.id}/pace-groups`);
  const facts = groups.map(({ map }) => {
    if (!map) return null;
    const { line, profile, climbs, waypoints, ...short } = map;
    return short;
  });
  expect(body.map(({ map }: Group) => map)).toEqual(facts);
  return groups;
}
const fileOf = (member: Member | null, paceGroupId: string, postId = ride.id) =>
  app.as(member).get(`/api/rides/${postId}/route.gpx?paceGroupId=${paceGroupId}`);

test('maps of rides and groups are read without their lines where nobody asks for them', async () => {
  const short = 'query ($id: ID!) { post(id: $id) { ride { map { distance } paceGroups { map { hasElevation } } } } }';
  const readBy = async (text: string) => {
    const names = await sentSql(app, () => app.as(ben).query(text, { id: ride.id }));
    return names.flatMap((name) => /^route\.(facts|maps)/.exec(name)?.[1] ?? []);
  };
  await groupsBy(ben);
  expect(new Set(await readBy(short))).toEqual(new Set(['facts']));
  expect(new Set(await readBy(document))).toEqual(new Set(['facts', 'maps']));
});

describe('a route of a pace group', () => {
  test('is its map by both doors and its GPX file, and the other group has none', async () => {
    for (const viewer of [ada, ben, null]) {
      const [own, other] = await groupsBy(viewer);
      expect(own.map?.distance).toBeCloseTo(1.85, 1);
      expect(other.map).toBeNull();
      const { status, headers, body } = await fileOf(viewer, own.id);
      expect([status, readGpx(body).flat().length]).toEqual([200, shortPoints.length]);
      expect(headers.get('content-disposition')).toBe('attachment; filename="ride-2087-06-01-A.gpx"');
      expect(body).toContain('<trk><name>A · Brisk: Out and back</name>');
      expect((await fileOf(viewer, other.id)).body).toMatchObject({ code: 'NOT_FOUND', message: 'Route not found' });
    }
    const { body } = await app.as(ben).get(`/api/rides/${ride.id}/route.gpx`);
    expect(readGpx(body).flat()).toHaveLength(longPoints.length);
  });

  test('is cut for others by a zone that its author makes later, and hidden with the ride', async () => {
    const [{ id, map: whole }] = await groupsBy(ada);
    await makeZone(app, ada, home);
    expect((await groupsBy(ada))[0].map).toEqual(whole);
    expect(readGpx((await fileOf(ada, id)).body).flat()).toHaveLength(shortPoints.length);
    for (const viewer of [ben, null]) {
      const [{ map }] = await groupsBy(viewer);
      expect(map?.distance).toBeLessThan((whole?.distance ?? 0) - 0.3);
      const points = readGpx((await fileOf(viewer, id)).body).flat();
      expect(points.length).toBeLessThan(shortPoints.length);
      for (const { lat } of [...points, ...(map?.line.flat() ?? [])]) expect(lat).toBeGreaterThan(home.lat);
    }
    await app.as(ada).put(`/api/posts/${ride.id}`, { privacy: 'private' });
    for (const viewer of [ben, null])
      expect((await fileOf(viewer, id)).body).toMatchObject({ code: 'NOT_FOUND', message: 'Post not found' });
  });

  test('in a list is not waited for, and on the page of its ride is', async () => {
    await groupsBy(ben);
    const lists = `{ rides(from: "2087-05-01T00:00:00Z") { nodes { ride { paceGroups { map { distance } } } } } }`;
    const listed = async () => (await app.as(ben).query(lists)).data.rides.nodes[0].ride.paceGroups[0].map;
    expect(await listed()).toEqual({ distance: expect.any(Number) });
    await app.run('delete from route_map where is_cut and route_id = $1', routeId);
    expect(await listed()).toBeNull();
    const { data } = await app.as(ben).query(document, { id: ride.id });
    expect(data.post.ride.paceGroups[0].map).not.toBeNull();
  });

  test('stays when an edit omits it, goes when it is null, and is one of the author’s', async () => {
    const hasRoutes = async () => (await groupsBy(ada)).map(({ map }) => map !== null);
    await edit({ paceGroups: [{ ...brisk, name: 'Fast' }, easy] });
    expect(await hasRoutes()).toEqual([true, false]);
    await edit({
      paceGroups: [
        { ...brisk, routeId: null },
        { ...easy, routeId },
      ],
    });
    expect(await hasRoutes()).toEqual([false, true]);
    const others = await routeOf(app, ben, shortPoints);
    const input = {
      distance: 12,
      date: '2087-06-01',
      time: '06:30',
      paceGroups: [brisk, { ...easy, routeId: others }],
    };
    const mutation = 'mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post { id } } }';
    const { error } = await app.as(ada).query(mutation, { input: { postId: ride.id, ride: input } });
    const message = 'routeId is not the id of a route of yours';
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', message, field: 'ride.paceGroups.1.routeId' });
    expect((await edit(input)).body).toMatchObject({ code: 'BAD_USER_INPUT', message });
    expect(await hasRoutes()).toEqual([false, true]);
  });

  test('comes back with a ride that was taken down, and goes with its owner', async () => {
    await app.run(`update route set used_at = now() - interval '25 hours'`);
    const board = app.with(await openBoard(app));
    const remove = `mutation ($content: String!) {
      removeContent(input: { content: $content, reason: SPAM, words: "Not here" }) { takedown { id } } }`;
    const { data } = await board.query(remove, { content: ride.id });
    // Every upload collects the unused routes of its member.
    await app.as(ada).post('/api/routes', { file: gpxFile(shortPoints.slice(0, 9)) });
    const { id } = data.removeContent.takedown;
    await board.query(`mutation { restoreContent(input: { takedownId: "${id}" }) { takedown { decision } } }`);
    expect((await groupsBy(ben))[0].map).not.toBeNull();
    await app.run('delete from "user" where id = $1', ada.id);
    expect(await app.run('select from route')).toEqual([]);
  });
});

describe('the distance of a group with a route of its own', () => {
  // The route of the group starts in the zone, that of the ride is far from it.
  const written = 1.9;
  const own = { ...brisk, distance: written };
  const stored = async () =>
    (await app.run<{ distance: number }>('select distance from pace_group order by letter')).map(
      ({ distance }) => distance,
    );
  const shownBy = async (member: Member | null): Promise<number[]> =>
    (await app.as(member).get(`/api/rides/${ride.id}/pace-groups`)).body.map(
      ({ distance }: { distance: number }) => distance,
    );
  let shown: number;
  beforeEach(async () => {
    await edit({ paceGroups: [{ ...own, routeId }, easy] });
    await makeZone(app, ada, home);
    [shown = 0] = await shownBy(null);
  });

  test('is at most that of what is left of this route', async () => {
    expect(shown).toBeLessThan(written - 0.3);
    for (const member of [ben, ada]) expect(await shownBy(member)).toEqual([shown, 2]);
    expect(await stored()).toEqual([written, 2]);
  });

  test('stays the author’s when an edit sends back what was shown, while the route stays', async () => {
    const sent = { ...own, distance: Number(shown.toFixed(1)) };
    await edit({ paceGroups: [sent] });
    expect(await stored()).toEqual([written]);
    await edit({ paceGroups: [{ ...sent, routeId: null }] });
    expect(await stored()).toEqual([sent.distance]);
  });

  test('stays lowered without the route, and another distance is stored as sent', async () => {
    await edit({ paceGroups: [{ ...own, routeId: null }] });
    expect(await stored()).toEqual([shown]);
    await edit({ paceGroups: [{ ...own, distance: 3, routeId }] });
    expect(await stored()).toEqual([3]);
  });

  test('is not lowered by the route of the ride, and its first route keeps what that has lowered', async () => {
    await edit({ routeId: null });
    expect(await stored()).toEqual([written, 2]);
    await edit({ routeId, paceGroups: [{ ...own, routeId: null }] });
    await app.run('update pace_group set distance = $1', written);
    expect(await shownBy(null)).toEqual([shown]);
    await edit({ paceGroups: [{ ...own, routeId: await routeOf(app, ada, longPoints) }] });
    expect(await shownBy(null)).toEqual([shown]);
  });
});

test.each(seriesDoors)(
  'by $name, new dates of a series have the routes of its groups, and later dates get another one',
  async (door: SeriesDoor) => {
    const rideData = { ...bareRide, date: '2086-06-04', timeZone: 'UTC', paceGroups: [{ ...brisk, routeId }, easy] };
    const { fault, id } = await door.create(app.as(ada), { rideData, repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=3' });
    expect(fault).toBeNull();
    const routes = async () =>
      (
        await app.run<{ route: string }>(
          `select concat_ws(' ', g.letter, g.route_id) as route from pace_group g join ride r on r.id = g.post_id
         where r.series_id is not null order by r.series_date, g.letter`,
        )
      ).map(({ route }) => route);
    const first = [`A ${routeId}`, 'B'];
    expect(await routes()).toEqual([...first, ...first, ...first]);
    expect((await door.extend(app.as(ada), id, '2086-06-25')).fault).toBeNull();
    expect(await routes()).toHaveLength(8);
    const second = (await door.read(app.as(ada), id)).dates?.[1]?.postId ?? '';
    const other = await routeOf(app, ada, longPoints);
    const paceGroups = [brisk, { ...easy, routeId: other }];
    expect(
      await door.update(app.as(ada), second, {
        rideData: { ...rideData, date: '2086-06-11', paceGroups },
        laterDates: true,
      }),
    ).toBeNull();
    const later = [`A ${routeId}`, `B ${other}`];
    expect((await routes()).slice(0, 2)).toEqual(first);
    expect((await routes()).slice(2)).toEqual([...later, ...later, ...later]);
  },
);
