import { hostileRequests } from '../../test/hostileRequests.ts';
import { readFeed } from './readFeed.ts';

// A caller of `underAttack.ts`, in a process of its own: it reads the feed at its own pace, or attacks, one way or in turns.

const [url = '', seconds = '', attack = ''] = process.argv.slice(2);
const readsASecond = 50;
const attacksASecond = 150;

const taken: number[] = [];
const read = async () => void taken.push(await readFeed(url));

const hostile = hostileRequests().filter(({ way }) => attack === 'all' || way === attack);
async function attackOnce(index: number): Promise<void> {
  const { request } = hostile[index % hostile.length] ?? {};
  const answer = await fetch(`${url}/graphql`, { method: 'POST', ...request });
  await answer.text();
}

/** Calls so often in a second, whether or not the calls before have been answered. */
async function callEvery(perSecond: number, call: (index: number) => Promise<void>): Promise<void> {
  const calls: Promise<void>[] = [];
  const began = performance.now();
  for (let index = 0; index < perSecond * Number(seconds); index += 1) {
    const due = began + (index * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(due - performance.now(), 0)));
    calls.push(call(index));
  }
  await Promise.all(calls);
}

process.send?.('ready');
await (attack ? callEvery(attacksASecond, attackOnce) : callEvery(readsASecond, read));
process.send?.({ taken });
