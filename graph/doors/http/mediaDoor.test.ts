import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pictureWidths } from '../../media/renditions.ts';
import type { Member } from '../../test/factories.ts';
import { startApp } from '../../test/harness.ts';
import { testDeeply } from '../../test/runs.ts';
import { load, mediaPathOf } from '../../test/uploads.ts';
import { useApp } from '../../test/useApp.ts';
import { byteRange } from './mediaDoor.ts';

const app = useApp();
let ada: Member;
let path: string;
beforeAll(async () => {
  ada = await app.member('ada');
  path = await mediaPathOf(app, ada, await detailedPicture(1800, 1350));
});

/** A picture with noise at all scales, like a photograph, so that no encoder can compress it well. */
async function detailedPicture(width: number, height: number): Promise<Buffer> {
  const noiseOf = (size: number) =>
    sharp({
      create: {
        width: Math.ceil(width / size),
        height: Math.ceil(height / size),
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 24 },
      },
    })
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .png({ compressionLevel: 0 })
      .toBuffer();
  const [base, ...others] = await Promise.all([2, 8, 64].map(noiseOf));
  const layers = others.map((input) => ({ input, blend: 'overlay' as const }));
  return sharp(base).composite(layers).jpeg({ quality: 95 }).toBuffer();
}

async function ask(ending: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(app.url + path + ending, { headers, method });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a rendition', () => {
  test.each(['webp', 'avif', 'jpg'])('comes as %s, as wide as asked for', async (format) => {
    const { headers, bytes } = await ask(`/480.${format}`);
    expect(headers.get('content-type')).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`);
    const { width, height, format: read } = await sharp(bytes).metadata();
    const formats: Record<string, string> = { webp: 'webp', avif: 'heif', jpg: 'jpeg' };
    expect([width, height, read]).toEqual([480, 360, formats[format]]);
  });

  test('is no wider than the picture', async () => {
    expect((await sharp(await load(`${app.url + path}/2048.webp`)).metadata()).width).toBe(1800);
  });

  test('is made once, however many ask for it at once and later on', async () => {
    const putting = vi.spyOn(app.backend.services.media, 'put');
    const answers = await Promise.all(Array.from({ length: 12 }, () => load(`${app.url + path}/800.webp`)));
    answers.push(await load(`${app.url + path}/800.webp`));
    for (const bytes of answers) expect(bytes.equals(answers[0] ?? Buffer.alloc(0))).toBe(true);
    expect(putting.mock.calls.map(([name]) => `/media/${name}`)).toEqual([`${path}/800.webp`]);
    putting.mockRestore();
    const kept = await readdir(join(app.dataDir, path));
    expect(kept.filter((name) => name === '800.webp')).toHaveLength(1);
    expect(kept.filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test.each([
    '/481.webp',
    '/0480.webp',
    '/480.png',
    '/480.svg',
    '/480.html',
    '/480',
    '/480.webp/',
    '/',
    '.jpg',
    '%2f..%2f..%2fcluster%2fPG_VERSION',
    '/%2e%2e/x.webp',
  ])('%s is none', async (ending) => {
    const response = await ask(ending);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  });

  test('of a picture that is not there is none, and leaves nothing behind', async () => {
    const unknown = '0'.repeat(64);
    const response = await fetch(`${app.url}/media/${unknown}/480.webp`);
    expect([response.status, await response.json()]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
    expect(await readdir(join(app.dataDir, 'media'))).not.toContain(unknown);
  });

  testDeeply('of a photograph of twelve megapixels reaches a phone as 150 KB at most', async () => {
    const large = await mediaPathOf(app, ada, await detailedPicture(4000, 3000));
    const onPhones = pictureWidths.filter((width) => width <= 1600);
    expect(onPhones).toHaveLength(7);
    for (const name of onPhones.flatMap((width) => [`${width}.webp`, `${width}.avif`, `${width}.jpg`])) {
      const bytes = await load(`${app.url + large}/${name}`);
      expect([name, bytes.length <= 150_000]).toEqual([name, true]);
      expect([name, (await sharp(bytes).metadata()).width]).toEqual([name, Number.parseInt(name, 10)]);
    }
  });
});

describe('renditions that are not there yet', () => {
  const of = (address: string) => ({ 'x-forwarded-for': address });

  test('are made in turns of addresses, and cost a read each', async () => {
    const limited = await startApp({ TRUST_PROXY: '1', RATE_LIMITS: '{"reads":{"points":4,"seconds":600}}' });
    try {
      const ben = await limited.member('ben');
      const picture = await mediaPathOf(limited, ben, await detailedPicture(400, 300));
      const made: string[] = [];
      const ask = async (name: string, address: string) => {
        const { status } = await fetch(`${limited.url + picture}/${name}`, { headers: of(address) });
        made.push(`${address.at(-1)} ${status}`);
      };
      const { media, limiter } = limited.backend.services;
      const consume = vi.spyOn(limiter, 'consume');
      const isAsking = (address: string) => consume.mock.calls.some(([, key]) => key.includes(address));
      const keep = media.put.bind(media);
      const put = vi.spyOn(media, 'put').mockImplementationOnce(async (...picture) => {
        await vi.waitUntil(() => isAsking('203.0.113.2'), 60_000);
        return keep(...picture);
      });
      const names = ['64.webp', '128.webp', '256.webp', '480.webp'];
      await Promise.all([
        ...names.map((name) => ask(name, '203.0.113.1')),
        vi.waitUntil(() => put.mock.calls.length > 0, 60_000).then(() => ask('64.jpg', '203.0.113.2')),
      ]);
      expect(made.toSorted()).toEqual(['1 200', '1 200', '1 200', '1 200', '2 200']);
      expect(made.at(-1)).toBe('1 200');
      await ask('800.jpg', '203.0.113.1');
      await ask('64.webp', '203.0.113.1');
      expect(made.slice(-2)).toEqual(['1 429', '1 200']);
    } finally {
      await limited.close();
    }
  });

  testDeeply('of noise, on which no encoder can save, take few attempts of the least effort as AVIF', async () => {
    const encode = vi.spyOn(sharp.prototype, 'avif');
    const noise = await sharp({
      create: {
        width: 1600,
        height: 1600,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const picture = await mediaPathOf(app, ada, noise);
    expect((await load(`${app.url + picture}/1600.avif`)).length).toBeLessThanOrEqual(150_000);
    expect(encode.mock.calls.length).toBeLessThanOrEqual(4);
    for (const [options] of encode.mock.calls) expect(options).toMatchObject({ effort: 0 });
    encode.mockRestore();
  });
});

describe.each([
  ['.webp', 'image/webp'],
  ['/480.webp', 'image/webp'],
  ['/480.avif', 'image/avif'],
  ['/480.jpg', 'image/jpeg'],
])('%s', (ending, type) => {
  test('is served to everybody, as a picture and nothing else', async () => {
    const { headers } = await ask(ending);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=3600, s-maxage=300',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[\w.-]+"$/),
    });
  });

  test('is not sent again to who has it', async () => {
    const etag = (await ask(ending)).headers.get('etag') ?? '';
    for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const answer = await ask(ending, { 'if-none-match': known });
      expect([answer.status, answer.bytes.length, answer.headers.get('etag')]).toEqual([304, 0, etag]);
    }
    expect((await ask(ending, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('answers HEAD as GET, without the bytes', async () => {
    const whole = await load(app.url + path + ending);
    const { status, headers } = await ask(ending, {}, 'HEAD');
    expect([status, headers.get('content-length')]).toEqual([200, String(whole.length)]);
  });

  test('comes in parts', async () => {
    const whole = await load(app.url + path + ending);
    const size = whole.length;
    const parts: [string, number, number][] = [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, size - 1],
      ['bytes=-10', size - 10, size - 1],
      ['bytes=5-999999999', 5, size - 1],
    ];
    for (const [range, start, end] of parts) {
      const answer = await ask(ending, { range });
      expect([answer.status, answer.headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/${size}`]);
      expect(whole.subarray(start, end + 1).equals(answer.bytes)).toBe(true);
    }
    const beyond = await ask(ending, { range: `bytes=${size}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    const stale = await ask(ending, { range: 'bytes=0-9', 'if-range': '"other"' });
    expect([stale.status, stale.bytes.length]).toEqual([200, size]);
  });
});

test.each(['bytes=', 'bytes=-', 'bytes=a-b', 'bytes=9-5', 'bytes=0-1,3-4', 'lines=0-5', ''])(
  'the range %j counts as none',
  (header) => expect(byteRange(header, 100)).toBeNull(),
);
