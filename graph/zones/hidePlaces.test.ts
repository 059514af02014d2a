import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { type Circle, crossesAny, isInZoneOf } from '../routes/cutTrack.ts';
import type { Member } from '../test/factories.ts';
import { runs } from '../test/runs.ts';
import { metresPerMile, stepFrom } from '../test/tracks.ts';
import { useApp } from '../test/useApp.ts';
import { cutCircleOf } from './cutCircleOf.ts';
import { hidePlaces } from './hidePlaces.ts';

const app = useApp();
let ada: Member;
let rideId: string;
beforeAll(async () => {
  ada = await app.member('ada');
  rideId = (await app.ride(ada, { date: '2099-06-01' })).id;
});

interface Placed {
  lat: number;
  lng: number;
  hidesPlace: boolean;
}

/** Replaces the moments of the member, each with its index as its text. */
async function place(moments: readonly Placed[]): Promise<void> {
  await app.run('delete from moment');
  await app.run(
    `insert into moment (id, post_id, author_id, description, lat, lng, hides_place, timestamp, created_at)
     select gen_random_uuid(), $1, $2, row_number() over () - 1, lat, lng, "hidesPlace", now(), now()
     from jsonb_to_recordset($3::jsonb) placed(lat float8, lng float8, "hidesPlace" boolean)`,
    rideId,
    ada.id,
    JSON.stringify(moments),
  );
}

const hidden = async () =>
  (await app.run<{ hides: boolean }>('select hides_place as hides from moment order by description::int')).map(
    ({ hides }) => hides,
  );

/** Runs the change of zones. Returns the number of rows that the process has read. */
async function change(former: readonly Circle[], circles: readonly Circle[]): Promise<number> {
  return inTransaction(app.backend.orm.em.fork(), async (em) => {
    const execute = vi.spyOn(em, 'execute');
    await hidePlaces(em, ada.id, { former, circles });
    const results = await Promise.all(execute.mock.results.map(({ value }) => value));
    return results.reduce<number>((sum, result) => sum + (Array.isArray(result) ? result.length : 0), 0);
  });
}

const lat = fc.oneof(fc.double({ min: -85, max: 85, noNaN: true }), fc.constantFrom(0, 53.2, 84.9, -85));
const lng = fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(179.9999, -180, 180, 0));
const circles = fc
  .record({ lat, lng, radius: fc.double({ min: 0.1, max: 5, noNaN: true }), secret: fc.uuid() })
  .map(({ secret, ...zone }) => cutCircleOf(zone, secret))
  .map(({ cutLat, cutLng, cutRadius }) => ({ lat: cutLat, lng: cutLng, radius: cutRadius }));

/** Points at a part of the radius from the centre of a circle, also just inside and just outside of it. */
const nearby = fc.record({
  zone: fc.nat({ max: 9 }),
  part: fc.oneof(fc.double({ min: 0, max: 2, noNaN: true }), fc.constantFrom(0, 0.99, 0.999, 1.001, 1.01)),
  heading: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
  hidesPlace: fc.boolean(),
});
const anywhere = fc.record({
  lat: fc.oneof(lat, fc.constantFrom(90, -90, 5e-324)),
  lng: fc.oneof(lng, fc.constantFrom(5e-324)),
  hidesPlace: fc.boolean(),
});

test('a change of zones hides and shows the points that the rule of the circles names', async () => {
  const worlds = fc.record({
    zones: fc.array(circles, { maxLength: 10 }),
    kept: fc.array(fc.constantFrom('former', 'new', 'both'), { minLength: 10, maxLength: 10 }),
    near: fc.array(nearby, { maxLength: 40 }),
    far: fc.array(anywhere, { maxLength: 10 }),
  });
  await fc.assert(
    fc.asyncProperty(worlds, async ({ zones, kept, near, far }) => {
      const [former, now] = ['new', 'former'].map((other) => zones.filter((_, index) => kept[index] !== other));
      const moments = near.flatMap(({ zone, part, heading, hidesPlace }) => {
        const circle = zones[zone];
        if (!circle) return [];
        const point = stepFrom(circle, part * circle.radius, heading);
        return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? [{ ...point, hidesPlace }] : [];
      });
      moments.push(...far);
      const [wasInside, isInside] = [crossesAny(former ?? []), crossesAny(now ?? [])];
      await place(moments);
      await change(former ?? [], now ?? []);
      const expected = moments.map(({ hidesPlace, ...at }) => {
        const point = { ...at, elevation: null };
        return isInside(point, point) && (hidesPlace || !wasInside(point, point));
      });
      expect(await hidden()).toEqual(expected);
    }),
    { numRuns: runs(100) },
  );
}, 300_000);

test('a point of a ride is in the zones of a member that the rule of the circles names', async () => {
  const read = `select coalesce(array_agg(${isInZoneOf('$1', { lat: 'p.lat', lng: 'p.lng' })} order by p.place), '{}') as inside
    from jsonb_to_recordset($2::jsonb) p(place int, lat float8, lng float8)`;
  const insert = `insert into privacy_zone (id, owner_id, label, lat, lng, radius, cut_lat, cut_lng, cut_radius)
    select gen_random_uuid(), $1, 'Home', 0, 0, 0.01, lat, lng, radius from jsonb_to_recordset($2::jsonb) c(lat float8, lng float8, radius float8)`;
  await fc.assert(
    fc.asyncProperty(fc.array(circles, { maxLength: 10 }), fc.array(nearby, { maxLength: 40 }), async (zones, near) => {
      await app.run('delete from privacy_zone');
      await app.run(insert, ada.id, JSON.stringify(zones));
      const points = near.flatMap(({ zone, part, heading }, place) => {
        const circle = zones[zone];
        return circle ? [{ place, ...stepFrom(circle, part * circle.radius, heading) }] : [];
      });
      const isInside = crossesAny(zones);
      const expected = points.map(({ lat, lng }) =>
        isInside({ lat, lng, elevation: null }, { lat, lng, elevation: null }),
      );
      expect(await app.run(read, ada.id, JSON.stringify(points))).toEqual([{ inside: expected }]);
    }),
    { numRuns: runs(30) },
  );
  await app.run('delete from privacy_zone');
});

test('a change of zones reads no moments into the process', async () => {
  const home = { lat: 53.19, lng: -2.89, radius: metresPerMile };
  await place(Array.from({ length: 500 }, () => ({ lat: 53.19, lng: -2.89, hidesPlace: false })));
  expect(await change([], [home])).toBe(0);
  expect(new Set(await hidden())).toEqual(new Set([true]));
  expect(await change([home], [])).toBe(0);
  expect(new Set(await hidden())).toEqual(new Set([false]));
});

test('a point is hidden whose distance to the centre has a square of zero', async () => {
  const circle = { lat: 1e-300, lng: 0, radius: 200 };
  await place([
    { lat: 1e-300, lng: 0, hidesPlace: false },
    { lat: 2e-300, lng: 1e-300, hidesPlace: false },
  ]);
  await change([], [circle]);
  expect(await hidden()).toEqual([true, true]);
});
