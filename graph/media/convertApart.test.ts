import sharp from 'sharp';
import { expect, test } from 'vitest';
import { avifOfLargeFrame } from '../test/bombs.ts';
import { pictureStored } from '../test/pictures.ts';
import { testDeeply } from '../test/runs.ts';
import { uploadBytes } from '../test/uploads.ts';
import { useApp } from '../test/useApp.ts';
import { convertApart } from './convertApart.ts';
import { decodeOnly } from './decodeOnly.ts';

const app = useApp();

const damaged = { code: 'BAD_USER_INPUT', message: 'Failed to process the image file: it is damaged or cut short' };
/** The most memory that this process has used, in megabytes. */
const peakMemory = () => process.resourceUsage().maxRSS / 1024;

test('an AVIF that needs gigabytes is refused, the server does not grow, and the next one is taken', async () => {
  const ada = await app.member('ada');
  const avif = await pictureStored().avif().toBuffer();
  expect((await uploadBytes(app, ada, avif)).status).toBe(201);
  const before = peakMemory();
  // Without a limit it would be 2.3 GB.
  const { status, body } = await uploadBytes(app, ada, avifOfLargeFrame(14_000));
  expect([status, body]).toMatchObject([400, damaged]);
  expect(peakMemory() - before).toBeLessThan(200);
  expect((await uploadBytes(app, ada, avif)).body).toMatchObject({ width: 96, height: 64 });
});

testDeeply('an AVIF of 25 megapixels with 12 bits and transparency is taken', async () => {
  const create = { width: 5000, height: 5000, channels: 4, background: { r: 9, g: 99, b: 200, alpha: 0.5 } } as const;
  const avif = await sharp({ create }).avif({ bitdepth: 12, chromaSubsampling: '4:4:4', effort: 0 }).toBuffer();
  expect(await convertApart(avif, 'file')).toMatchObject({ width: 2048, height: 2048, bytes: expect.any(Buffer) });
});

test('a process that exceeds a limit costs its own picture alone', async () => {
  const avif = await pictureStored().avif().toBuffer();
  await expect(convertApart(avif, 'file', { memory: 200, processorTime: 60 })).rejects.toMatchObject(damaged);
  await expect(convertApart(avif, 'file', { memory: 1800, processorTime: 0 })).rejects.toMatchObject(damaged);
  expect(await convertApart(avif, 'file')).toMatchObject({ width: 96, height: 64 });
});

test('the server itself decodes the formats that it names and no others', async () => {
  const read = (bytes: Buffer) =>
    sharp(bytes)
      .metadata()
      .then(
        ({ format }) => format,
        () => null,
      );
  const formats = ['avif', 'tiff', 'webp', 'png', 'jpeg', 'gif'] as const;
  const files = await Promise.all(formats.map((format) => pictureStored().toFormat(format).toBuffer()));
  decodeOnly('jpeg', 'png', 'webp', 'gif', 'svg');
  try {
    expect(await Promise.all(files.map(read))).toEqual([null, null, 'webp', 'png', 'jpeg', 'gif']);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await read(svg)).toBe('svg');
    expect((await pictureStored().avif().toBuffer()).length).toBeGreaterThan(0);
  } finally {
    sharp.unblock({ operation: ['VipsForeignLoad'] });
  }
});
