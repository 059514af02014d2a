import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { makeFactories } from '../test/factories.ts';
import { serveAlone } from './serveAlone.ts';

// How long the feed takes, alone and while 150 hostile operations arrive each second: `npx tsx graph/bench/underAttack.ts`,
// with the name of one of them after it for that one alone.

const [attack = 'all'] = process.argv.slice(2);
const seconds = 12;
const rounds = 3;

const { url, backend, stop } = await serveAlone();
const { member, post } = makeFactories(backend.sql);
const author = await member('author');
for (let count = 0; count < 100; count += 1) await post(author, { content: `Post ${count}` });

const program = join(import.meta.dirname, 'measure/attackedFeed.ts');
/** How long the reader takes to start, at most: the attack is to last as long as it reads. */
const startUp = 5;

/** Starts a caller and waits until it calls: what starting costs is no part of what is measured. */
async function call(duration: number, ...way: string[]) {
  const caller = fork(program, [url, String(duration), ...way], { execArgv: ['--import', 'tsx'] });
  await once(caller, 'message');
  return caller;
}

async function measure(isAttacked: boolean): Promise<number[]> {
  const attacker = isAttacked ? await call(seconds + startUp, attack) : null;
  const [{ taken }] = await once(await call(seconds), 'message');
  if (attacker) await once(attacker, 'exit');
  return taken.toSorted((one: number, other: number) => one - other);
}

const show = (name: string, taken: readonly number[]) => {
  const at = (share: number) => taken[Math.floor(taken.length * share)]?.toFixed(1);
  process.stdout.write(
    `${name}: ${taken.length} reads, median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms\n`,
  );
};

await measure(true);
for (let round = 0; round < rounds; round += 1) {
  show('alone   ', await measure(false));
  show('attacked', await measure(true));
}
await stop();
