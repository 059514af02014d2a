import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { environmentOf, runHere } from '../test/commandLine.ts';
import type { Member } from '../test/factories.ts';
import { dataUrlOf, pictureStored } from '../test/pictures.ts';
import { serverProgram } from '../test/programs.ts';
import { uploadBytes } from '../test/uploads.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
});

const mastersIn = () => readdir(join(app.dataDir, 'media'));
const incoming = () => readdir(join(app.dataDir, 'incoming'));
const readMaster = (name: string) => readFile(join(app.dataDir, 'media', name));
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

interface Row {
  hash: string;
  byte_count: number;
}
const rows = () => app.run<Row>('select hash, byte_count from media order by hash');

test('a store that fails leaves neither a row nor a post behind', async () => {
  vi.spyOn(app.backend.services.media, 'put').mockRejectedValueOnce(new Error('The disk is full'));
  const mediaUrls = [dataUrlOf('png', await pictureStored().png().toBuffer())];
  const create = () => app.as(ada).post('/api/posts', { content: 'Look', mediaUrls });
  expect(await create()).toMatchObject({ status: 500, body: { code: 'INTERNAL_SERVER_ERROR' } });
  expect(await rows()).toEqual([]);
  expect(await app.run('select id from post')).toEqual([]);
  expect([await mastersIn(), await incoming()]).toEqual([[], []]);
  expect((await create()).status).toBe(201);
});

/** Serves the app in a process that can be killed. */
async function startServer() {
  const child = spawn(process.execPath, [serverProgram], {
    env: { ...process.env, ...environmentOf(app), PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /^Cycle Chat is at .*:(\d+)$/.exec(line) ?? [];
    if (port) return { url: `http://127.0.0.1:${port}`, kill: () => child.kill('SIGKILL'), ended };
  }
  throw new Error('The server has not started');
}

/** Noise, like a photograph, so that the server needs some time for it. */
const noisyPicture = () =>
  sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();

/** Sends eight pictures at once to a server that is killed once `most` are stored. Returns the URLs of those. */
async function uploadUntilKilled(most: number): Promise<string[]> {
  const pictures = await Promise.all(Array.from({ length: 8 }, noisyPicture));
  const { url, kill, ended } = await startServer();
  const taken: string[] = [];
  const uploads = pictures.map(async (bytes) => {
    const { body } = await uploadBytes({ ...app, url }, ada, bytes);
    taken.push(body.url);
    if (taken.length === most) kill();
  });
  await Promise.allSettled(uploads);
  await ended;
  return taken;
}

/** Makes all files and rows an hour older. */
async function age(): Promise<void> {
  const anHourAgo = new Date(Date.now() - 3_600_000);
  for (const folder of ['media', 'incoming']) {
    const names = await readdir(join(app.dataDir, folder));
    await Promise.all(names.map((name) => utimes(join(app.dataDir, folder, name), anHourAgo, anHourAgo)));
  }
}

test.each([1, 3, 6])('a server killed after %i of eight uploads leaves nothing by halves', async (most) => {
  const taken = await uploadUntilKilled(most);
  expect(taken.length).toBeGreaterThanOrEqual(most);
  expect(taken.length).toBeLessThan(8);

  const kept = await rows();
  expect(kept.map(({ hash }) => `/media/${hash}.webp`)).toEqual(expect.arrayContaining(taken));
  for (const { hash, byte_count } of kept) {
    const bytes = await readMaster(`${hash}.webp`);
    expect([hashOf(bytes), bytes.length]).toEqual([hash, byte_count]);
  }
  for (const name of (await mastersIn()).filter((each) => !each.startsWith('.'))) {
    expect(`${hashOf(await readMaster(name))}.webp`).toBe(name);
  }

  await age();
  const { code, json } = await runHere(environmentOf(app), 'doctor', '--json', '--fix');
  expect([code, json.media.missingFiles]).toEqual([0, []]);
  const names = (await rows()).map(({ hash }) => `${hash}.webp`);
  expect((await mastersIn()).toSorted()).toEqual(names);
  expect(await incoming()).toEqual([]);
});
