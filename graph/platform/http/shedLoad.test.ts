import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readGraphQL, sendRaw } from '../../test/caller.ts';
import { openRawConnection } from '../../test/rawConnection.ts';
import { storm } from '../../test/storm.ts';
import { answerError } from './httpErrors.ts';
import { limitBodies } from './limitBodies.ts';
import { shedLoad } from './shedLoad.ts';
import { isUpgrade, routeUpgrades } from './upgrades.ts';

const most = 3;
const refused = vi.fn();
let http: FastifyInstance;
let url: string;
let finish: () => void;
let held: number;
let begun: number;
/** The wait of the hook after the gate. */
let hook: () => Promise<void>;

beforeEach(async () => {
  refused.mockClear();
  held = 0;
  begun = 0;
  hook = async () => undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  finish = resolve;
  http = fastify();
  http.setErrorHandler(answerError);
  shedLoad(http, { exempt: new Set(['/health']), onRefusal: refused, max: most, maxRunning: 2 });
  http.addHook('onRequest', async () => {
    begun += 1;
    await hook();
  });
  http.get('/health', async () => ({ status: 'live' }));
  http.get('/quick', async () => ({}));
  http.get('/broken', async () => {
    throw new Error('broken');
  });
  http.post('/echo', async ({ body }) => body);
  routeUpgrades(http);
  const upgrade = ({ raw }: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    // Notices that the client has gone, as a WebSocket does.
    raw.socket.on('end', () => raw.socket.destroy()).resume();
  };
  const answerSlowly = async () => {
    held += 1;
    await promise;
    return {};
  };
  http.get('/slow', answerSlowly);
  http.get('/graphql', async (request, reply) => (isUpgrade(request.raw) ? upgrade(request, reply) : answerSlowly()));
  url = await http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  finish();
  await http.close();
});

const connectionCount = () =>
  new Promise<number>((resolve) => http.server.getConnections((_error, count) => resolve(count)));
const get = (path: string) => sendRaw(url + path);
const statusesOf = async (answers: Promise<{ status: number }[]>) => (await answers).map(({ status }) => status);

test('past so many at once requests are refused at once, and taken again when there is room', async () => {
  const slow = storm(most, () => get('/slow'));
  await vi.waitUntil(() => held === most, { timeout: 60_000 });
  const { status, headers, body } = await get('/quick');
  expect([status, headers.get('retry-after')]).toEqual([503, '1']);
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(body).toEqual({
    message: 'The server is overloaded. Try again in a moment.',
    code: 'INTERNAL_SERVER_ERROR',
  });
  const graphql = await get('/graphql?query={viewer{id}}');
  expect([graphql.status, readGraphQL(graphql).error]).toEqual([503, body]);
  expect((await get('/nothing')).status).toBe(503);
  expect((await http.inject('/quick')).statusCode).toBe(503);
  expect(refused).toHaveBeenCalledTimes(4);
  expect((await get('/health')).status).toBe(200);
  finish();
  expect(await statusesOf(slow)).toEqual([200, 200, 200]);
  expect((await get('/quick')).status).toBe(200);
});

const asWebSocket = (path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`;

test.each(['/graphql', '/%67raphql', '/%67raph%71l?x'])(
  'an upgrade of subscriptions at %s has no place',
  async (path) => {
    const callers = await storm(2 * most, () => openRawConnection(url));
    for (const [index, { say }] of callers.entries()) {
      say(asWebSocket(path));
      await vi.waitUntil(() => begun === index + 1, { timeout: 60_000 });
    }
    expect((await get('/quick')).status).toBe(200);
    for (const { close } of callers) close();
  },
);

/** A request that Node.js does not hand over as an upgrade. */
const withHeaderAlone = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n\r\n`;

test('a request with an Upgrade header alone has a place, also where subscriptions have none', async () => {
  const callers = await storm(most, () => openRawConnection(url));
  for (const { say } of callers) say(withHeaderAlone('/graphql'));
  await vi.waitUntil(() => held === most, { timeout: 60_000 });
  expect((await get('/quick')).status).toBe(503);
  for (const { close } of callers) close();
});

test('a connection keeps nothing of the requests with an Upgrade header alone', async () => {
  const sockets: Socket[] = [];
  http.server.on('connection', (socket) => sockets.push(socket));
  const { say, hear, close } = await openRawConnection(url);
  const listenersAfter = async (requests: number) => {
    for (let index = 0; index < requests; index += 1) {
      say(withHeaderAlone('/quick'));
      await hear('{}');
    }
    return sockets[0]?.listenerCount('close');
  };
  const once = await listenersAfter(1);
  expect(once).toBeGreaterThan(0);
  expect(await listenersAfter(20)).toBe(once);
  close();
});

test('a request for a WebSocket has a place like any other, where there is none', async () => {
  const callers = await storm(most, () => openRawConnection(url));
  for (const { say } of callers) {
    say(asWebSocket('/slow'));
  }
  await vi.waitUntil(() => held === most, { timeout: 60_000 });
  expect((await get('/quick')).status).toBe(503);
  for (const { close } of callers) close();
});

test('whatever comes of a request, its place is free again', async () => {
  for (let round = 0; round < 2 * most; round += 1) {
    expect(await statusesOf(Promise.all([get('/quick'), get('/broken'), get('/nothing')]))).toEqual([200, 500, 404]);
  }
});

test('who sends a body slowly takes nobody’s place', async () => {
  const head = 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n';
  const senders = await storm(2 * most, () => openRawConnection(url));
  for (const { say } of senders) say(`${head}{`);
  await vi.waitUntil(() => begun === senders.length, { timeout: 60_000 });
  expect(await statusesOf(storm(most, () => get('/quick')))).toEqual([200, 200, 200]);
  for (const { say, hear } of senders.slice(0, 1)) {
    say('}');
    expect(await hear('{}')).toContain('HTTP/1.1 200');
  }
  for (const { close } of senders) close();
});

test('what was refused leaves its connection fit for the next request', async () => {
  const slow = storm(most, () => get('/slow'));
  await vi.waitUntil(() => held === most, { timeout: 60_000 });
  const connection = await openRawConnection(url);
  const request = (body: string) =>
    `POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  connection.say(request('{"much":1}'));
  expect(await connection.hear('INTERNAL_SERVER_ERROR')).toContain('HTTP/1.1 503');
  finish();
  await slow;
  connection.say(request('{"less":1}'));
  expect(await connection.hear('{"less":1}')).toContain('HTTP/1.1 200');
  connection.close();
});

test('who hangs up keeps no place', async () => {
  const callers = await storm(most, () => openRawConnection(url));
  for (const { say } of callers) say('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
  await vi.waitUntil(() => held === most, { timeout: 60_000 });
  for (const { close } of callers) close();
  finish();
  await vi.waitFor(async () => expect((await get('/quick')).status).toBe(200), { timeout: 60_000 });
});

test.each([
  ['while a hook runs', '/echo'],
  ['while it waits for its turn', '/slow'],
])('who hangs up with a whole body keeps no place (%s)', async (_when, busy) => {
  // With as many slow requests as may run, the others wait for their turn.
  const slow = busy === '/slow' ? await storm(2, () => openRawConnection(url)) : [];
  for (const { say } of slow) say('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
  await vi.waitUntil(() => held === slow.length, { timeout: 60_000 });
  const { promise, resolve } = Promise.withResolvers<void>();
  hook = () => promise;
  const before = begun;
  const callers = await storm(most - slow.length, () => openRawConnection(url));
  const text = 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';
  for (const { say } of callers) say(text);
  if (slow.length === 0) await vi.waitUntil(() => begun === before + callers.length, { timeout: 60_000 });
  for (const { close } of callers) close();
  await vi.waitUntil(async () => (await connectionCount()) === slow.length, { timeout: 60_000 });
  resolve();
  finish();
  for (const { close } of slow) close();
  await vi.waitFor(async () => expect(await statusesOf(storm(most, () => get('/quick')))).toEqual([200, 200, 200]), {
    timeout: 60_000,
  });
});

test('whoever is disconnected for too many parts keeps no place, also with a CONNECT behind the body', async () => {
  const app = fastify();
  app.setErrorHandler(answerError);
  shedLoad(app, { exempt: new Set(), onRefusal: refused, max: 1 });
  limitBodies(app);
  const begins = Promise.withResolvers<void>();
  const { promise, resolve } = Promise.withResolvers<void>();
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'POST') return;
    begins.resolve();
    await promise;
  });
  app.post('/echo', async ({ body }) => body);
  app.get('/quick', async () => ({}));
  const closed = Promise.withResolvers<void>();
  // The request goes on after the socket is destroyed, and before that is announced.
  app.server.once('connection', (socket) => {
    socket.once('close', () => closed.resolve());
    const destroy = socket.destroy.bind(socket);
    socket.destroy = (error) => {
      setImmediate(resolve);
      return destroy(error);
    };
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { say } = await openRawConnection(address);
  say('POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n');
  await begins.promise;
  say(`${'1\r\n1\r\n'.repeat(2_000)}0\r\n\r\nCONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n`);
  await closed.promise;
  expect((await sendRaw(`${address}/quick`)).status).toBe(200);
  await app.close();
});

test('it is told once that requests are refused', async () => {
  const warned = vi.spyOn(http.log, 'warn');
  const slow = storm(most, () => get('/slow'));
  await vi.waitUntil(() => held === most, { timeout: 60_000 });
  expect(new Set(await statusesOf(storm(20, () => get('/quick'))))).toEqual(new Set([503]));
  expect(warned.mock.calls).toEqual([['3 requests are being processed: the server refuses more']]);
  finish();
  await slow;
});

test('three addresses with as many requests as they may have leave room for the first request of another', async () => {
  const shared = fastify();
  const { promise, resolve } = Promise.withResolvers<void>();
  shedLoad(shared, { exempt: new Set(), onRefusal: refused });
  shared.get('/quick', async () => ({}));
  shared.get('/slow', async () => {
    await promise;
    return {};
  });
  const ask = (url: string, remoteAddress: string) => shared.inject({ url, remoteAddress });
  const few = ['198.51.100.1', '198.51.100.2', '198.51.100.3'];
  const slow = few.map((address) => storm(200, () => ask('/slow', address)));
  await vi.waitUntil(() => refused.mock.calls.length === 300, { timeout: 60_000 });
  expect((await ask('/quick', '198.51.100.4')).statusCode).toBe(200);
  resolve();
  await Promise.all(slow);
  await shared.close();
});
