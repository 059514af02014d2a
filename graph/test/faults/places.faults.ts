import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/lib/ids.ts';
import { checkCounters } from '../../tools/cli/counters.ts';
import { membersOfRide, placeRules } from '../placeRules.ts';
import { itemAt } from '../storm.ts';
import type { DurableDatabase } from './durableDatabase.ts';
import { durableDatabase } from './durableDatabase.ts';
import { keepBusy } from './keepBusy.ts';
import type { ServerProcess, SignedIn } from './serverProcess.ts';
import { serverProcess } from './serverProcess.ts';
import { untilAcknowledged } from './untilAcknowledged.ts';

const places = 10;
const memberCount = 200;
const kills = 3;
const betweenKills = 300;

let database: DurableDatabase;
let server: ServerProcess;
let author: SignedIn;
let crowd: SignedIn[];
beforeAll(async () => {
  database = await durableDatabase();
  server = await serverProcess({ variables: { DATABASE_URL: database.url } });
  author = await server.signUp('ada');
  crowd = [];
  const names = Array.from({ length: memberCount }, (_, index) => `rider${index}`);
  for (let from = 0; from < memberCount; from += 10)
    crowd.push(...(await Promise.all(names.slice(from, from + 10).map((name) => server.signUp(name)))));
  await database.query(placeRules);
});
afterAll(async () => {
  await server?.remove();
  await database?.remove();
});

test(`${memberCount} members join and leave ${places} places across ${kills} kill -9 of the server: never over, in order, nobody lost`, async () => {
  const id = newId();
  const rideData = { distance: 20, location: 'Mill', date: '2099-01-01', time: '07:00', places };
  await untilAcknowledged(() => author.post('/api/posts', { id, content: 'Ten may come', isRide: true, rideData }));
  const ask = (member: SignedIn) => untilAcknowledged(() => member.put(`/api/rides/${id}/waiting`, {}));
  const leave = (member: SignedIn) => untilAcknowledged(() => member.delete(`/api/rides/${id}/leave/${member.id}`));

  // Each member asks, then leaves, then asks again, and so on, in rounds that overlap.
  const load = keepBusy({
    sideBySide: 40,
    once: (index) => (Math.floor(index / memberCount) % 2 === 0 ? ask : leave)(itemAt(crowd, index)),
  });
  for (let kill = 0; kill < kills; kill += 1) {
    await load.reach(load.done() + betweenKills);
    await server.kill();
    await server.start();
  }
  await load.reach(load.done() + betweenKills);
  await load.stop();
  await Promise.all(crowd.map(ask));

  const [row] = await database.query(membersOfRide, [id]);
  const [taken, waiting] = [row?.in, row?.waiting].map((ids) => (Array.isArray(ids) ? ids.map(String) : []));
  expect(taken).toHaveLength(places);
  expect([...(taken ?? []), ...(waiting ?? [])].toSorted()).toEqual(
    [author, ...crowd].map((each) => each.id).toSorted(),
  );
  expect(server.lines.filter((line) => line.includes('deadlock'))).toEqual([]);
  const pool = new Pool({ connectionString: database.url });
  const findings = await checkCounters(pool, false);
  await pool.end();
  expect(findings.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
});
