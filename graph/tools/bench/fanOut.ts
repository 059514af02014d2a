import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openSession } from '../../auth/sessions.ts';
import { makeFactories } from '../../test/factories.ts';
import { spreadOf } from './measure/statistics.ts';
import { serveAlone } from './serveAlone.ts';

// Measures the time until all followers of a post have received an event, each on a connection of its own: `npx tsx
// graph/tools/bench/fanOut.ts 1000`. With `members` after the number, the followers are members instead of visitors.

const [count = '1000', who = 'visitors'] = process.argv.slice(2);
const rounds = 7;
const readers = Number(count);

const { url, backend, stop } = await serveAlone();
const { member, post: makePost } = makeFactories(backend.sql);
const author = await member('author');
const post = await makePost(author);
const sessionOf = (id: string) => openSession(backend.sql, id, new Date());

async function tokensOfReaders(): Promise<(string | null)[]> {
  if (who !== 'members') return [null];
  const names = Array.from({ length: readers }, (_, index) => `reader${index}`);
  return Promise.all(names.map(async (name) => sessionOf((await member(name)).id)));
}

const headers = { authorization: `Bearer ${await sessionOf(author.id)}`, 'content-type': 'application/json' };
const reading = [`${url.replace('http', 'ws')}/graphql`, post.id, count, JSON.stringify(await tokensOfReaders())];
const reader = fork(join(import.meta.dirname, 'measure/fanOutReader.ts'), reading, { execArgv: ['--import', 'tsx'] });
await once(reader, 'message');

const first: number[] = [];
const middle: number[] = [];
const last: number[] = [];
const processor: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const body = JSON.stringify({ postId: post.id, content: `Round ${round}` });
  const before = process.cpuUsage();
  const began = Date.now();
  const heard = once(reader, 'message');
  await fetch(`${url}/api/comments`, { method: 'POST', headers, body });
  const [{ told }] = await heard;
  const { user, system } = process.cpuUsage(before);
  first.push(Math.min(...told) - began);
  middle.push(spreadOf(told).median - began);
  last.push(Math.max(...told) - began);
  processor.push((user + system) / 1000);
}

const shown = (name: string, figures: number[]) => {
  const { median, least, most } = spreadOf(figures);
  return `${name} ${median.toFixed(0)} ms (${least.toFixed(0)}–${most.toFixed(0)})`;
};
process.stdout.write(`${count} ${who}, one comment, median of ${rounds} (least–most)
  ${shown('the first is told after', first)}
  ${shown('half are told after', middle)}
  ${shown('the last is told after', last)}
  ${shown('processor time of the server', processor)}
`);

reader.kill();
await stop();
