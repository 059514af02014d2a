import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { dataUrlOf, pictureStored, withSize } from '../test/pictures.ts';
import { postDoors } from '../test/postDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let picture: Buffer;
beforeAll(async () => {
  ada = await app.member('ada');
  picture = await pictureStored().png().toBuffer();
});

// No test may leave a file behind.
afterEach(async () => {
  expect(await readdir(join(app.dataDir, 'media'))).toEqual([]);
  expect(await app.run('select hash from media')).toEqual([]);
  expect(await app.run('select id from post')).toEqual([]);
});

const refusal = (cause: string) => ({
  code: 'BAD_USER_INPUT',
  message: `Failed to process the image file: ${cause}`,
});
const noPicture = 'it must be a JPEG, PNG, WebP, GIF or AVIF picture';
const damaged = 'it is damaged or cut short';
const notBase64 = { code: 'BAD_USER_INPUT', message: 'mediaUrls holds a data URL that is not a base64 image' };
const tooLarge = {
  code: 'PAYLOAD_TOO_LARGE',
  message: 'File too large: please select an image smaller than 50MB',
};

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const html = '<!doctype html><script>alert(1)</script>';

const impostors: [string, string, () => string | Promise<string>][] = [
  ['an SVG', noPicture, () => dataUrlOf('svg+xml', Buffer.from(svg))],
  ['an SVG that says it is a PNG', noPicture, () => dataUrlOf('png', Buffer.from(svg))],
  ['an SVG with a byte order mark', noPicture, () => dataUrlOf('png', Buffer.from(`\ufeff${svg}`))],
  ['HTML', noPicture, () => dataUrlOf('png', Buffer.from(html))],
  ['a PDF', noPicture, () => dataUrlOf('png', Buffer.from('%PDF-1.7\n1 0 obj\n'))],
  ['noise', noPicture, () => dataUrlOf('jpeg', Buffer.from(Array.from({ length: 400 }, (_, n) => (n * 97) % 256)))],
  ['one byte', noPicture, () => dataUrlOf('png', Buffer.of(0x89))],
  ['the first half of a PNG', damaged, () => dataUrlOf('png', picture.subarray(0, picture.length / 2))],
  ['a TIFF', noPicture, async () => dataUrlOf('tiff', await pictureStored().tiff().toBuffer())],
  [
    'the first half of a JPEG',
    damaged,
    async () => {
      const jpeg = await pictureStored().resize(800, 800).jpeg().toBuffer();
      return dataUrlOf('jpeg', jpeg.subarray(0, jpeg.length / 2));
    },
  ],
  [
    'a picture of more pixels than memory should hold',
    'it has more than 100 megapixels',
    () => dataUrlOf('png', withSize(picture, 60_000, 60_000)),
  ],
];

describe.each(postDoors)('refused by $name:', ({ create, update }) => {
  test.each(impostors)('%s', async (_name, cause, make) => {
    const { fault } = await create(app.as(ada), { content: 'Look', mediaUrls: [await make()] });
    expect(fault).toMatchObject(refusal(cause));
  });

  test.each([
    'data:image/png;base64,',
    'data:image/png,%89PNG',
    'data:text/html;base64,PGgxPkhpPC9oMT4=',
    'data:;base64,iVBORw0KGgo=',
    'data:image/png;base64,not base64!',
    'data:image/png;charset=utf-8;base64,iVBORw0KGgo=',
    'data:',
  ])('%s', async (dataUrl) => {
    const { fault } = await create(app.as(ada), { content: 'Look', mediaUrls: [dataUrl] });
    expect(fault).toMatchObject(notBase64);
  });

  test('a good picture beside a bad one', async () => {
    const mediaUrls = [dataUrlOf('png', picture), dataUrlOf('png', Buffer.from(html))];
    expect((await create(app.as(ada), { content: 'Look', mediaUrls })).fault).toMatchObject(refusal(noPicture));
  });

  test('a picture in a group that one has not joined, before it is looked at', async () => {
    const group = await app.group(`Closed to ${ada.username} ${create.length}`);
    const { fault } = await create(app.as(ada), {
      content: 'Look',
      mediaUrls: [dataUrlOf('png', picture)],
      groupId: group.id,
    });
    expect(fault?.code).toBe('FORBIDDEN');
  });

  test('a picture for another’s post', async () => {
    const { id } = await app.post(await app.member(`author_${Date.now()}`));
    const { fault } = await update(app.as(ada), id, { mediaUrls: [dataUrlOf('png', picture)] });
    expect(fault?.code).toBe('FORBIDDEN');
    await app.run('delete from post where id = $1', id);
  });

  test('a visitor’s picture', async () => {
    const { fault } = await create(app.as(null), { content: 'Look', mediaUrls: [dataUrlOf('png', picture)] });
    expect(fault?.code).toBe('UNAUTHENTICATED');
  });
});

test('a picture of 50 MB is 413 at both doors', async () => {
  const heavy = Buffer.concat([picture, Buffer.alloc(50 * 2 ** 20 - picture.length)]);
  const input = { content: 'Look', mediaUrls: [dataUrlOf('png', heavy)] };
  const { status, body } = await app.as(ada).post('/api/posts', input);
  expect([status, body]).toMatchObject([413, tooLarge]);
  const document = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
  const { error } = await app.as(ada).query(document, { input });
  expect(error).toEqual({ ...tooLarge, field: 'mediaUrls' });
});
