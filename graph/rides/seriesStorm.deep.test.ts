import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApp } from '../app/app.ts';
import { readEnv } from '../platform/env/env.ts';
import { newId } from '../platform/lib/ids.ts';
import { type Caller, makeCaller } from '../test/caller.ts';
import { expectCountersHold } from '../test/expectCountersHold.ts';
import type { Member } from '../test/factories.ts';
import { untilAcknowledged } from '../test/faults/untilAcknowledged.ts';
import { bareRide } from '../test/rideDoors.ts';
import { storm } from '../test/storm.ts';
import { useApp } from '../test/useApp.ts';

const nodeCount = 4;
const seriesCount = 12;
const RATE_LIMITS = '{"writes": 100000, "reads": 100000, "texts": 100000}';

const app = useApp({ RATE_LIMITS });
const closers: (() => Promise<void>)[] = [];
let authors: Member[];
let crowd: Member[];
let nodes: string[];
beforeAll(async () => {
  nodes = [app.url];
  while (nodes.length < nodeCount) {
    const env = readEnv({ LOG_LEVEL: 'silent', DATA_DIR: app.dataDir, RATE_LIMITS });
    const { http } = await makeApp({ env, orm: app.backend.orm });
    nodes.push(await http.listen({ port: 0, host: '127.0.0.1' }));
    closers.push(() => http.close());
  }
  authors = await storm(seriesCount, (index) => app.member(`author${index}`));
  crowd = await storm(10, (index) => app.member(`rider${index}`));
});
afterAll(() => Promise.all(closers.map((close) => close())));

const as = (node: number, member: Member): Caller =>
  makeCaller(nodes[node % nodeCount] ?? app.url, async () => ({
    authorization: `Bearer ${await app.tokenOf(member)}`,
  }));

test('four nodes that make and extend the same series at once make each date once, and no member misses one', async () => {
  const ids = authors.map(() => newId());
  const rideData = { ...bareRide, date: '2086-06-04' };
  const body = { content: 'Loop', isRide: true, rideData, repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=40' };
  const idOf = (index: number) => ids[index % seriesCount] ?? '';
  const authorOf = (index: number) => authors[index % seriesCount] ?? ({} as Member);
  await storm(nodeCount * seriesCount, (index) =>
    untilAcknowledged(() =>
      as(Math.floor(index / seriesCount), authorOf(index)).post('/api/posts', { ...body, id: idOf(index) }),
    ),
  );
  // Members join while the series get 12 more dates.
  const extend = (index: number) =>
    untilAcknowledged(() =>
      as(Math.floor(index / seriesCount), authorOf(index)).patch(`/api/rides/${idOf(index)}/series`, {
        until: '2087-05-27',
      }),
    );
  const join = (index: number) =>
    untilAcknowledged(() =>
      as(index, crowd[index % 10] ?? authorOf(0)).post(`/api/rides/${idOf(index)}/series/join`, {}),
    );
  await Promise.all([storm(nodeCount * seriesCount, extend), storm(5 * seriesCount, join)]);

  const rows = await app.run<{ dates: number; days: number; missing: number }>(
    `select count(*)::int as dates, count(distinct series_date)::int as days, (
       select count(*)::int from ride_series_member m join ride r on r.series_id = m.series_id
       where m.series_id = ride.series_id
         and not exists (select from ride_participant rp where rp.post_id = r.id and rp.user_id = m.user_id)
     ) as missing from ride group by series_id`,
  );
  expect(rows).toEqual(authors.map(() => ({ dates: 52, days: 52, missing: 0 })));
  await expectCountersHold(app);
});
