import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '../../platform/lib/ids.ts';
import { keepBusy } from './keepBusy.ts';
import type { ServerProcess, SignedIn } from './serverProcess.ts';
import { serverProcess } from './serverProcess.ts';
import { fillDisk, fillerOf, onDiskOf } from './smallDisk.ts';
import { statusOf, untilAcknowledged } from './untilAcknowledged.ts';

// The database that the server itself keeps under DATA_DIR: nobody else would start it again.

let server: ServerProcess;
let ada: SignedIn;
async function start(under: readonly string[] = []): Promise<void> {
  server = await serverProcess({ variables: { DATABASE_URL: '' }, under });
  ada = await server.signUp('ada');
}
afterEach(() => server?.remove());

const readFeed = () => statusOf(ada.get('/api/posts/feed?limit=5'));
const publish = (id: string, content: string) => ada.post('/api/posts', { id, content });

/** Waits until a read and a write succeed again. */
async function untilWell(): Promise<void> {
  await vi.waitUntil(async () => (await readFeed()) === 200, { timeout: 60_000 });
  const id = newId();
  await untilAcknowledged(() => publish(id, 'Well again'));
}

async function expectAll(ids: readonly string[]): Promise<void> {
  for (const id of ids) expect([id, (await ada.get(`/api/posts/${id}`)).status]).toEqual([id, 200]);
}

test('is started again where it is killed: three times under load nothing is lost, nothing written twice', async () => {
  await start();
  const acknowledged: string[] = [];
  const load = keepBusy({
    sideBySide: 10,
    async once(index) {
      const id = newId();
      const said = await untilAcknowledged(() => publish(id, `Number ${index}`));
      acknowledged.push(id);
      return said;
    },
  });
  const rounds = 3;
  for (let round = 0; round < rounds; round += 1) {
    await load.reach(load.done() + 50);
    const file = await readFile(join(server.dataDir, 'database', 'data', 'postmaster.pid'), 'utf8');
    process.kill(Number(file.split('\n')[0]), 'SIGKILL');
    await vi.waitUntil(async () => (await readFeed()) === 503, { timeout: 60_000, interval: 10 });
    await untilWell();
  }
  await load.reach(load.done() + 50);
  await load.stop();

  expect([...load.said].toSorted()).toEqual([201, 503]);
  await expectAll(acknowledged);
  // One more each round says that all is well.
  const { body } = await ada.get(`/api/users/${ada.id}/stats`);
  expect(body.postCount).toBe(acknowledged.length + rounds);
  expect(server.lines.filter((line) => line === 'The database is back.')).toHaveLength(rounds);
});

test('on a full disk refuses clearly, and takes writes again once there is room, all that it acknowledged still there', async () => {
  await start(onDiskOf(256));
  await fillDisk(server);
  const acknowledged: string[] = [];
  const refused = newId();
  const long = 'Far too long for a full disk. '.repeat(300);
  const said = new Set<number>();
  // There is some room in what it has taken already.
  for (let count = 0; count < 5_000 && !said.has(503); count += 1) {
    const id = newId();
    const status = await statusOf(publish(id, `${count} ${long}`));
    said.add(status);
    if (status === 201) acknowledged.push(id);
  }
  expect([...said].filter((status) => status !== 201)).toEqual([503]);
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);

  await rm(fillerOf(server));
  await untilWell();
  await untilAcknowledged(() => publish(refused, long));
  await expectAll([...acknowledged, refused]);
});
