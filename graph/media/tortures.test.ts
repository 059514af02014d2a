import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  avifOfNames,
  avifOfSize,
  avifOfTiles,
  gifOfFrames,
  jpegOfScans,
  jpegOfSegments,
  pngOfParts,
  pngOfTexts,
  webpOfFrames,
  webpOfParts,
} from '../test/bombs.ts';
import type { Member } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { areAlike, blue, green, looksOf, pictureStored, red, white, withSize } from '../test/pictures.ts';
import { blackPng, factsOf, heicHead, oddities, telltales } from '../test/tortures.ts';
import { load, mediaPathOf, uploadBytes } from '../test/uploads.ts';

let app: TestApp;
let ada: Member;
let png: Buffer;
let interlaced: Buffer;
beforeAll(async () => {
  interlaced = await pictureStored().toColourspace('rgb16').png({ progressive: true }).toBuffer();
  app = await startApp({ RATE_LIMITS: '{"uploads": 100000}' });
  ada = await app.member('ada');
  png = await pictureStored().png().toBuffer();
});
afterAll(() => app.close());

const served = ['.webp', '/480.webp', '/64.webp', '/480.avif', '/480.jpg'];

/** The dominant channel of each colour, white if all are equal. */
const huesOf = (colors: readonly (readonly number[])[]) =>
  colors.map((color) => {
    if (Math.min(...color) > 225) return 'white';
    const [second = 0, first = 0] = color.toSorted((one, other) => one - other).slice(-2);
    return first - second > 40 ? ['red', 'green', 'blue'][color.indexOf(first)] : `none of ${color}`;
  });

describe.each(Object.entries(oddities))('a picture with %s', (name, { make, facts }) => {
  test('has it before it is taken in', async () => {
    expect(await factsOf(await make())).toMatchObject(facts);
  });

  test('comes out upright and looks as it did, in every format and width', async () => {
    const path = await mediaPathOf(app, ada, await make());
    for (const ending of served) {
      const { size, colors } = await looksOf(await load(app.url + path + ending));
      expect([ending, size]).toEqual([ending, ending === '/64.webp' ? [64, 43] : [96, 64]]);
      // CMYK cannot represent these colours exactly, except white.
      expect([ending, huesOf(colors)]).toEqual([ending, ['red', 'green', 'blue', 'white']]);
      if (name !== 'CMYK') expect([ending, areAlike(colors, [red, green, blue, white])]).toEqual([ending, true]);
    }
  });

  test('keeps nothing of what was written beside it', async () => {
    const bytes = await make();
    const path = await mediaPathOf(app, ada, bytes);
    for (const ending of served) {
      const out = await load(app.url + path + ending);
      expect([ending, telltales.exec(out.toString('latin1'))?.[0]]).toEqual([ending, undefined]);
      const { exif, xmp, iptc, icc, orientation, comments, pages } = await sharp(out).metadata();
      expect({ ending, exif, xmp, iptc, icc, orientation, comments }).toEqual({ ending });
      expect(pages ?? 1).toBe(1);
    }
  });
});

const noPicture = 'it must be a JPEG, PNG, WebP, GIF or AVIF picture';
const damaged = 'it is damaged or cut short';
const html = '<!doctype html><script>alert(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

const svgLikeAvif = `<!--ftypavif-->${svg}`;
const tooMuchText = 'it has more than 2 MB of texts beside the picture, save it without them';
const tooManyFrames = 'it has more than 1,000 frames';
const tooManyParts = 'it has more than 100,000 parts, save it again';
const tooLong = 'it has a side of more than 32,768 pixels';
const tooLargeForPasses = 'it is too large to be progressive or interlaced, save it without that or smaller';
const bad: [string, string, () => Buffer | Promise<Buffer>][] = [
  ['nothing', 'it is empty', () => Buffer.alloc(0)],
  ['an SVG', noPicture, () => Buffer.from(svg)],
  ['an SVG whose comment has the header of an AVIF', noPicture, () => Buffer.from(svgLikeAvif)],
  ['an SVG after the header of an AVIF', damaged, () => Buffer.from(`\0\0\0\x10ftypavif\0\0\0\0${svg}`)],
  ['a page', noPicture, () => Buffer.from(html)],
  ['a program', noPicture, () => Buffer.from('alert(1)')],
  ['a page that begins like a GIF', damaged, () => Buffer.from(`GIF89a/*${html}*/=1;alert(1)`)],
  ['a page that begins like a JPEG', damaged, () => Buffer.from(`\xff\xd8\xff\xe0${html}`, 'latin1')],
  ['a PDF', noPicture, () => Buffer.from('%PDF-1.7\n')],
  ['a TIFF', noPicture, () => pictureStored().tiff().toBuffer()],
  ['a PNG that is cut short', damaged, () => png.subarray(0, png.length / 2)],
  ['a bomb of pixels', 'it has more than 100 megapixels', () => withSize(png, 50_000, 50_000)],
  ['a picture of a row too many', 'it has more than 100 megapixels', () => blackPng(10_000, 10_001)],
  ['a picture of very long rows', tooLong, () => blackPng(32_769, 100)],
  ['a picture of very many rows', tooLong, () => blackPng(100, 32_769)],
  ['a bomb of texts', tooMuchText, () => pngOfTexts(40)],
  ['a bomb of empty parts', tooManyParts, () => pngOfParts(100_001)],
  ['an AVIF of more than memory should hold', 'it has more than 25 megapixels', () => avifOfSize(5000, 5001)],
  ['an interlaced one of more than memory should hold', tooLargeForPasses, () => withSize(interlaced, 8000, 8000)],
  ['a bomb of frames', tooManyFrames, () => gifOfFrames(1200)],
  ['a WebP of many frames', tooManyFrames, () => webpOfFrames(1001)],
  ['a WebP of many frames in one', tooManyFrames, () => webpOfFrames(1001, { isNested: true })],
  ['a WebP of many parts', tooManyParts, () => webpOfParts(100_001)],
  ['a JPEG of many scans', 'it has more than 64 scans, save it again', () => jpegOfScans(65)],
  ['a JPEG of many empty parts', 'it has more than 10,000 parts, save it again', () => jpegOfSegments(10_001)],
  ['an AVIF of many kinds', 'it has more than 1,000 parts, save it again', () => avifOfNames('infe', 1001)],
  ['an AVIF of many sizes', 'it has more than 1,000 parts, save it again', () => avifOfNames('ispe', 1001)],
  ['an AVIF of tiles', 'it consists of several pictures, save it as one', () => avifOfTiles(128, 2)],
  ['a HEIC', 'HEIC pictures cannot be read here, send it as a JPEG', () => heicHead],
];

test.each(bad)('%s is refused with its cause', async (_name, cause, make) => {
  const filesBefore = await readdir(join(app.dataDir, 'media'));
  const { status, body } = await uploadBytes(app, ada, await make());
  expect([status, body]).toMatchObject([
    400,
    { code: 'BAD_USER_INPUT', message: `Failed to process the image file: ${cause}` },
  ]);
  expect(await readdir(join(app.dataDir, 'media'))).toEqual(filesBefore);
  // The server still runs and accepts the next picture.
  expect((await uploadBytes(app, ada, png)).status).toBe(201);
});

test('a picture under a wrong name is taken for what it is', async () => {
  const { body } = await uploadBytes(app, ada, png, 'image/svg+xml');
  expect((await uploadBytes(app, ada, png, 'application/octet-stream')).body).toEqual(body);
  expect((await uploadBytes(app, ada, png, 'image/x-anything')).body).toEqual(body);
});

test('a picture of 100 megapixels to the pixel is taken', async () => {
  const { status, body } = await uploadBytes(app, ada, blackPng(10_000, 10_000));
  expect([status, body]).toEqual([201, expect.objectContaining({ width: 2048, height: 2048 })]);
});

test('a picture of the longest side is taken', async () => {
  const { status, body } = await uploadBytes(app, ada, blackPng(32_768, 16));
  expect([status, body]).toEqual([201, expect.objectContaining({ width: 2048, height: 1 })]);
});

test.each([
  ['a WebP of 1,000 frames', () => webpOfFrames(1000)],
  ['a JPEG of 64 scans', () => jpegOfScans(64)],
  ['a JPEG of 9,000 empty parts', () => jpegOfSegments(9000)],
])('%s is taken', async (_name, make) => {
  expect((await uploadBytes(app, ada, await make())).status).toBe(201);
});

test('a PNG of 1.8 MB of texts is taken', async () => {
  expect((await uploadBytes(app, ada, pngOfTexts(30))).status).toBe(201);
});

test('of all that was sent nothing telling lies on the disk', async () => {
  const folder = join(app.dataDir, 'media');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(served.length);
  for (const file of files) {
    expect([file, telltales.exec(await readFile(file, 'latin1'))?.[0]]).toEqual([file, undefined]);
  }
  await vi.waitFor(async () => expect(await readdir(join(app.dataDir, 'incoming'))).toEqual([]), 60_000);
});
