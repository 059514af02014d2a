import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { askInSilence } from '../../test/askInSilence.ts';
import type { ByteLimits } from '../limits/fairBytes.ts';
import { defaultPace } from './clientPace.ts';
import { answerError } from './httpErrors.ts';
import { countUnsent, dropSilentReaders } from './unsentAnswers.ts';
import { unsentBytes } from './unsentBytes.ts';

// Larger than the socket buffers of the system.
const large = 'a'.repeat(16_000_000);

let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function start(maxUnread: number, limits?: ByteLimits): Promise<number> {
  app = fastify();
  app.setErrorHandler(answerError);
  dropSilentReaders(app, { maxUnread });
  countUnsent(app, unsentBytes(limits));
  app.get('/large', async () => large);
  app.get('/small', async () => 'small');
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

async function askForLarge(port: number): Promise<Socket> {
  const socket = await askInSilence(`http://127.0.0.1:${port}`, '/large');
  sockets.push(socket);
  return socket;
}

const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
const ask = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });

test('a connection whose answer nobody reads is destroyed', async () => {
  const port = await start(20);
  await askForLarge(port);
  await vi.waitUntil(async () => (await connections()) === 1, 60_000);
  await vi.waitUntil(async () => (await connections()) === 0, { timeout: 60_000 });
});

test('an answer that is read arrives whole, however large', async () => {
  const port = await start(defaultPace.maxUnread);
  const answer = await ask(port, '/large');
  expect(answer.headers.get('content-length')).toBe(String(large.length));
  expect((await answer.text()) === large).toBe(true);
});

test('past the bytes that may wait for one address its next large answer is refused, until the first is gone', async () => {
  const limits = { ofAddress: large.length, all: 2 * large.length, ofReserve: large.length };
  const port = await start(defaultPace.maxUnread, limits);
  const silent = await askForLarge(port);
  const refused = await vi.waitUntil(
    async () => {
      const answer = await ask(port, '/large');
      const body = await answer.text();
      return answer.status === 429 && JSON.parse(body);
    },
    { timeout: 60_000 },
  );
  expect(refused).toMatchObject({ code: 'RATE_LIMITED', message: expect.stringContaining('your network address') });
  expect(await (await ask(port, '/small')).text()).toBe('small');
  silent.destroy();
  await vi.waitUntil(async () => (await ask(port, '/large')).status === 200, { timeout: 60_000 });
});

test('past the bytes that may wait in all, large answers are refused', async () => {
  const port = await start(defaultPace.maxUnread, {
    ofAddress: 2 * large.length,
    all: large.length - 1,
    ofReserve: large.length,
  });
  expect((await ask(port, '/large')).status).toBe(429);
});
