import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import {
  areAlike,
  blue,
  dataUrlOf,
  green,
  looksOf,
  orientations,
  pictureStored,
  red,
  white,
} from '../test/pictures.ts';
import { postDoors } from '../test/postDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
});

const upright = [red, green, blue, white];

/** Posts a picture and returns the URL that the post has for it. */
async function upload(dataUrl: string): Promise<string> {
  const { status, body } = await app.as(ada).post('/api/posts', { content: 'Look', mediaUrls: [dataUrl] });
  expect([status, body]).toEqual([201, expect.objectContaining({ mediaUrls: [expect.any(String)] })]);
  return body.mediaUrls[0];
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(app.url + url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const filesKept = () => readdir(join(app.dataDir, 'media'));

describe.each(postDoors)('a picture by $name', ({ create, update }) => {
  test('is answered as a /media URL that everybody may load', async () => {
    const dataUrl = dataUrlOf('png', await pictureStored().png().toBuffer());
    const { post } = await create(app.as(ada), { content: 'Look', mediaUrls: [dataUrl] });
    expect(post.mediaUrls).toEqual([expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/)]);
    const { colors } = await looksOf(await download(post.mediaUrls[0]));
    expect(areAlike(colors, upright)).toBe(true);
  });

  test('keeps its place among http(s) URLs and URLs that were answered before', async () => {
    const known = await upload(dataUrlOf('png', await pictureStored().png().toBuffer()));
    const fresh = dataUrlOf('png', await pictureStored().negate().png().toBuffer());
    const remote = 'https://pictures.example/hill.jpg';
    const sent = 'HTTPS://Pictures.example:443/hill.jpg';
    const { post } = await create(app.as(ada), { content: 'Look', mediaUrls: [sent, fresh, known] });
    expect(post.mediaUrls).toEqual([remote, expect.stringMatching(/^\/media\//), known]);
    const { post: edited } = await update(app.as(ada), post.id, { mediaUrls: [known, fresh] });
    expect(edited.mediaUrls).toEqual([known, post.mediaUrls[1]]);
  });
});

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('of %s is kept as it looks', async (format) => {
    const bytes = await pictureStored().toFormat(format, { quality: 95 }).toBuffer();
    const { size, colors } = await looksOf(await download(await upload(dataUrlOf(format, bytes))));
    expect(size).toEqual([96, 64]);
    expect(areAlike(colors, upright)).toBe(true);
  });

  test.each(orientations)('held as EXIF orientation %i says is turned upright', async (orientation) => {
    const bytes = await pictureStored(orientation).jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
    expect((await sharp(bytes).metadata()).orientation).toBe(orientation);
    const kept = await download(await upload(dataUrlOf('jpeg', bytes)));
    const { size, colors } = await looksOf(kept);
    expect(size).toEqual([96, 64]);
    expect(areAlike(colors, upright)).toBe(true);
    expect((await sharp(kept).metadata()).orientation).toBeUndefined();
  });

  test('tells nothing of where, when and with what it was taken', async () => {
    const told = { ImageDescription: 'HOME-STREET-7', Software: 'SPYCAM', Copyright: 'NOBODY' };
    const bytes = await pictureStored()
      .jpeg()
      .withExif({ IFD0: told, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>XMP-SECRET</secret></x:xmpmeta>')
      .withIccProfile('p3')
      .toBuffer();
    const telltale = /HOME-STREET-7|SPYCAM|NOBODY|XMP-SECRET|xmpmeta|Exif|EXIF|GPS|ICCP/;
    expect(bytes.toString('latin1')).toMatch(telltale);

    const kept = await download(await upload(dataUrlOf('jpeg', bytes)));
    expect(kept.toString('latin1')).not.toMatch(telltale);
    const { exif, xmp, iptc, icc } = await sharp(kept).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('is what it is, whatever it is called', async () => {
    const png = await pictureStored().png().toBuffer();
    const url = await upload(dataUrlOf('png', png));
    expect(await upload(dataUrlOf('jpeg', png))).toBe(url);
    expect(await upload(dataUrlOf('svg+xml', png))).toBe(url);
  });

  test('that is larger than a screen is made smaller, one that is not stays as it is', async () => {
    const wide = await pictureStored().resize(5000, 1000, { fit: 'fill' }).png().toBuffer();
    expect((await looksOf(await download(await upload(dataUrlOf('png', wide))))).size).toEqual([2048, 410]);
    const fitting = await pictureStored().resize(2048, 2048, { fit: 'fill' }).png().toBuffer();
    expect((await looksOf(await download(await upload(dataUrlOf('png', fitting))))).size).toEqual([2048, 2048]);
  });

  test('of one byte less than 50 MB is taken', async () => {
    const picture = await pictureStored().png().toBuffer();
    const heavy = Buffer.concat([picture, Buffer.alloc(50 * 2 ** 20 - 1 - picture.length)]);
    expect(await upload(dataUrlOf('png', heavy))).toBe(await upload(dataUrlOf('png', picture)));
  });

  test('sent again, or ten times at once, is kept once under one URL', async () => {
    const dataUrl = dataUrlOf('png', await pictureStored().blur(3).png().toBuffer());
    const before = (await filesKept()).length;
    const urls = await Promise.all(Array.from({ length: 10 }, () => upload(dataUrl)));
    expect(new Set(urls).size).toBe(1);
    expect(await upload(dataUrl)).toBe(urls[0]);
    expect(await filesKept()).toHaveLength(before + 1);
    const hash = urls[0]?.slice('/media/'.length, -'.webp'.length);
    const [row] = await app.run('select owner_id, width, height, byte_count from media where hash = $1', hash);
    const bytes = await download(urls[0] ?? '');
    expect(row).toEqual({ owner_id: ada.id, width: 96, height: 64, byte_count: bytes.length });
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
  });
});

describe('/media', () => {
  test('serves public pictures to everybody, as pictures and nothing else', async () => {
    const url = await upload(dataUrlOf('png', await pictureStored().png().toBuffer()));
    const response = await fetch(app.url + url);
    const { headers } = response;
    await response.arrayBuffer();
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=300');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const stored = await readFile(join(app.dataDir, url));
    expect(await download(url)).toEqual(stored);
  });

  test.each(['/media', '/media/', `/media/${'0'.repeat(64)}.webp`, '/media/..%2f..%2fetc%2fpasswd', '/media/.draft'])(
    '%s is 404 in JSON',
    async (path) => {
      const response = await fetch(app.url + path);
      expect([response.status, await response.json()]).toEqual([
        404,
        { message: expect.stringContaining('No such route'), code: 'NOT_FOUND' },
      ]);
    },
  );
});
