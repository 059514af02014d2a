import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendRaw } from '../../test/caller.ts';
import { openRawConnection } from '../../test/rawConnection.ts';
import { answerError } from './httpErrors.ts';
import { limitParsedBodies } from './limitParsedBodies.ts';

const mebibyte = 2 ** 20;
let app: FastifyInstance;
let url: string;
let held: number;
let isClosed: boolean;
let finish: () => void;
beforeEach(async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  finish = resolve;
  held = 0;
  isClosed = false;
  app = fastify();
  app.setErrorHandler(answerError);
  limitParsedBodies(app, { ofAddress: 2 * mebibyte, all: 8 * mebibyte, ofReserve: mebibyte });
  app.post('/slow', async (_request, { raw }) => {
    raw.once('close', () => {
      isClosed = true;
    });
    held += 1;
    await promise;
    return {};
  });
  app.post('/quick', async () => ({}));
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  finish();
  await app.close();
});

/** Lists in each other: 50 KB of text, which count as 2.5 MB. */
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const post = (path: string, body: string) =>
  sendRaw(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
const statusOf = async (body: string) => (await post('/quick', body)).status;
const deep = nested(15_000);

test('the parsed bodies of an address have a limit while their requests run', async () => {
  expect(await statusOf(nested(25_000))).toBe(429);
  const slow = post('/slow', deep);
  await vi.waitUntil(() => held === 1, { timeout: 60_000 });
  const { status, headers, body } = await post('/quick', deep);
  expect([status, headers.get('retry-after'), body.code]).toEqual([429, '5', 'RATE_LIMITED']);
  expect(await statusOf(JSON.stringify({ text: 'a'.repeat(20_000) }))).toBe(200);
  finish();
  expect((await slow).status).toBe(200);
  await vi.waitFor(async () => expect(await statusOf(deep)).toBe(200), { timeout: 60_000 });
});

test('the body of a client that has hung up counts until its request has ended', async () => {
  const { say, close } = await openRawConnection(url);
  say(
    `POST /slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${deep.length}\r\n\r\n${deep}`,
  );
  await vi.waitUntil(() => held === 1, { timeout: 60_000 });
  close();
  await vi.waitUntil(() => isClosed, { timeout: 60_000 });
  expect(await statusOf(deep)).toBe(429);
  finish();
  await vi.waitFor(async () => expect(await statusOf(deep)).toBe(200), { timeout: 60_000 });
});
