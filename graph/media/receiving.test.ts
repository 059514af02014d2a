import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { pictureBodyBytes, plainBodyBytes } from '../platform/http/bodyLimits.ts';
import { visitorAt } from '../platform/lib/access.ts';
import type { Member } from '../test/factories.ts';
import { dataUrlOf, pictureStored } from '../test/pictures.ts';
import { uploadBytes } from '../test/uploads.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ RATE_LIMITS: '{"uploads": 100000}' });
let ada: Member;
let png: Buffer;
beforeAll(async () => {
  ada = await app.member('ada');
  png = await pictureStored().png().toBuffer();
});
afterEach(() => vi.restoreAllMocks());

/** A picture followed by random bytes up to this size. */
const heavy = (size: number) => Buffer.concat([png, randomBytes(size - png.length)]);
const incoming = () => readdir(join(app.dataDir, 'incoming'));
const nothingIsLeft = () => vi.waitFor(async () => expect(await incoming()).toEqual([]), { timeout: 60_000 });

/** Sends a body in chosen pieces. With `end` false it drops the connection instead of ending the body. */
async function send(path: string, headers: Record<string, string>, pieces: readonly Buffer[], end = true) {
  const authorization = `Bearer ${await app.tokenOf(ada)}`;
  return new Promise<{ status?: number; body: unknown } | null>((resolve, reject) => {
    const sent = request(
      app.url + path,
      { method: 'POST', headers: { ...headers, authorization } },
      async (response) => {
        resolve({ status: response.statusCode, body: JSON.parse((await response.toArray()).join('')) });
      },
    );
    sent.on('error', (error) => (end ? reject(error) : resolve(null)));
    for (const piece of pieces) sent.write(piece);
    if (end) sent.end();
    else sent.write(Buffer.alloc(1), () => sent.destroy());
  });
}

describe('POST /api/media', () => {
  test('takes bytes of a length that is not told', async () => {
    const pieces = Array.from({ length: 40 }, (_, index) => png.subarray(index * 100, (index + 1) * 100));
    const answer = await send('/api/media', { 'content-type': 'image/png' }, [...pieces, png.subarray(4000)]);
    expect([answer?.status, answer?.body]).toEqual([201, (await uploadBytes(app, ada, png)).body]);
  });

  test('takes a picture of one byte less than 50 MB, and refuses one of 50 MB', async () => {
    const { body } = await uploadBytes(app, ada, png);
    expect(await uploadBytes(app, ada, heavy(50 * 2 ** 20 - 1))).toMatchObject({ status: 201, body });
    const message = 'File too large: please select an image smaller than 50MB';
    const refused = { status: 413, body: { code: 'PAYLOAD_TOO_LARGE', message } };
    expect(await uploadBytes(app, ada, heavy(50 * 2 ** 20))).toMatchObject(refused);
    const untold = [heavy(26 * 2 ** 20), heavy(26 * 2 ** 20)];
    expect(await send('/api/media', { 'content-type': 'image/png' }, untold)).toMatchObject(refused);
    await nothingIsLeft();
  });

  test('is for members', async () => {
    expect(await uploadBytes(app, null, png)).toMatchObject({ status: 401 });
  });

  test('takes no other type', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']) {
      expect(await uploadBytes(app, ada, png, type)).toMatchObject({ status: 415 });
    }
  });

  test('refuses a write from another site', async () => {
    const cookie = `session_id=${await app.tokenOf(ada)}`;
    const headers = { 'content-type': 'image/png', cookie, origin: 'https://elsewhere.example' };
    const response = await fetch(`${app.url}/api/media`, { method: 'POST', headers, body: new Uint8Array(png) });
    expect([response.status, await response.json()]).toEqual([403, expect.objectContaining({ code: 'FORBIDDEN' })]);
  });
});

describe('a caller who is gone in the middle', () => {
  test.each([
    ['of bytes', 'image/png', () => heavy(2_000_000)],
    ['of JSON', 'application/json', () => Buffer.from(`{"image": "${dataUrlOf('png', heavy(2_000_000))}`)],
  ])('%s leaves nothing behind', async (_name, type, make) => {
    const rows = await app.run('select hash from media');
    await send('/api/media', { 'content-type': type, 'content-length': '9000000' }, [make()], false);
    await nothingIsLeft();
    expect(await app.run('select hash from media')).toEqual(rows);
  });
});

test('large pictures in JSON, several in one body, arrive at both doors', async () => {
  const other = await pictureStored().negate().png().toBuffer();
  const urls = [(await uploadBytes(app, ada, png)).body.url, (await uploadBytes(app, ada, other)).body.url];
  const pictures = [heavy(3_000_000), Buffer.concat([other, randomBytes(1_000_000)])];
  const input = { content: 'Look', mediaUrls: pictures.map((bytes) => dataUrlOf('png', bytes)) };
  const { status, body } = await app.as(ada).post('/api/posts', input);
  expect([status, body.mediaUrls]).toEqual([201, urls]);
  const document = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { mediaUrls } } }';
  const { data, error } = await app.as(ada).query(document, { input });
  expect([data?.createPost.post.mediaUrls, error]).toEqual([urls, null]);
  await nothingIsLeft();
});

test('a request with too many pictures is refused before they become files', async () => {
  const tiny = Array.from({ length: 300 }, () => 'data:image/a;base64,AAAA');
  const input = { content: 'Look', mediaUrls: [dataUrlOf('png', heavy(300_000)), ...tiny] };
  const { status, body } = await app.as(ada).post('/api/posts', input);
  expect([status, body.message]).toEqual([
    400,
    'Too many pictures: a request may have at most 40 pictures: send the others in another one',
  ]);
  await nothingIsLeft();
});

describe('JSON', () => {
  const noticeOpening = () => vi.spyOn(app.backend.services.inbox, 'open');

  test.each([
    ['whose length is not told', 'application/json', false],
    ['whose type is spelled in capitals', 'Application/JSON; charset=utf-8', true],
  ])('%s never lies in memory with its pictures', async (_name, type, isTold) => {
    const { body } = await uploadBytes(app, ada, png);
    const opening = noticeOpening();
    const json = Buffer.from(JSON.stringify({ image: dataUrlOf('png', heavy(3_000_000)) }));
    const headers = { 'content-type': type, ...(isTold && { 'content-length': String(json.length) }) };
    const pieces = [json.subarray(0, 1_000_000), json.subarray(1_000_000)];
    expect(await send('/api/media', headers, pieces)).toEqual({ status: 201, body });
    expect(opening).toHaveBeenCalledTimes(1);
    await nothingIsLeft();
  });

  test('of a length that is not told is text where it is short, and refused where it is long', async () => {
    const opening = noticeOpening();
    const ask = (content: string) => {
      const json = Buffer.from(JSON.stringify({ content }));
      const cut = Math.floor(json.length * 0.99);
      return send('/api/posts', { 'content-type': 'application/json' }, [json.subarray(0, cut), json.subarray(cut)]);
    };
    expect(await ask('Short')).toMatchObject({ status: 201, body: { content: 'Short' } });
    expect(await ask('x'.repeat(plainBodyBytes))).toEqual({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large: beside its pictures it may have 256 KB' },
    });
    expect(opening).not.toHaveBeenCalled();
  });

  test('of a length that is not told may be no longer than any other', async () => {
    const start = Buffer.from('{"image": "data:image/png;base64,');
    const rest = Buffer.alloc(pictureBodyBytes - start.length, 'A');
    const pieces = [start, rest, Buffer.from('A')];
    expect(await send('/api/media', { 'content-type': 'application/json' }, pieces)).toEqual({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large: a picture may have at most 50MB' },
    });
    await nothingIsLeft();
  });
});

test('beyond 32 requests at once both doors say when to come back, and work when places are free', async () => {
  const { inbox } = app.backend.services;
  const deliveries = Array.from({ length: 32 }, (_, index) => inbox.open(visitorAt(`member ${index}`)));
  const input = { content: 'Look', mediaUrls: [dataUrlOf('png', heavy(400_000))] };
  const document = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { mediaUrls } } }';
  const refusal = { code: 'RATE_LIMITED', message: 'Too many files are being received. Try again in a moment.' };

  const byRest = await app.as(ada).post('/api/posts', input);
  expect([byRest.status, byRest.body]).toEqual([429, refusal]);
  const asBytes = await uploadBytes(app, ada, png);
  expect([asBytes.status, asBytes.body]).toEqual([429, refusal]);
  const byGraphQL = await app.as(ada).query(document, { input });
  expect([byGraphQL.status, byGraphQL.error]).toEqual([429, refusal]);
  for (const { headers } of [byRest, asBytes, byGraphQL]) expect(headers.get('retry-after')).toBe('5');

  await Promise.all(deliveries.map((delivery) => delivery.close()));
  expect((await app.as(ada).post('/api/posts', input)).status).toBe(201);
  expect((await uploadBytes(app, ada, png)).status).toBe(201);
  expect((await app.as(ada).query(document, { input })).error).toBeNull();
  await nothingIsLeft();
});

test('a picture that another request has sent is not to be had by a name', async () => {
  const { status, body } = await app
    .as(ada)
    .post('/api/media', { image: 'data:received/00000000-0000-4000-8000-000000000000' });
  expect([status, body.message]).toEqual([400, 'image holds a data URL that is not a base64 image']);
});

test('forty large pictures at once are taken or told to come back, and all else goes on', {
  timeout: 300_000,
}, async () => {
  const large = heavy(8_000_000);
  const json = JSON.stringify({ image: dataUrlOf('png', large) });
  const uploads = Array.from({ length: 40 }, (_, index) =>
    index % 2 === 0 ? uploadBytes(app, ada, large) : uploadBytes(app, ada, Buffer.from(json), 'application/json'),
  );
  const feeds: number[] = [];
  let isOver = false;
  const watch = async () => {
    while (!isOver) feeds.push((await app.as(null).get('/api/posts/feed')).status);
  };
  const [answers] = await Promise.all([Promise.all(uploads).finally(() => (isOver = true)), watch()]);
  const statuses = Map.groupBy(answers, ({ status }) => status);
  expect([...statuses.keys()].toSorted()).toEqual([201, 429]);
  for (const { headers } of statuses.get(429) ?? []) expect(headers.get('retry-after')).toBe('5');
  expect(new Set((statuses.get(201) ?? []).map(({ body }) => body.url)).size).toBe(1);
  expect(feeds.length).toBeGreaterThan(10);
  expect(new Set(feeds)).toEqual(new Set([200]));
  await nothingIsLeft();
});
