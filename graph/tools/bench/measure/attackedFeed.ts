import { hostileRequests } from '../../../test/hostileRequests.ts';
import { callAtRandom } from './callAtRandom.ts';
import { readFeed } from './readFeed.ts';

// A client of `underAttack.ts`, as a separate process: it reads the feed at a fixed rate, or attacks in one way or in
// all ways in turn.

const [url = '', seconds = '', perSecond = '', attack = ''] = process.argv.slice(2);

const taken: number[] = [];
const read = async () => void taken.push(await readFeed(url));

const hostile = hostileRequests().filter(({ way }) => attack === 'all' || way === attack);
async function attackOnce(index: number): Promise<void> {
  const { request } = hostile[index % hostile.length] ?? {};
  const answer = await fetch(`${url}/graphql`, { method: 'POST', ...request });
  await answer.text();
}

process.send?.('ready');
await callAtRandom(Number(perSecond), Number(seconds), attack ? attackOnce : read);
process.send?.({ taken });
