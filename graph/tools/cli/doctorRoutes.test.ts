import { beforeAll, expect, test } from 'vitest';
import { openBoard } from '../../test/boards.ts';
import type { Environment } from '../../test/commandLine.ts';
import { environmentOf, runHere } from '../../test/commandLine.ts';
import type { Member } from '../../test/factories.ts';
import { bareRide } from '../../test/rideDoors.ts';
import { linesBy, makeZone, rideOn, routeOf } from '../../test/routeDoors.ts';
import { makeTrack } from '../../test/tracks.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let environment: Environment;
let ada: Member;
let ben: Member;
beforeAll(async () => {
  environment = environmentOf(app);
  ({ ada, ben } = await app.cast('ada', 'ben'));
});

const { points } = makeTrack({ lat: 53, lng: -3, step: 30, steps: 60, heading: () => 1, hills: 0, height: 0 });
const doctor = async (...options: string[]) => (await runHere(environment, 'doctor', '--json', ...options)).json;
const routes = async (...options: string[]) => (await doctor(...options)).routes;

test('a route of a pace group alone is kept, and cut with the zones of its owner', async () => {
  const routeId = await routeOf(app, ben, points);
  const paceGroups = [{ letter: 'A', name: 'Brisk', distance: 1, routeId }];
  const { body } = await app.as(ben).post('/api/posts', {
    content: 'Two routes',
    isRide: true,
    rideData: { ...bareRide, paceGroups },
  });
  await app.run(`update route set used_at = now() - interval '25 hours'`);
  expect(await routes('--fix')).toEqual({ rowCount: 1, unused: [], uncut: [routeId], collected: 0 });
  await makeZone(app, ben, { lat: 53, lng: -3, radius: 0.25 });
  // The zone has cut it.
  expect(await routes()).toMatchObject({ unused: [], uncut: [] });
  await removeRide(body.id);
  expect(await routes('--fix')).toMatchObject({ rowCount: 1, unused: [], collected: 0 });
  await app.run('delete from takedown_row');
  expect(await routes('--fix')).toMatchObject({ rowCount: 1, unused: [routeId], collected: 1 });
});

async function removeRide(content: string): Promise<void> {
  const remove = `mutation ($content: String!) {
    removeContent(input: { content: $content, reason: SPAM, words: "Not here" }) { takedown { id } } }`;
  const { error } = await app.with(await openBoard(app)).query(remove, { content });
  expect(error).toBeNull();
}

test('routes that no ride has shown for a day are collected on demand, and those still to be cut are cut', async () => {
  const [shown, old, recent] = [
    await routeOf(app, ada, points),
    await routeOf(app, ada, points),
    await routeOf(app, ada, points),
  ];
  const onRoute = await rideOn(app, ada, shown);
  await linesBy(app, ben, onRoute);
  await app.run(`update route set used_at = now() - interval '25 hours' where id <> $1`, recent);
  expect(await routes()).toEqual({ rowCount: 3, unused: [old], uncut: [recent], collected: 0 });
  await makeZone(app, ada, { lat: 53, lng: -3, radius: 0.25 });
  expect(await routes('--fix')).toEqual({
    rowCount: 3,
    unused: [old],
    // The one that is shown was cut with the zone, to lower what its ride tells.
    uncut: [recent],
    collected: 1,
  });
  expect(await routes()).toEqual({ rowCount: 2, unused: [], uncut: [], collected: 0 });
  expect((await doctor()).isHealthy).toBe(true);
  expect((await linesBy(app, ben, onRoute)).length).toBeGreaterThan(0);
});
