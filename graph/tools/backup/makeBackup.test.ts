import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { collectPictures } from '../../app/upkeep/collectPictures.ts';
import type { Member } from '../../test/factories.ts';
import type { TestApp } from '../../test/harness.ts';
import { startApp } from '../../test/harness.ts';
import { pictureStored } from '../../test/pictures.ts';
import { mediaPathOf } from '../../test/uploads.ts';
import { makeBackup } from './makeBackup.ts';

let app: TestApp;
let ada: Member;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  ada = await app.member('ada');
  folder = await mkdtemp(join(tmpdir(), 'cycle-chat-backup-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const countPictures = async () => (await app.run('select from media')).length;

test('pictures are copied without holding a snapshot, and none is collected meanwhile', async () => {
  const path = await mediaPathOf(app, ada, await pictureStored().png().toBuffer());
  const post = await app.post(ada);
  await app.run('update post set media_urls = $2 where id = $1', post.id, [`${path}.webp`]);
  const { media } = app.backend.services;
  const started = Promise.withResolvers<void>();
  const resumed = Promise.withResolvers<void>();
  const slowly: typeof media = {
    ...media,
    async read(name) {
      started.resolve();
      await resumed.promise;
      return media.read(name);
    },
  };
  const backend = { ...app.backend, services: { ...app.backend.services, media: slowly } };
  const backup = makeBackup(backend, join(folder, 'backup'), new Date());
  await started.promise;
  // Other statements of the server end. A snapshot of the backup would last until the picture is read.
  const countHolders = async () =>
    (
      await app.run(
        "select from pg_stat_activity where datname = current_database() and backend_xmin is not null and backend_type = 'client backend' and pid <> pg_backend_pid()",
      )
    ).length;
  await vi.waitFor(async () => expect(await countHolders()).toBe(0), { timeout: 60_000 });
  // The post that shows it is deleted after the rows were copied.
  await app.run('delete from post');
  await collectPictures(app.backend, inDays(3));
  expect(await countPictures()).toBe(1);
  resumed.resolve();
  const { manifest, missing } = await backup;
  expect([manifest.pictures.files, missing]).toEqual([1, []]);
  await collectPictures(app.backend, inDays(3));
  expect(await countPictures()).toBe(0);
});
