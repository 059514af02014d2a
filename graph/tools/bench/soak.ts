import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openSession } from '../../auth/sessions.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { makeFactories } from '../../test/factories.ts';
import { itemAt } from '../../test/storm.ts';
import { percentile } from './measure/statistics.ts';
import { serveAlone } from './serveAlone.ts';
import type { Rider, SoakResult, Task } from './soakTypes.ts';

// Simulates an ordinary day: 200 sessions read, write and follow live at the pace of people, for ten minutes: `npm run
// soak [minutes]`. Exits with 1 if anything failed.

const [length = '10'] = process.argv.slice(2);
const minutes = Number(length);
if (!(minutes > 0)) throw new Error(`${length} is no number of minutes`);
const sessions = 200;
const posts = 2_000;
const followed = 20;
const mebibyte = 2 ** 20;

const say = (line: string) => process.stdout.write(`${line}\n`);

setFlagsFromString('--expose-gc');
/** Without a collection, the heap of a busy server also contains garbage. */
const collectGarbage: () => void = runInNewContext('gc');

/** Creates riders who follow one another, and their first posts. */
async function populate(sql: Sql): Promise<Pick<Task, 'riders' | 'posts'>> {
  const make = makeFactories(sql);
  const riders: Rider[] = [];
  for (let index = 0; index < sessions; index += 1) {
    const { id, username } = await make.member(`rider${index}`);
    const token = await openSession(sql, id, new Date());
    riders.push({ id, username, token, address: `198.18.${Math.floor(index / 250)}.${1 + (index % 250)}` });
  }
  for (const [index, rider] of riders.entries()) {
    for (let step = 1; step <= followed; step += 1) await make.follow(rider, itemAt(riders, index + step * 7));
  }
  const made: { id: string; authorId: string }[] = [];
  for (let index = 0; index < posts; index += 1) {
    const author = itemAt(riders, index);
    const content = `Tailwind to the bakery, number ${index}`;
    const { id } =
      index % 3 === 0 ? await make.ride(author, { content, date: '2099-01-01' }) : await make.post(author, { content });
    made.push({ id, authorId: author.id });
  }
  return { riders, posts: made };
}

interface Memory {
  readonly resident: number;
  readonly heap: number;
}

function memoryNow(): Memory {
  collectGarbage();
  const { rss, heapUsed } = process.memoryUsage();
  return { resident: rss / mebibyte, heap: heapUsed / mebibyte };
}

function sayMemory(minute: number): Memory {
  const memory = memoryNow();
  say(`minute ${minute}: ${memory.resident.toFixed(0)} MiB resident, ${memory.heap.toFixed(1)} MiB of heap in use`);
  return memory;
}

function sayTimes(taken: SoakResult['taken']): void {
  for (const [kind, times] of Object.entries(taken)) {
    const at = (share: number) => percentile(times, share).toFixed(1);
    say(
      `${kind.padEnd(8)} ${String(times.length).padStart(6)} × p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
    );
  }
}

const { url, backend, stop } = await serveAlone();
const task: Task = { url, minutes, ...(await populate(backend.sql)) };
const riding = fork(join(import.meta.dirname, 'measure/soakRiders.ts'), { execArgv: ['--import', 'tsx'] });
const ended = once(riding, 'message');
riding.send(task);

say(`${sessions} sessions for ${minutes} minutes, ${posts} posts, Node ${process.version}`);
const memories = [sayMemory(0)];
const eachMinute = setInterval(() => memories.push(sayMemory(memories.length)), 60_000);
const [result] = await ended;
const { taken, heard, errorCount, errors }: SoakResult = result;
clearInterval(eachMinute);

sayTimes(taken);
const requests = Object.values(taken).reduce((sum, times) => sum + times.length, 0);
say(
  `${requests} requests, ${(requests / minutes / 60).toFixed(0)} a second; ${heard} activities told; ${errorCount} errors`,
);
for (const error of errors) say(`  ${error}`);
// The first minute fills caches and compiles code.
const [, warm, ...later] = memories;
const last = later.at(-1);
if (warm && last) say(`heap in use since the first minute: ${(last.heap - warm.heap).toFixed(1)} MiB more`);
await stop();
process.exitCode = errorCount > 0 ? 1 : 0;
