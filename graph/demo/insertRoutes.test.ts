import { beforeAll, expect, test } from 'vitest';
import { mapBy } from '../test/routeDoors.ts';
import { useApp } from '../test/useApp.ts';
import { seedDemo } from './seed.ts';

const app = useApp();
beforeAll(async () => {
  await seedDemo(app.backend);
}, 60_000);

interface RouteRow {
  id: string;
  distance: number;
  elevation: number;
  isOwn: boolean;
}

test('rides of the demo community have routes of their authors, as long as they say', async () => {
  const rides = await app.run<RouteRow & Record<string, unknown>>(
    `select r.id, r.distance, r.elevation, t.owner_id = p.author_id as "isOwn"
     from ride r join post p on p.id = r.id join route t on t.id = r.route_id where p.privacy = 'public'`,
  );
  expect(rides.length).toBeGreaterThan(10);
  for (const { id, distance, elevation, isOwn } of rides) {
    const map = await mapBy(app, null, { id });
    expect(isOwn).toBe(true);
    expect((map?.distance ?? 0) / distance).toBeCloseTo(1, 2);
    expect((map?.elevation ?? 0) / elevation).toBeCloseTo(1, 0);
    expect(map?.profile.flat().length).toBeGreaterThan(50);
  }
});

test('a visitor need not wait for any of them to be drawn', async () => {
  const [told] = await app.run<{ routes: number; maps: number }>(
    'select (select count(*)::int from route) as routes, (select count(*)::int from route_map) as maps',
  );
  expect(told).toEqual({ routes: expect.any(Number), maps: 2 * Number(told?.routes) });
});
