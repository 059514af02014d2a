import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRawSocket } from '../../test/rawSocket.ts';
import { openSockets } from './sockets.ts';
import { unsentBytes } from './unsentBytes.ts';

let app: FastifyInstance;
let url: string;
let heard: string[];
const clients: Socket[] = [];
beforeEach(async () => {
  app = fastify();
  heard = [];
  const sockets = openSockets(app, unsentBytes(), {
    opened(peer) {
      peer.onMessage(async (message) => void heard.push(message));
      return async () => undefined;
    },
    check: async () => undefined,
  });
  app.get('/graphql', (request, reply) => sockets.accept(request, reply));
  app.get('/plain', async () => 'plain');
  app.get('/large', async () => Readable.from(pieces()));
  app.get('/endless', async () => Readable.from(pieces(Number.POSITIVE_INFINITY)));
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await app.close();
});

const pieceBytes = 2 ** 16;
function* pieces(count = 16): Generator<Buffer> {
  for (let index = 0; index < count; index += 1) yield Buffer.alloc(pieceBytes, 'x');
}

const connectionCount = () =>
  new Promise<number>((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** Asks for an upgrade, reads the response and keeps its own side of the connection open. */
async function askAndStay(path: string): Promise<string> {
  const client = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  clients.push(client);
  let answer = '';
  client.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  // The server may close the connection at any time.
  client.on('error', () => undefined);
  client.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`);
  await once(client, 'end');
  return answer;
}

test.each([
  ['/plain', 'HTTP/1.1 200 OK'],
  ['/nothing', 'HTTP/1.1 404 Not Found'],
  ['/graphql', 'HTTP/1.1 400 Bad Request'],
])(
  'after the response to an upgrade of %s the server keeps no connection, even if the client does',
  async (path, status) => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => askAndStay(path)));
    for (const answer of answers) expect(answer.split('\r\n')[0]).toBe(status);
    await vi.waitUntil(async () => (await connectionCount()) === 0, { timeout: 60_000 });
  },
);

test('a large response to an upgrade is sent whole', async () => {
  const answer = await askAndStay('/large');
  expect(answer.split('x').length).toBeGreaterThan(16 * pieceBytes);
});

test('a client that ends its side of an upgrade amid the response leaves no connection', async () => {
  const client = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  clients.push(client);
  client.on('error', () => undefined);
  client.write('GET /endless HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  await once(client, 'data');
  client.end();
  client.resume();
  await vi.waitUntil(async () => (await connectionCount()) === 0, { timeout: 60_000 });
});

test('an upgrade behind a request that has no response yet closes the connection, and nothing else', async () => {
  const client = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  clients.push(client);
  client.on('error', () => undefined).resume();
  const upgrade = 'GET /graphql HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';
  client.write(`GET /plain HTTP/1.1\r\nhost: x\r\n\r\n${upgrade}`);
  await once(client, 'close');
  expect(await (await fetch(`${url}/plain`)).text()).toBe('plain');
});

test('a message may come in fragments, but not in thousands of them', async () => {
  const raw = await openRawSocket(url);
  for (const letter of 'in parts') raw.socket.send(letter, { fin: false });
  raw.socket.send('', { fin: true });
  await vi.waitUntil(() => heard.length > 0, { timeout: 60_000 });
  expect(heard).toEqual(['in parts']);
  for (let count = 0; count < 2_000; count += 1) raw.socket.send('a', { fin: false });
  expect((await raw.closed).code).toBe(1008);
});
