import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import type { ManyRides } from '../test/seedManyRides.ts';
import { seedManyRides, upcomingRideCount } from '../test/seedManyRides.ts';
import { listRides } from './calendar.ts';

// The finder among 10,000 rides to come: each filter is answered within 100 ms, the ones too that nothing passes.

const mostMilliseconds = 100;
/** More than PostgreSQL takes to settle on a plan; the quickest of the last ones is what the others are held up from. */
const runCount = 9;

let app: TestApp;
let world: ManyRides;
beforeAll(async () => {
  app = await startApp();
  world = await seedManyRides(app);
});
afterAll(() => app.close());

const day = 86_400_000;
const inDays = (count: number) => new Date(Date.now() + count * day);

const filters: readonly (readonly [name: string, viewer: 'typical' | 'dormant' | null, filter: () => object])[] = [
  ['none at all', null, () => ({})],
  ['a day a month from now', 'typical', () => ({ from: inDays(30), to: inDays(31) })],
  ['a distance', 'typical', () => ({ minimumDistance: 20, maximumDistance: 40 })],
  ['a distance that no ride has', 'typical', () => ({ minimumDistance: 5000 })],
  ['a type', null, () => ({ type: 'gravel' })],
  ['a type that no ride has', null, () => ({ type: 'penny-farthing' })],
  ['a group', 'typical', () => ({ groupId: world.groupId })],
  ['a type in a group that has none of it', 'typical', () => ({ groupId: world.groupId, type: 'penny-farthing' })],
  ['31 who are followed', 'typical', () => ({ followedGoing: true })],
  ['31 who are followed, in a group', 'typical', () => ({ followedGoing: true, groupId: world.groupId })],
  ['2,000 who are followed and do not ride', 'dormant', () => ({ followedGoing: true })],
];

test('there are 10,000 rides to come', async () => {
  const [{ count } = {}] = await app.run('select count(*)::int as count from ride where starts_at > now()');
  expect(count).toBeGreaterThanOrEqual(upcomingRideCount - 200);
});

test.each(filters)('%s', async (_name, kind, filterOf) => {
  const { sql } = app.backend;
  const id = kind && (kind === 'typical' ? world.typicalId : world.dormantId);
  const reader = { viewer: id ? { id } : null, now: new Date(), sql };
  const query = { ...filterOf(), first: 20 };
  const times: number[] = [];
  for (let run = 0; run < runCount; run += 1) {
    const begun = performance.now();
    await listRides(reader, query);
    times.push(performance.now() - begun);
  }
  expect(Math.min(...times.slice(-3))).toBeLessThan(mostMilliseconds);
});
