import 'reflect-metadata';
import { listRides } from '../../rides/calendar.ts';
import { percentile } from './measure/statistics.ts';
import { serveAlone } from './serveAlone.ts';
import { seedManyRides } from './world/manyRides.ts';

// Measures the finder of rides with 10,000 upcoming rides, by filter, also for filters that match nothing: `npx tsx
// graph/tools/bench/finder.ts`. Exits with 1 if a median is above 100 ms.

const enough = 100;
/** More executions than PostgreSQL needs to choose a generic plan. */
const warming = 8;
const runs = 30;
const day = 86_400_000;

const { backend, run, stop } = await serveAlone();
const { typicalId, dormantId, groupId } = await seedManyRides(run);
const inDays = (count: number) => new Date(Date.now() + count * day);

const filters: readonly (readonly [name: string, viewerId: string | null, filter: object])[] = [
  ['nothing', null, {}],
  ['a day a month from now', typicalId, { from: inDays(30), to: inDays(31) }],
  ['a distance', typicalId, { minimumDistance: 20, maximumDistance: 40 }],
  ['a distance that no ride has', typicalId, { minimumDistance: 5000 }],
  ['a type', null, { type: 'gravel' }],
  ['a type that no ride has', null, { type: 'penny-farthing' }],
  ['a group', typicalId, { groupId }],
  ['a type in a group that has none of it', typicalId, { groupId, type: 'penny-farthing' }],
  ['31 who are followed', typicalId, { followedGoing: true }],
  ['31 who are followed, in a group', typicalId, { followedGoing: true, groupId }],
  ['2,000 who are followed and do not ride', dormantId, { followedGoing: true }],
];

let slowest = 0;
for (const [name, viewerId, filter] of filters) {
  const reader = { viewer: viewerId === null ? null : { id: viewerId }, now: new Date(), sql: backend.sql };
  const times: number[] = [];
  for (let count = 0; count < warming + runs; count += 1) {
    const began = performance.now();
    await listRides(reader, { ...filter, first: 20 });
    if (count >= warming) times.push(performance.now() - began);
  }
  const at = (share: number) => percentile(times, share).toFixed(1);
  slowest = Math.max(slowest, percentile(times, 0.5));
  process.stdout.write(`${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms\n`);
}
await stop();
process.exitCode = slowest > enough ? 1 : 0;
