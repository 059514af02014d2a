import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { pictureStored } from '../test/pictures.ts';
import { uploadBytes } from '../test/uploads.ts';
import { useApp } from '../test/useApp.ts';
import { maximumPictureBytes } from './pictureQuota.ts';

const app = useApp();
let ada: Member;
let round = 0;
beforeEach(async () => {
  round += 1;
  ada = await app.member(`ada${round}`);
});

let shade = 0;
async function send(member = ada) {
  shade += 1;
  return uploadBytes(
    app,
    member,
    await pictureStored()
      .resize(100 + shade, 60)
      .png()
      .toBuffer(),
  );
}

/** Gives a member pictures of this many bytes. */
const keep = (member: Member, bytes: number) =>
  app.run(
    'insert into media (hash, owner_id, width, height, byte_count) values (repeat($3, 64), $1, 1, 1, $2)',
    member.id,
    bytes,
    (round % 16).toString(16),
  );

const storageOf = async (asker: Member, member: Member) => {
  const document =
    'query ($id: ID!) { user(id: $id) { storage { pictureBytes maximumPictureBytes routeCount maximumRouteCount } } }';
  const { data } = await app.as(asker).query(document, { id: member.id });
  return data.user.storage;
};

test('a picture beyond the bytes of a member is refused and leaves no file, another member is not affected', async () => {
  await keep(ada, maximumPictureBytes - 10);
  const before = await readdir(join(app.dataDir, 'media'));
  const { status, body } = await send();
  expect([status, body.code]).toEqual([409, 'CONFLICT']);
  expect(body.message).toMatch(/^Your pictures use 1,024 MB of at most 1,024 MB\. /);
  expect(await readdir(join(app.dataDir, 'media'))).toEqual(before);
  expect((await send(await app.member(`bea${round}`))).status).toBe(201);
});

test('pictures sent at once are counted one after the other', async () => {
  const { body } = await send();
  const [row] = await app.run<{ byte_count: number }>('select byte_count from media where owner_id = $1', ada.id);
  expect(body.url).toBeDefined();
  await keep(ada, maximumPictureBytes - 2.5 * (row?.byte_count ?? 0));
  const statuses = (await Promise.all(Array.from({ length: 5 }, () => send()))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409]);
});

test('a picture that is there already is sent again by a member who keeps as much as they may', async () => {
  const bytes = await pictureStored().blur(2).png().toBuffer();
  expect((await uploadBytes(app, ada, bytes)).status).toBe(201);
  await keep(ada, maximumPictureBytes);
  expect((await uploadBytes(app, ada, bytes)).status).toBe(201);
});

test('a member sees how much they keep, nobody else does', async () => {
  await send();
  const [row] = await app.run<{ byte_count: number }>('select byte_count from media where owner_id = $1', ada.id);
  expect(await storageOf(ada, ada)).toEqual({
    pictureBytes: row?.byte_count,
    maximumPictureBytes,
    routeCount: 0,
    maximumRouteCount: 500,
  });
  expect(await storageOf(await app.member(`carl${round}`), ada)).toBeNull();
});
