import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openSession } from '../../auth/sessions.ts';
import { makeFactories } from '../../test/factories.ts';
import { spreadOf } from './measure/statistics.ts';
import { serveAlone } from './serveAlone.ts';

// Measures the feed alone and while four members upload five pictures each of just under 50 MB, all at once: `npx tsx
// graph/tools/bench/underUploads.ts`.

const quietSeconds = 10;
const rounds = 3;
const picturesOfEach = 5;
const ways = ['bytes', 'json'];

const { url, backend, stop } = await serveAlone();
const { member, post } = makeFactories(backend.sql);
const author = await member('author');
for (let count = 0; count < 100; count += 1) await post(author, { content: `Post ${count}` });
const names = ['ada', 'ben', 'cleo', 'dan'];
const tokens = await Promise.all(
  names.map(async (name) => openSession(backend.sql, (await member(name)).id, new Date())),
);

/** Starts a process and waits until it is ready, so that its start is not measured. */
async function start(program: string, ...words: string[]): Promise<ChildProcess> {
  const path = join(import.meta.dirname, 'measure', program);
  const child = fork(path, [url, ...words], { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  return child;
}

/** Sends a message to a process and returns its last message. */
async function tell(child: ChildProcess) {
  const told = once(child, 'message');
  child.send('go');
  const [answer] = await told;
  return answer;
}

interface Reads {
  taken: number[];
  failed: number;
}

/** Reads the feed while a job runs. */
async function readDuring(job: () => Promise<unknown>): Promise<Reads> {
  const reader = await start('steadyFeed.ts');
  await job();
  const { taken, failed } = await tell(reader);
  return { taken: taken.toSorted((one: number, other: number) => one - other), failed };
}

const at = ({ taken }: Reads, share: number) => taken[Math.floor(taken.length * share)] ?? 0;
const say = (line: string) => process.stdout.write(`${line}\n`);

function show(name: string, reads: Reads, rest = ''): void {
  const [median, p95, p99] = [0.5, 0.95, 0.99].map((share) => at(reads, share).toFixed(1));
  const counts = `${reads.taken.length} reads, ${reads.failed} failed`;
  say(`${name}: ${counts}, median ${median} ms, p95 ${p95} ms, p99 ${p99} ms${rest}`);
}

/** Returns the ratio of the feed’s p99 to its p99 without uploads. */
async function measureUploads(way: string, quiet: Reads): Promise<number> {
  const members = await Promise.all(tokens.map((token) => start('uploader.ts', token, way, String(picturesOfEach))));
  let statuses: number[] = [];
  let seconds = 0;
  const reads = await readDuring(async () => {
    const began = performance.now();
    statuses = (await Promise.all(members.map(tell))).flatMap((answer) => answer.statuses);
    seconds = (performance.now() - began) / 1000;
  });
  const answered = [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => `${all.length} × ${status}`);
  const times = at(reads, 0.99) / at(quiet, 0.99);
  show(
    way.padEnd(5),
    reads,
    ` (${times.toFixed(1)} × quiet); uploads: ${answered.join(', ')} in ${seconds.toFixed(1)} s`,
  );
  return times;
}

await readDuring(() => setTimeout(quietSeconds * 1000));
const allTimes = new Map<string, number[]>(ways.map((way) => [way, []]));
for (let round = 0; round < rounds; round += 1) {
  const quiet = await readDuring(() => setTimeout(quietSeconds * 1000));
  show('quiet', quiet);
  for (const [way, times] of allTimes) times.push(await measureUploads(way, quiet));
  say(`peak memory of the server so far: ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`);
}
for (const [way, times] of allTimes) {
  const { median, least, most } = spreadOf(times);
  say(`${way}: p99 ${median.toFixed(1)} × quiet (${least.toFixed(1)} to ${most.toFixed(1)})`);
}
await stop();
