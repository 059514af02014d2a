import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openRawConnection, type RawConnection } from '../../test/rawConnection.ts';
import { answerError } from './httpErrors.ts';
import { limitBodies } from './limitBodies.ts';

let app: FastifyInstance;
let url: string;
const clients: RawConnection[] = [];
/** Counts what this test's server has seen. A connection of the one before may close late. */
let seen: { begun: number; closed: number };
beforeEach(async () => {
  const counts = { begun: 0, closed: 0 };
  seen = counts;
  app = fastify();
  app.setErrorHandler(answerError);
  limitBodies(app, { all: 3, ofOne: 2, ofAddress: 2 });
  app.addHook('preParsing', async () => {
    counts.begun += 1;
  });
  app.post('/echo', async ({ body }) => ({ body }));
  app.get('/held', async () => new Readable({ read: () => undefined }));
  app.server.on('connection', (socket) =>
    socket.once('close', () => {
      counts.closed += 1;
    }),
  );
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const { close } of clients.splice(0)) close();
  await app.close();
});

async function connect(): Promise<RawConnection> {
  const connection = await openRawConnection(url);
  clients.push(connection);
  return connection;
}

const head = (method: string, path: string, length: string) =>
  `${method} ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${length}\r\n\r\n`;
const chunked = 'transfer-encoding: chunked';

describe.each(['POST', 'PUT', 'PATCH', 'DELETE', 'GET'])('%s', (method) => {
  test.each(['content-length: 9', chunked])('of an unknown address is refused before its body (%s)', async (length) => {
    const { say, hear } = await connect();
    say(head(method, '/nope', length));
    expect(await hear('}')).toMatch(/^HTTP\/1\.1 404 .*"message":"No such route: /s);
    expect(seen.begun).toBe(0);
  });
});

test.each([
  ['that is read', 'POST', '/echo'],
  ['that nothing reads', 'GET', '/held'],
])('a body %s in thousands of tiny parts closes its connection', async (_what, method, path) => {
  const { say } = await connect();
  say(head(method, path, chunked));
  say('1\r\na\r\n'.repeat(900));
  await vi.waitUntil(() => seen.begun === 1, { timeout: 60_000 });
  expect(seen.closed).toBe(0);
  say('1\r\na\r\n'.repeat(200));
  await vi.waitUntil(() => seen.closed === 1, { timeout: 60_000 });
});

test('a large body in parts of a usual size arrives', async () => {
  const { say, hear } = await connect();
  say(head('POST', '/echo', chunked));
  const part = 'a'.repeat(256);
  say('1\r\n"\r\n');
  say(`100\r\n${part}\r\n`.repeat(3_000));
  say('1\r\n"\r\n0\r\n\r\n');
  expect((await hear('aaa"}')).length).toBeGreaterThan(3_000 * part.length);
});

test('an address sends so many bodies at once, and the next one when a body has arrived or its client has gone', async () => {
  const [one, other] = [await connect(), await connect()];
  for (const { say } of [one, other]) say(`${head('POST', '/echo', 'content-length: 2')}"`);
  await vi.waitUntil(() => seen.begun === 2, { timeout: 60_000 });
  const refused = await connect();
  refused.say(`${head('POST', '/echo', 'content-length: 2')}"`);
  expect(await refused.hear('}')).toMatch(/^HTTP\/1\.1 429 .*"code":"RATE_LIMITED"/s);
  seen.begun = 0;
  one.say('"');
  expect(await one.hear('{"body":""}')).toContain('200 OK');
  one.say(`${head('POST', '/echo', 'content-length: 2')}"`);
  await vi.waitUntil(() => seen.begun === 1, { timeout: 60_000 });
  seen.begun = 0;
  seen.closed = 0;
  other.close();
  await vi.waitUntil(() => seen.closed === 1, { timeout: 60_000 });
  const next = await connect();
  next.say(`${head('POST', '/echo', 'content-length: 2')}"`);
  await vi.waitUntil(() => seen.begun === 1, { timeout: 60_000 });
});
