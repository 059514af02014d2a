import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRaw } from '../caller.ts';
import { dataUrlOf, pictureStored } from '../pictures.ts';
import type { DurableDatabase } from './durableDatabase.ts';
import { durableDatabase } from './durableDatabase.ts';
import type { ServerProcess, SignedIn } from './serverProcess.ts';
import { serverProcess } from './serverProcess.ts';
import { fillDisk, fillerOf, onDiskOf } from './smallDisk.ts';

let database: DurableDatabase;
let server: ServerProcess;
let ada: SignedIn;
beforeAll(async () => {
  database = await durableDatabase();
  server = await serverProcess({ variables: { DATABASE_URL: database.url }, under: onDiskOf(4) });
  ada = await server.signUp('ada');
});
afterAll(async () => {
  await server?.remove();
  await database?.remove();
});

const picture = async (hue: number) => dataUrlOf('png', await pictureStored().modulate({ hue }).png().toBuffer());
const postPicture = async (hue: number) =>
  ada.post('/api/posts', { content: `Hue ${hue}`, mediaUrls: [await picture(hue)] });

/** A picture as its bytes: these go over the disk before they are looked at. */
async function upload(bytes: Uint8Array<ArrayBuffer>) {
  const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'image/png' };
  return sendRaw(`${server.url}/api/media`, { method: 'POST', headers, body: bytes });
}

test('a full disk refuses pictures clearly, harms nothing else, and takes them once there is room', async () => {
  const first = await postPicture(0);
  expect(first.status).toBe(201);
  const [url] = first.body.mediaUrls;
  const bytes = new Uint8Array(await pictureStored().modulate({ hue: 90 }).png().toBuffer());

  await fillDisk(server);
  for (const refused of [await postPicture(30), await upload(bytes)]) {
    expect([refused.status, refused.body.code]).toEqual([503, 'INTERNAL_SERVER_ERROR']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(server.lines.filter((line) => line.includes('ENOSPC')).length).toBeGreaterThan(0);
  expect((await ada.post('/api/posts', { content: 'Words need no room' })).status).toBe(201);
  expect((await ada.get('/api/posts/feed')).body.map((post: { content: string }) => post.content)).toEqual([
    'Words need no room',
    'Hue 0',
  ]);
  expect((await fetch(server.url + url)).status).toBe(200);

  await rm(fillerOf(server));
  expect((await postPicture(30)).status).toBe(201);
  expect((await upload(bytes)).status).toBe(201);
  const shown = await database.query('select hash from media');
  expect(shown).toHaveLength(3);
  const headers = { authorization: `Bearer ${ada.token}` };
  for (const { hash } of shown) expect((await fetch(`${server.url}/media/${hash}.webp`, { headers })).status).toBe(200);
});
