import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketStore } from '../../platform/storage/bucketStore.ts';
import { parseMediaUrl } from '../../platform/storage/parseMediaUrl.ts';
import type { TestApp } from '../../test/harness.ts';
import { startApp } from '../../test/harness.ts';
import { startObjectStore } from '../../test/objectStore.ts';
import { tinyMap } from '../../test/tinyMap.ts';

const edges = { west: -3.1, south: 53.2, east: -2.7, north: 53.4 };
const archive = tinyMap(edges);
const size = archive.length;

let folder: string;
let store: Awaited<ReturnType<typeof startObjectStore>>;
const apps: TestApp[] = [];
const fileName = () => join(folder, 'region.pmtiles');
const inBucket = () => {
  const bucket = parseMediaUrl(store.url);
  if (!bucket) throw new Error('The address of the bucket is wrong');
  return bucketStore(bucket);
};

async function start(given: Record<string, string>): Promise<TestApp> {
  const app = await startApp(given);
  apps.push(app);
  return app;
}

async function ask(app: TestApp, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${app.url}/map.pmtiles`, { headers, method });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const mapFileOf = async (app: TestApp) =>
  (await app.as(null).query('{ instance { mapFile { url attribution attributionUrl } } }')).data.instance.mapFile;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cycle-chat-maps-'));
  store = await startObjectStore();
  await Promise.all([writeFile(fileName(), archive), inBucket().put('region.pmtiles', archive)]);
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await Promise.all([rm(folder, { recursive: true }), store.close()]);
});

describe.each([
  ['a file', () => ({ MAP_FILE: fileName() })],
  ['an object of a bucket', () => ({ MAP_FILE: store.url.replace('?', '/region.pmtiles?') })],
])('the map archive in %s', (_place, given) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await start(given());
  });

  test('is told to clients with its credit', async () => {
    expect(await mapFileOf(app)).toEqual({
      url: '/map.pmtiles',
      attribution: '© OpenStreetMap contributors',
      attributionUrl: 'https://www.openstreetmap.org/copyright',
    });
  });

  test('comes in parts, uncompressed, with the tag of its content', async () => {
    const parts: [string, number, number][] = [
      ['bytes=0-126', 0, 126],
      ['bytes=0-16383', 0, Math.min(size - 1, 16_383)],
      ['bytes=127-', 127, size - 1],
      ['bytes=-10', size - 10, size - 1],
    ];
    for (const [range, from, to] of parts) {
      const { status, headers, bytes } = await ask(app, { range, 'accept-encoding': 'gzip, br' });
      expect([status, headers.get('content-range')]).toEqual([206, `bytes ${from}-${to}/${size}`]);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/vnd.pmtiles',
        'content-length': String(to - from + 1),
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=3600, s-maxage=300',
        etag: expect.stringMatching(/^"[\w-]+"$/),
      });
      expect(headers.has('content-encoding')).toBe(false);
      expect(bytes.equals(archive.subarray(from, to + 1))).toBe(true);
    }
  });

  test('refuses a part beyond its end, and all of it at once', async () => {
    const beyond = await ask(app, { range: `bytes=${size}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    for (const range of ['', 'bytes=0-1,3-4', 'bytes=9-5']) {
      const { status, bytes } = await ask(app, range ? { range } : {});
      expect([status, JSON.parse(bytes.toString())]).toEqual([
        400,
        expect.objectContaining({ code: 'BAD_USER_INPUT' }),
      ]);
    }
    const head = await ask(app, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)]);
  });

  test('is not sent again to a reader who has it', async () => {
    const etag = (await ask(app, { range: 'bytes=0-9' })).headers.get('etag') ?? '';
    const known = await ask(app, { range: 'bytes=0-9', 'if-none-match': etag });
    expect([known.status, known.bytes.length]).toEqual([304, 0]);
    expect((await ask(app, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
  });

  test('is read by the library of clients, tile by tile', async () => {
    const read = new PMTiles(`${app.url}/map.pmtiles`);
    expect(await read.getHeader()).toMatchObject({ minZoom: 8, maxZoom: 8, tileType: 1, minLon: edges.west });
    expect(await read.getMetadata()).toHaveProperty('vector_layers.2.id', 'water');
    const [inside, outside] = await Promise.all([read.getZxy(8, 125, 82), read.getZxy(8, 0, 0)]);
    expect(Buffer.from(inside?.data ?? new ArrayBuffer()).includes('Mill Street')).toBe(true);
    expect(outside).toBeUndefined();
  });
});

test('a path of the request selects no file', async () => {
  const app = await start({ MAP_FILE: fileName() });
  for (const path of ['/map.pmtiles/../../etc/passwd', '/map.pmtiles%2f..%2fother.pmtiles', '/other.pmtiles']) {
    const response = await app.http.inject({ url: path, headers: { range: 'bytes=0-9' } });
    expect([path, response.statusCode]).not.toEqual([path, 206]);
  }
});

test('a replaced archive has another tag, and a removed one is none', async () => {
  const own = join(folder, 'replaced.pmtiles');
  await writeFile(own, archive);
  const app = await start({ MAP_FILE: own });
  const range = { range: 'bytes=0-9' };
  const before = (await ask(app, range)).headers.get('etag');
  await utimes(own, new Date(0), new Date(0));
  expect((await ask(app, range)).headers.get('etag')).not.toBe(before);
  await rm(own);
  expect((await ask(app, range)).status).toBe(404);
});

test('each part costs a read, and none is served where the operator names no archive', async () => {
  const app = await start({ MAP_FILE: fileName(), RATE_LIMITS: '{"reads":{"points":2,"seconds":600}}' });
  const statuses = [];
  for (let part = 0; part < 3; part += 1) statuses.push((await ask(app, { range: 'bytes=0-9' })).status);
  expect(statuses).toEqual([206, 206, 429]);
  const plain = await start({});
  expect([await mapFileOf(plain), (await ask(plain, { range: 'bytes=0-9' })).status]).toEqual([null, 404]);
});
