import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openSession } from '../../auth/sessions.ts';
import { encodeTrack } from '../../routes/trackBytes.ts';
import { makeFactories } from '../../test/factories.ts';
import { serveAlone } from './serveAlone.ts';

// Measures the server while many members export their data at once, each with 10 million route points, the maximum:
// `MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 npx tsx graph/tools/bench/underExports.ts [accounts]`, with the settings
// of the Dockerfile. Exits with 1 if a response is neither complete nor 429, or if the process takes 1 GB.

const [count = '50'] = process.argv.slice(2);
const routes = 20;
const pointsOfRoute = 500_000;
const maxMegabytes = 1_000;
const nanoseconds = 1e6;

const { url, backend, run, stop } = await serveAlone();
const { member } = makeFactories(backend.sql);
const track = encodeTrack([
  Array.from({ length: pointsOfRoute }, (_, step) => ({ lat: 47 + step / 1e6, lng: 9 + step / 1e6, elevation: 300 })),
]);

async function makeAccount(index: number): Promise<{ id: string; token: string }> {
  const { id } = await member(`rider${index}`);
  return { id, token: await openSession(backend.sql, id, new Date()) };
}

const accounts: { id: string; token: string }[] = [];
for (let index = 0; index < Number(count); index += 1) accounts.push(await makeAccount(index));
// The bytes are compressed once and then copied.
await backend.sql({ name: 'bench.track', text: 'create table bench_track as select $1::bytea as track' }, [track]);
await run(`insert into route (id, owner_id, created_at, used_at, fence)
  select gen_random_uuid(), u.id, now(), now(), 0 from "user" u, generate_series(1, ${routes}) where u.username like 'rider%'`);
await run(`insert into route_map (route_id, is_cut, distance, elevation, has_elevation, points, line, profile, track)
  select r.id, false, 1, 1, true, ${pointsOfRoute}, '[]', '[]', (select track from bench_track) from route r`);

const exporter = fork(join(import.meta.dirname, 'measure/exporter.ts'), [url, JSON.stringify(accounts)], {
  execArgv: ['--import', 'tsx'],
});
await once(exporter, 'message');
const before = process.resourceUsage().maxRSS / 1024;
const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();
const began = performance.now();
const answered = once(exporter, 'message');
exporter.send('go');
const [{ outcomes }]: [{ outcomes: { status: number; bytes: number; isWhole: boolean }[] }] = (await answered) as never;
const seconds = (performance.now() - began) / 1000;
delays.disable();
const peak = process.resourceUsage().maxRSS / 1024;
for (const [status, all] of Map.groupBy(outcomes, (outcome) => outcome.status)) {
  const megabytes = all.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  process.stdout.write(`${all.length} × ${status}, ${megabytes.toFixed(0)} MB of JSON\n`);
}
const [p50, p99, highest] = [delays.percentile(50), delays.percentile(99), delays.max].map((delay) =>
  (delay / nanoseconds).toFixed(0),
);
process.stdout.write(
  `in ${seconds.toFixed(0)} s, the event loop late by p50 ${p50} ms, p99 ${p99} ms, at most ${highest} ms\n`,
);
process.stdout.write(`memory: ${before.toFixed(0)} MB at most before, ${peak.toFixed(0)} MB at most after\n`);
exporter.kill();
await stop();
const areFair = outcomes.every(({ status, isWhole }) => (status === 200 && isWhole) || status === 429);
process.exitCode = areFair && outcomes.some(({ status }) => status === 200) && peak < maxMegabytes ? 0 : 1;
