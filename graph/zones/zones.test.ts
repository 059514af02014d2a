import { beforeEach, describe, expect, test } from 'vitest';
import { visitorAt } from '../platform/lib/access.ts';
import { newId } from '../platform/lib/ids.ts';
import { cutRoute } from '../routes/routeCuts.ts';
import { routeReader } from '../routes/routeReader.ts';
import { bearing, makeAccessToken } from '../test/accessTokens.ts';
import type { Made, Member } from '../test/factories.ts';
import { linesBy, makeZone, mapBy, rideOn, routeOf, uploadRoute } from '../test/routeDoors.ts';
import { gpxFile, makeTrack } from '../test/tracks.ts';
import { useApp } from '../test/useApp.ts';
import { waysInside } from '../test/zoneChecks.ts';

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

const app = useApp({ RATE_LIMITS: '{"uploads": 100000, "writes": 100000}' });
let ada: Member;
let ben: Member;
beforeEach(async () => {
  ada = await app.member(`ada${newId().slice(-8)}`);
  ben = await app.member(`ben${newId().slice(-8)}`);
});

const createDocument = `mutation ($input: CreatePrivacyZoneInput!) {
  createPrivacyZone(input: $input) { privacyZone { id label lat lng radius } viewer { id privacyZones { id } } }
}`;
const deleteDocument = `mutation ($zoneId: ID!) {
  deletePrivacyZone(zoneId: $zoneId) { deletedZoneId viewer { id privacyZones { id } } }
}`;
const create = (member: Member | null, input: object) => app.as(member).query(createDocument, { input });
const remove = (member: Member | null, zoneId: string) => app.as(member).query(deleteDocument, { zoneId });

describe('a privacy zone', () => {
  test('is made and deleted by its member, to whom alone it is told', async () => {
    const { data } = await create(ada, { label: ' Home ', ...home });
    const { privacyZone, viewer } = data.createPrivacyZone;
    expect(privacyZone).toMatchObject({ label: 'Home', ...home });
    expect(viewer).toEqual({ id: ada.id, privacyZones: [{ id: privacyZone.id }] });
    const document = `query ($id: ID!) { user(id: $id) { privacyZones { id label } } }`;
    for (const viewer of [ben, null]) {
      expect((await app.as(viewer).query(document, { id: ada.id })).data.user.privacyZones).toBeNull();
    }
    expect((await remove(ben, privacyZone.id)).error).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Privacy zone not found',
    });
    expect((await remove(ada, privacyZone.id)).data.deletePrivacyZone).toEqual({
      deletedZoneId: privacyZone.id,
      viewer: { id: ada.id, privacyZones: [] },
    });
    for (const id of [privacyZone.id, newId(), 'home']) {
      expect((await remove(ada, id)).error?.code).toBe('NOT_FOUND');
    }
  });

  test('is made once by the same id, also at once, and another’s id is taken', async () => {
    const input = { id: newId(), label: 'Home', ...home };
    const answers = await Promise.all([1, 2, 3].map(() => create(ada, input)));
    for (const { error, data } of answers) {
      expect([error, data.createPrivacyZone.privacyZone.id]).toEqual([null, input.id]);
    }
    expect((await create(ben, input)).error).toMatchObject({ code: 'CONFLICT', field: 'id' });
  });

  test('is the tenth at most, however many are sent at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => create(ada, { label: `Zone ${index}`, ...far })),
    );
    const refused = answers.filter(({ error }) => error);
    expect(refused.map(({ error }) => error?.code)).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT']);
    expect(await app.run('select from privacy_zone where owner_id = $1', ada.id)).toHaveLength(10);
  });

  test.each([
    [{ label: ' ' }, 'label', 'A label is required'],
    [{ label: 'x'.repeat(51) }, 'label', 'label must have at most 50 characters'],
    [{ lat: 85.1 }, 'lat', 'lat must be a number of degrees from -85 to 85'],
    [{ lng: -180.1 }, 'lng', 'lng must be a number of degrees from -180 to 180'],
    [{ radius: 0.05 }, 'radius', 'radius must be a number of miles from 0.1 to 5'],
    [{ radius: 5.1 }, 'radius', 'radius must be a number of miles from 0.1 to 5'],
    [{ id: 'home' }, 'id', 'id must be a UUID'],
  ])('with %j is refused', async (wrong, field, message) => {
    const { error } = await create(ada, { label: 'Home', ...home, ...wrong });
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field, message });
  });

  test('is for members', async () => {
    expect((await create(null, { label: 'Home', ...home })).error?.code).toBe('UNAUTHENTICATED');
    expect((await remove(null, newId())).error?.code).toBe('UNAUTHENTICATED');
  });

  test.each(['READ', 'WRITE'])('is neither read, made nor deleted by an access token that may %s', async (scope) => {
    const zoneId = await makeZone(app, ada, home);
    const { secret } = await makeAccessToken(app.as(ada), { scope });
    const program = app.with(bearing(secret));
    const message = 'An access token may not read, create or delete privacy zones: sign in with a password';
    const { data, error } = await program.query('{ viewer { id privacyZones { lat lng radius } } }');
    expect([data, error]).toMatchObject([
      { viewer: { id: ada.id, privacyZones: null } },
      { code: 'FORBIDDEN', message },
    ]);
    const refusal = scope === 'READ' ? { code: 'FORBIDDEN' } : { code: 'FORBIDDEN', message };
    const made = await program.query(createDocument, { input: { label: 'Home', ...home } });
    expect(made.error).toMatchObject(refusal);
    expect((await program.query(deleteDocument, { zoneId })).error).toMatchObject(refusal);
    expect(await app.run('select from privacy_zone where owner_id = $1', ada.id)).toHaveLength(1);
  });

  test('is cut by the same circle however often it is made again, and by another for another member', async () => {
    const circleOf = async (member: Member) => {
      const zone = await makeZone(app, member, home);
      const [circle] = await app.run('select cut_lat, cut_lng, cut_radius from privacy_zone where id = $1', zone);
      expect((await remove(member, zone)).error).toBeNull();
      return circle;
    };
    const first = await circleOf(ada);
    for (let count = 0; count < 5; count += 1) expect(await circleOf(ada)).toEqual(first);
    expect(await circleOf(ben)).not.toEqual(first);
  });

  test('goes with its member', async () => {
    await makeZone(app, ada, home);
    await app.run('delete from "user" where id = $1', ada.id);
    expect(await app.run('select from privacy_zone where owner_id = $1', ada.id)).toHaveLength(0);
  });
});

describe('of a ride from one’s door', () => {
  let ride: Made;
  beforeEach(async () => {
    ride = await rideOn(app, ada, await routeOf(app, ada, points));
  });

  test('others see nothing in the zone by any door, its rider sees all', async () => {
    expect(waysInside([home], await linesBy(app, ben, ride)).length).toBeGreaterThan(0);
    const zone = await makeZone(app, ada, home);
    for (const viewer of [ben, null]) {
      const lines = await linesBy(app, viewer, ride);
      expect(lines.flat().length).toBeGreaterThan(100);
      expect(waysInside([home], lines)).toEqual([]);
    }
    expect(waysInside([home], await linesBy(app, ada, ride)).length).toBeGreaterThan(0);
    const [cut, whole] = [await mapBy(app, ben, ride), await mapBy(app, ada, ride)];
    expect(cut?.distance).toBeLessThan((whole?.distance ?? 0) - 0.4);
    expect(cut?.profile[0]?.[0]?.distance).toBe(0);
    await remove(ada, zone);
    // Its one waypoint is beside the route, so only its owner gets it.
    expect(await mapBy(app, ben, ride)).toEqual({ ...whole, waypoints: [] });
  });

  test('a climb in the zone is seen by its rider alone', async () => {
    // The circle that is cut reaches 1.7 to 3.4 miles: beyond the first climb, and not to the second one.
    const hills = makeTrack({ ...door, step: 20, steps: 600, heading: () => 0, hills: 2, height: 180 });
    const hilly = await rideOn(app, ada, await routeOf(app, ada, hills.points));
    await makeZone(app, ada, { ...home, radius: 1.3 });
    const [whole, cut] = [await mapBy(app, ada, hilly), await mapBy(app, ben, hilly)];
    expect(whole?.climbs.map(({ category }) => category)).toEqual(['C3', 'C3']);
    const [, second] = whole?.climbs ?? [];
    const [only, ...others] = cut?.climbs ?? [];
    expect(others).toEqual([]);
    expect([Math.abs((only?.gain ?? 0) - (second?.gain ?? 0)) < 20, only?.category]).toEqual([true, 'C3']);
    expect(only?.startDistance).toBeLessThan((second?.startDistance ?? 0) - 1.3);
  });

  test('from the change on nothing that was cut before is left to give out', async () => {
    await linesBy(app, ben, ride);
    const rows = () =>
      app.run<{ row: string }>(
        'select m.xmin::text as row from route_map m join route r on r.id = m.route_id where m.is_cut and r.owner_id = $1',
        ada.id,
      );
    const seen = await rows();
    const zone = await makeZone(app, ada, far);
    seen.push(...(await rows()));
    await remove(ada, zone);
    seen.push(...(await rows()));
    expect(new Set(seen.map(({ row }) => row)).size).toBe(3);
  });

  test('what was being cut when the zones changed is not kept', async () => {
    const [route] = await app.run<{ id: string }>('select id from route where owner_id = $1', ada.id);
    const id = route?.id ?? '';
    const { sql } = app.backend;
    let changed = 0;
    const madeByChange: string[] = [];
    const cutText = 'select xmin::text as row from route_map where is_cut and route_id = $1';
    const cut = async () => (await app.run<{ row: string }>(cutText, id)).map(({ row }) => row);
    // The test creates the zone after the zones were read and before the cut for them is written.
    const late: typeof sql = async (statement, values) => {
      if (statement.name === 'route.keepCut') {
        changed += 1;
        await makeZone(app, ada, home);
        madeByChange.push(...(await cut()));
      }
      return sql(statement, values);
    };
    await cutRoute({ sql: late }, id);
    // Only the cut for the new zone exists.
    expect([changed, await cut(), madeByChange.length]).toEqual([1, madeByChange, 1]);
    expect(waysInside([home], await linesBy(app, ben, ride))).toEqual([]);
  });

  test('nothing is given out while nothing can be cut', async () => {
    await makeZone(app, ada, home);
    const [{ id } = { id: '' }] = await app.run<{ id: string }>('select id from route where owner_id = $1', ada.id);
    const busy = Array.from({ length: 30 }, () =>
      routeReader.run({ kind: 'read', source: Buffer.from('<gpx/>') }, visitorAt(ada.id)).catch(() => null),
    );
    const map = await mapBy(app, ben, ride);
    expect(map === null || waysInside([home], map.line).length === 0).toBe(true);
    await Promise.all(busy);
    expect((await mapBy(app, ben, ride))?.distance).toBeGreaterThan(1);
    expect(await app.run('select from route_map where is_cut and route_id = $1', id)).toHaveLength(1);
  });

  test('a storm of changes, uploads and readers never shows a point of a zone that stands', {
    timeout: 300_000,
  }, async () => {
    const rides: Made[] = [ride];
    const zones: string[] = [await makeZone(app, ada, home)];
    const work = Array.from({ length: 6 }, async (_, index) => {
      for (let round = 0; round < 4; round += 1) {
        if (index === 0) zones.push(await makeZone(app, ada, far));
        else if (index === 1) rides.push(await rideOn(app, ada, await routeOf(app, ada, points.slice(0, 300 + round))));
        else
          for (const each of rides) {
            const map = await mapBy(app, index === 2 ? null : ben, each);
            expect(waysInside([home], [...(map?.line ?? []), ...(map?.profile ?? [])])).toEqual([]);
          }
      }
    });
    await Promise.all(work);
    expect(rides).toHaveLength(5);
    for (const each of rides) expect(waysInside([home], await linesBy(app, ben, each))).toEqual([]);
    const uncut = await app.run(
      'select from route r where owner_id = $1 and not exists (select from route_map m where m.route_id = r.id and m.is_cut)',
      ada.id,
    );
    expect(uncut).toHaveLength(0);
  });

  test('a list of many is cut for those who come later by the first who asks after a change', async () => {
    const short = points.slice(0, 120);
    for (let count = 0; count < 24; count += 1) await rideOn(app, ada, await routeOf(app, ada, short));
    await makeZone(app, ada, far);
    const listed = async () => (await app.as(ben).get(`/api/posts/user/rides/${ada.id}`)).body;
    expect(await listed()).toHaveLength(25);
    await expect
      .poll(async () =>
        (await listed()).filter(({ rideData }: { rideData: { map: object | null } }) => rideData.map === null),
      )
      .toEqual([]);
  });

  test('a route that is taken in tells the figures that others will see, to be written into a ride', async () => {
    const upload = async (file: string) => (await uploadRoute(app, ada, file)).body;
    const { distance, elevation, shown: whole } = await upload(gpxFile(points));
    expect(whole).toEqual({ distance, elevation, hasElevation: true });
    await makeZone(app, ada, home);
    const id = newId();
    const { status, body } = await uploadRoute(app, ada, gpxFile(points), { id });
    const seen = await mapBy(app, ben, await rideOn(app, ada, id));
    expect([status, body.distance, body.elevation]).toEqual([201, distance, elevation]);
    expect(body.shown).toEqual({ distance: seen?.distance, elevation: seen?.elevation, hasElevation: true });
    expect(body.shown.distance).toBeLessThan(distance - 0.4);
    expect((await uploadRoute(app, ada, gpxFile(points), { id })).body.shown).toEqual(body.shown);
    expect((await upload(gpxFile(points.slice(0, 10)))).shown).toBeNull();
  });

  test('where all of it lies in a zone there is no map for others', async () => {
    const short = await rideOn(app, ada, await routeOf(app, ada, points.slice(0, 20)));
    await makeZone(app, ada, { ...home, radius: 2 });
    expect(await linesBy(app, ben, short)).toEqual([]);
    expect((await mapBy(app, ada, short))?.line.flat().length).toBeGreaterThan(1);
    const { body } = await app.as(ben).get(`/api/posts/user/rides/${ada.id}`);
    const listed = body.find(({ id }: Made) => id === short.id);
    expect(listed.rideData.map).toBeNull();
  });
});
