import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ObjectStore } from '../test/objectStore.ts';
import { startObjectStore } from '../test/objectStore.ts';
import { bucketStore } from './bucketStore.ts';
import { folderStore } from './folderStore.ts';
import type { MediaBucket } from './MediaBucket.ts';
import type { MediaStore } from './MediaStore.ts';
import { parseMediaUrl } from './parseMediaUrl.ts';

let folder: string;
let objects: ObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cycle-chat-media-'));
  objects = await startObjectStore();
});
afterAll(async () => {
  await objects.close();
  await rm(folder, { recursive: true });
});

function bucketOf(url: string): MediaBucket {
  const bucket = parseMediaUrl(url);
  if (!bucket) throw new Error(`${url} is the address of no bucket`);
  return bucket;
}

const stores: [string, () => Promise<MediaStore>][] = [
  ['a folder', () => folderStore(folder)],
  ['a bucket', async () => bucketStore(bucketOf(objects.url))],
];

describe.each(stores)('%s', (_name, open) => {
  let store: MediaStore;
  const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  async function namesOf(): Promise<string[]> {
    const names: string[] = [];
    for await (const { name } of store.list()) names.push(name);
    return names.toSorted();
  }

  test('answers what it was given, whole and in parts', async () => {
    await store.put('one.webp', bytes);
    await store.put('one/64.jpg', bytes.subarray(0, 100));
    expect([await store.sizeOf('one.webp'), await store.sizeOf('one/64.jpg')]).toEqual([5000, 100]);
    expect((await buffer(await store.read('one.webp'))).equals(bytes)).toBe(true);
    const part = await buffer(await store.read('one.webp', { start: 10, end: 20 }));
    expect(part.equals(bytes.subarray(10, 21))).toBe(true);
  });

  test('knows what it has not', async () => {
    expect([await store.sizeOf('two.webp'), await store.sizeOf('two/64.webp')]).toEqual([null, null]);
    await store.remove('two.webp');
    await store.remove('two/64.webp');
  });

  test('lists all of it, with the time of the change, and forgets what is removed', async () => {
    await store.put('three.webp', bytes);
    for await (const { changedAt } of store.list())
      expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(60_000);
    expect(await namesOf()).toEqual(['one.webp', 'one/64.jpg', 'three.webp']);
    for (const name of ['one.webp', 'one/64.jpg']) await store.remove(name);
    expect(await namesOf()).toEqual(['three.webp']);
    expect(await store.sizeOf('one/64.jpg')).toBeNull();
  });

  test('takes the same many times at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => store.put('four/64.webp', bytes)));
    expect((await buffer(await store.read('four/64.webp'))).equals(bytes)).toBe(true);
    expect(await namesOf()).toEqual(['four/64.webp', 'three.webp']);
  });
});

test('a folder keeps nothing of a write that fails', async () => {
  const store = await folderStore(join(folder, 'failing'));
  const failing = Reflect.apply(Object, undefined, [{ length: 1 }]);
  await expect(store.put('five.webp', failing)).rejects.toThrow();
  expect(await readdir(join(folder, 'failing'))).toEqual([]);
});

test('a bucket that cannot be reached is a failure, not a picture that is missing', async () => {
  const store = bucketStore(bucketOf('s3://key:secret@pictures?endpoint=http://127.0.0.1:1'));
  await expect(store.sizeOf('one.webp')).rejects.toThrow();
  store.close();
});

describe('the address of a bucket', () => {
  test('tells where it is and who asks', () => {
    expect(
      parseMediaUrl('s3://key:se%2Fcret@pictures/a/b/?region=eu-west-1&endpoint=https://store.example:9000'),
    ).toEqual({
      bucket: 'pictures',
      prefix: 'a/b/',
      region: 'eu-west-1',
      endpoint: 'https://store.example:9000',
      credentials: { accessKeyId: 'key', secretAccessKey: 'se/cret' },
    });
    expect(parseMediaUrl('s3://pictures')).toEqual({
      bucket: 'pictures',
      prefix: '',
      region: 'us-east-1',
      endpoint: undefined,
      credentials: undefined,
    });
  });

  test.each([
    'pictures',
    'https://pictures',
    's3://',
    's3://P',
    's3://key@pictures',
    's3://pictures?regoin=x',
    's3://pictures?endpoint=store.example',
    's3://pictures?endpoint=https://store.example/path',
  ])('is not %s', (url) => expect(parseMediaUrl(url)).toBeNull());
});
