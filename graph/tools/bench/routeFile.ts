import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openSession } from '../../auth/sessions.ts';
import { makeFactories } from '../../test/factories.ts';
import { gpxFile, makeTrack } from '../../test/tracks.ts';
import { spreadOf } from './measure/statistics.ts';
import { serveAlone } from './serveAlone.ts';

// Measures the time from the first byte of a route file of 5 MB to its map, and the delay of the event loop meanwhile:
// `npx tsx graph/tools/bench/routeFile.ts`. Exits with 1 if it takes two seconds.

const enough = 2_000;
const rounds = 9;
const nanoseconds = 1e6;

const { url, backend, stop } = await serveAlone();
const { id } = await makeFactories(backend.sql).member('rider');
const headers = {
  authorization: `Bearer ${await openSession(backend.sql, id, new Date())}`,
  'content-type': 'application/gpx+xml',
};
const start = { lat: 47, lng: 9, height: 300 };
const track = makeTrack({ ...start, step: 8, steps: 54_000, heading: (step) => step / 700, hills: 9 });
const body = gpxFile(track.points);

const taken: number[] = [];
const delays = monitorEventLoopDelay({ resolution: 5 });
// The first round starts the thread.
for (let round = 0; round <= rounds; round += 1) {
  if (round === 1) delays.enable();
  const began = performance.now();
  const answer = await fetch(`${url}/api/routes`, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
  if (round > 0) taken.push(performance.now() - began);
}
delays.disable();
const { median, least, most } = spreadOf(taken);
const [middle, low, high] = [median, least, most].map((time) => time.toFixed(0));
const [p50, p99] = [50, 99].map((share) => (delays.percentile(share) / nanoseconds).toFixed(1));
process.stdout.write(`${(body.length / 1e6).toFixed(1)} MB: ${middle} ms (${low} to ${high})\n`);
process.stdout.write(`the event loop is late by p50 ${p50} ms, p99 ${p99} ms\n`);
await stop();
process.exitCode = median < enough ? 0 : 1;
