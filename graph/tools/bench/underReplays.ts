import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { makeFactories } from '../../test/factories.ts';
import { spreadOf } from './measure/statistics.ts';
import { serveAlone } from './serveAlone.ts';

// Measures the feed alone and while a visitor repeatedly replays all missed events: `npx tsx
// graph/tools/bench/underReplays.ts [subscriptions] [rounds] [seconds]`. The limit of reads, which would end the attack
// after a minute, is raised. Exits with 1 if the median of the ratios of p99 is above 2.

const [subscriptions = '40', rounds = '5', seconds = '15'] = process.argv.slice(2);
const readsASecond = 50;
const most = 2;
/** The maximum start time of a reader in seconds: the attack must last as long as the reader reads. */
const startUp = 5;

const { url, backend, stop } = await serveAlone();
const { member, post } = makeFactories(backend.sql);
const author = await member('author');
for (let count = 0; count < 150; count += 1) await post(author, { content: `Post ${count}` });

/** Starts a process and waits until it is ready, so that its start is not measured. */
async function start(program: string, ...words: string[]) {
  const child = fork(join(import.meta.dirname, 'measure', program), [url, ...words], { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  return child;
}

let replayed = 0;

async function measure(isAttacked: boolean): Promise<number[]> {
  const attacker = isAttacked ? await start('replayer.ts', String(Number(seconds) + startUp), subscriptions) : null;
  const outcome = attacker && once(attacker, 'message');
  const [{ taken }] = await once(await start('attackedFeed.ts', seconds, String(readsASecond)), 'message');
  if (outcome) replayed += (await outcome)[0].replayed;
  return taken.toSorted((one: number, other: number) => one - other);
}

const at = (taken: readonly number[], share: number) => taken[Math.floor(taken.length * share)] ?? Number.NaN;

function show(name: string, taken: readonly number[]): void {
  const [median, p95, p99] = [0.5, 0.95, 0.99].map((share) => at(taken, share).toFixed(1));
  process.stdout.write(`${name}: ${taken.length} reads, median ${median} ms, p95 ${p95} ms, p99 ${p99} ms\n`);
}

await measure(true);
replayed = 0;
const ratios: number[] = [];
for (let round = 0; round < Number(rounds); round += 1) {
  const [alone, attacked] = [await measure(false), await measure(true)];
  show('alone   ', alone);
  show('attacked', attacked);
  ratios.push(at(attacked, 0.99) / at(alone, 0.99));
}
const { median, least, most: highest } = spreadOf(ratios);
const [middle, low, high] = [median, least, highest].map((ratio) => ratio.toFixed(2));
process.stdout.write(`${replayed} events were replayed by ${subscriptions} subscriptions of one visitor\n`);
process.stdout.write(`p99 under replays, of that alone: ${middle} (${low} to ${high})\n`);
await stop();
process.exitCode = median <= most ? 0 : 1;
