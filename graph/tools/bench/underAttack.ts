import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { makeFactories } from '../../test/factories.ts';
import { spreadOf } from './measure/statistics.ts';
import { serveAlone } from './serveAlone.ts';

// Measures the feed alone and during an attack with hostile operations: `npx tsx graph/tools/bench/underAttack.ts
// [rate] [way]`. By default the attack uses all ways in turn, at the rate that the default limits allow one address in
// the long run. The limits refuse nobody here, because they only stop higher rates.

const [rate = '50', attack = 'all'] = process.argv.slice(2);
const readsASecond = 50;
const seconds = 20;
const rounds = 5;

const { url, backend, stop } = await serveAlone();
const { member, post } = makeFactories(backend.sql);
const author = await member('author');
for (let count = 0; count < 100; count += 1) await post(author, { content: `Post ${count}` });

const program = join(import.meta.dirname, 'measure/attackedFeed.ts');
/** The maximum start time of the reader in seconds: the attack must last as long as the reader reads. */
const startUp = 5;

/** Starts a client and waits for its first request, so that its start is not measured. */
async function call(duration: number, ...manner: string[]) {
  const caller = fork(program, [url, String(duration), ...manner], { execArgv: ['--import', 'tsx'] });
  await once(caller, 'message');
  return caller;
}

async function measure(isAttacked: boolean): Promise<number[]> {
  const attacker = isAttacked ? await call(seconds + startUp, rate, attack) : null;
  const [{ taken }] = await once(await call(seconds, String(readsASecond)), 'message');
  if (attacker) await once(attacker, 'exit');
  return taken.toSorted((one: number, other: number) => one - other);
}

const at = (taken: readonly number[], share: number) => taken[Math.floor(taken.length * share)] ?? Number.NaN;

function show(name: string, taken: readonly number[]) {
  const [median, p95, p99] = [0.5, 0.95, 0.99].map((share) => at(taken, share).toFixed(1));
  process.stdout.write(`${name}: ${taken.length} reads, median ${median} ms, p95 ${p95} ms, p99 ${p99} ms\n`);
}

await measure(true);
const ratios: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const [alone, attacked] = [await measure(false), await measure(true)];
  show('alone   ', alone);
  show('attacked', attacked);
  ratios.push(at(attacked, 0.99) / at(alone, 0.99));
}
const { median, least, most } = spreadOf(ratios);
const told = [median, least, most].map((ratio) => ratio.toFixed(2));
process.stdout.write(`p99 under attack, of that alone: ${told[0]} (${told[1]} to ${told[2]})\n`);
await stop();
