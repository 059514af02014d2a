import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askInSilence } from '../test/askInSilence.ts';
import { environmentOf, runHere } from '../test/commandLine.ts';
import type { Member } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import type { ObjectStore } from '../test/objectStore.ts';
import { startObjectStore } from '../test/objectStore.ts';
import { pictureStored } from '../test/pictures.ts';
import { startSilentStore } from '../test/silentStore.ts';
import { load, mediaPathOf } from '../test/uploads.ts';

let objects: ObjectStore;
let app: TestApp;
let ada: Member;
beforeAll(async () => {
  objects = await startObjectStore();
  app = await startApp({ MEDIA_URL: objects.url });
  ada = await app.member('ada');
});
afterAll(async () => {
  await app.close();
  await objects.close();
});

test('with MEDIA_URL set, pictures go into the bucket and come out of it', async () => {
  const path = await mediaPathOf(app, ada, await pictureStored().resize(900, 600).png().toBuffer());
  const master = await load(`${app.url + path}.webp`);
  expect(await sharp(master).metadata()).toMatchObject({ format: 'webp', width: 900, height: 600 });
  expect(await sharp(await load(`${app.url + path}/480.avif`)).metadata()).toMatchObject({
    format: 'heif',
    width: 480,
  });
  const part = await fetch(`${app.url + path}.webp`, { headers: { range: 'bytes=10-19' } });
  expect([part.status, Buffer.from(await part.arrayBuffer()).equals(master.subarray(10, 20))]).toEqual([206, true]);
  expect((await fetch(`${app.url}/media/${'0'.repeat(64)}.webp`)).status).toBe(404);
  expect(await readdir(app.dataDir)).toEqual(['incoming']);
});

test('readers who never read keep no connection of the store from others', async () => {
  const path = await mediaPathOf(app, ada, await pictureStored().blur(2).png().toBuffer());
  const other = await mediaPathOf(app, ada, await pictureStored().blur(4).png().toBuffer());
  // More than the system buffers for a connection.
  await app.backend.services.media.put(`${path.slice('/media/'.length)}.webp`, Buffer.alloc(12_000_000));
  const read = vi.spyOn(app.backend.services.media, 'read');
  const silent = await Promise.all(Array.from({ length: 52 }, () => askInSilence(app.url, `${path}.webp`)));
  // As many as the connections of the store's client.
  await vi.waitUntil(() => read.mock.calls.length >= 50, { timeout: 240_000 });
  read.mockRestore();
  const answer = await fetch(`${app.url + other}.webp`);
  expect([answer.status, (await answer.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
  for (const socket of silent) socket.destroy();
});

test('the doctor looks into the bucket, and collects there', async () => {
  const path = await mediaPathOf(app, ada, await pictureStored().negate().png().toBuffer());
  await load(`${app.url + path}/64.webp`);
  await app.run(`update post set media_urls = '{}'`);
  await app.run(`update media set sent_at = now() - interval '2 days' where hash = $1`, path.slice('/media/'.length));
  const environment = { ...environmentOf(app), MEDIA_URL: objects.url };
  const { json, code } = await runHere(environment, 'doctor', '--json', '--fix');
  expect([code, json.media]).toEqual([
    0,
    expect.objectContaining({ missingFiles: [], orphanedFiles: [], collectedFiles: 2 }),
  ]);
  expect((await fetch(`${app.url + path}.webp`)).status).toBe(404);
});

test('a store that never answers is 503 with Retry-After, for who sends a picture and for who loads one', async () => {
  const silent = await startSilentStore();
  const hung = await startApp({ MEDIA_URL: silent.url }, { storeTimeout: 20 });
  const sender = await hung.member('ada');
  const authorization = `Bearer ${await hung.tokenOf(sender)}`;
  const hash = 'a'.repeat(64);
  await hung.run(
    `insert into media (hash, owner_id, width, height, byte_count, created_at, sent_at) values ($1, $2, 1, 1, 1, now(), now())`,
    hash,
    sender.id,
  );
  const headers = { authorization, 'content-type': 'image/png' };
  const body = new Uint8Array(await pictureStored().png().toBuffer());
  const answers = [
    await fetch(`${hung.url}/api/media`, { method: 'POST', headers, body }),
    await fetch(`${hung.url}/media/${hash}.webp`, { headers: { authorization } }),
  ];
  const message = 'The picture store does not answer: try again in a moment';
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await answer.json()).toEqual({ code: 'INTERNAL_SERVER_ERROR', message });
  }
  await hung.close();
  await silent.close();
});
