import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { makeFactories } from '../../test/factories.ts';
import { spreadOf } from './measure/statistics.ts';
import { serveAlone } from './serveAlone.ts';

// Measures memory and the feed while one visitor sends 10,000 different documents: `npx tsx
// graph/tools/bench/underUniqueDocuments.ts [rate]`. By default they arrive as fast as the default limits allow, and no
// limit of requests refuses them. Exits with 1 if a promise is broken.

const [rate = '50'] = process.argv.slice(2);
const documents = 10_000;
const readsASecond = 20;
const rounds = 5;
const seconds = documents / rounds / Number(rate);
/** The peak is in MiB and includes the emptied pages that V8 keeps. 30,000 documents raised it to 786. */
const bars = { memory: 1.3, peak: 1000, p99: 2 };

const { url, backend, stop } = await serveAlone();
const { member, post } = makeFactories(backend.sql);
const author = await member('author');
for (let count = 0; count < 100; count += 1) await post(author, { content: `Post ${count}` });

/** Starts a client and waits for its first request, so that its start is not measured. */
async function call(program: string, ...words: (string | number)[]) {
  const path = join(import.meta.dirname, 'measure', program);
  const caller = fork(path, [url, ...words.map(String)], { execArgv: ['--import', 'tsx'] });
  await once(caller, 'message');
  return caller;
}

async function readFeed(duration: number): Promise<number[]> {
  const [{ taken }] = await once(await call('attackedFeed.ts', duration, readsASecond), 'message');
  return taken.toSorted((one: number, other: number) => one - other);
}

async function readUnderAttack() {
  const attacker = await call('uniqueAsker.ts', seconds, rate);
  const told = once(attacker, 'message');
  // The reader ends before the attack.
  const taken = await readFeed(seconds - 5);
  const [{ outcomes }] = await told;
  return { taken, outcomes: JSON.stringify(outcomes) };
}

const at = (taken: readonly number[], share: number) => taken[Math.floor(taken.length * share)] ?? Number.NaN;
const mebibytes = (bytes: number) => Math.round(bytes / 2 ** 20);
const resident = () => process.memoryUsage().rss;

setFlagsFromString('--expose-gc');
const collect: NodeJS.GCFunction = runInNewContext('gc');
/**
 * The resident memory in use. After an ordinary collection, V8 keeps emptied pages for reuse: the figure would show the
 * highest peak of the heap so far, which depends on when the collector ran. A collection of the last resort returns them.
 */
function settled(): number {
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  return resident();
}

const say = (line: string) => process.stdout.write(`${line}\n`);

function show(name: string, taken: readonly number[], rest = '') {
  const [median, p95, p99] = [0.5, 0.95, 0.99].map((share) => at(taken, share).toFixed(1));
  say(
    `${name}: ${taken.length} reads, median ${median} ms, p95 ${p95} ms, p99 ${p99} ms; ${mebibytes(resident())} MiB ${rest}`,
  );
}

await readUnderAttack();
const before = settled();
const ratios: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const alone = await readFeed(20);
  show('alone   ', alone);
  const { taken, outcomes } = await readUnderAttack();
  show('attacked', taken, outcomes);
  ratios.push(at(taken, 0.99) / at(alone, 0.99));
}
const { median, least, most } = spreadOf(ratios);
const after = settled();
const growth = after / before;
const peak = mebibytes(process.resourceUsage().maxRSS * 1024);
say(
  `p99 under attack, of that alone: ${median.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)}), bar ${bars.p99}`,
);
say(
  `memory in use: ${mebibytes(before)} MiB before, ${mebibytes(after)} MiB after (${growth.toFixed(2)}, bar ${bars.memory}); ${peak} MiB at most, bar ${bars.peak}`,
);
await stop();
if (median > bars.p99 || growth > bars.memory || peak > bars.peak) process.exitCode = 1;
