import { hostileRequests } from '../../test/hostileRequests.ts';
import { readFeed } from './readFeed.ts';

// A caller of `underAttack.ts`, in a process of its own: it reads the feed at its own pace, or attacks, one way or in turns.

const [url = '', seconds = '', perSecond = '', attack = ''] = process.argv.slice(2);

const taken: number[] = [];
const read = async () => void taken.push(await readFeed(url));

const hostile = hostileRequests().filter(({ way }) => attack === 'all' || way === attack);
async function attackOnce(index: number): Promise<void> {
  const { request } = hostile[index % hostile.length] ?? {};
  const answer = await fetch(`${url}/graphql`, { method: 'POST', ...request });
  await answer.text();
}

/**
 * Calls so often in a second on average, whether or not the calls before have been answered. Each comes when chance has it:
 * calls at even distances would meet those of another caller always, or never.
 */
async function callAtRandom(call: (index: number) => Promise<void>): Promise<void> {
  const calls: Promise<void>[] = [];
  const began = performance.now();
  let due = began;
  for (let index = 0; due < began + 1000 * Number(seconds); index += 1) {
    due -= (1000 / Number(perSecond)) * Math.log(1 - Math.random());
    await new Promise((resolve) => setTimeout(resolve, Math.max(due - performance.now(), 0)));
    calls.push(call(index));
  }
  await Promise.all(calls);
}

process.send?.('ready');
await callAtRandom(attack ? attackOnce : read);
process.send?.({ taken });
