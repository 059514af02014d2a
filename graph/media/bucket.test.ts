import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { environmentOf, runHere } from '../test/commandLine.ts';
import type { Member } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import type { ObjectStore } from '../test/objectStore.ts';
import { startObjectStore } from '../test/objectStore.ts';
import { pictureStored } from '../test/pictures.ts';
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

test('the doctor looks into the bucket, and collects there', async () => {
  const path = await mediaPathOf(app, ada, await pictureStored().negate().png().toBuffer());
  await load(`${app.url + path}/64.webp`);
  await app.run(`update media set sent_at = now() - interval '2 days' where hash = $1`, path.slice('/media/'.length));
  const environment = { ...environmentOf(app), MEDIA_URL: objects.url };
  const { json, code } = await runHere(environment, 'doctor', '--json', '--fix');
  expect([code, json.media]).toEqual([
    0,
    expect.objectContaining({ missingFiles: [], orphanedFiles: [], collectedFiles: 2 }),
  ]);
  expect((await fetch(`${app.url + path}.webp`)).status).toBe(404);
});
