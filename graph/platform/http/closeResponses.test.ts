import { Readable } from 'node:stream';
import fastify from 'fastify';
import { expect, type Mock, onTestFinished, test, vi } from 'vitest';
import { openRawConnection } from '../../test/rawConnection.ts';
import { closeResponses } from './closeResponses.ts';

const heads = {
  CONNECT: 'CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n',
  'an upgrade': 'GET /stream HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
};

test.each(Object.entries(heads))(
  'the responses in line before %s are destroyed when it closes the connection',
  async (_what, head) => {
    const app = fastify();
    onTestFinished(() => app.close());
    const opened: Readable[] = [];
    app.get('/stream', async () => {
      const stream = new Readable({ read: () => undefined });
      stream.push('begun');
      opened.push(stream);
      return stream;
    });
    app.server.on('upgrade', (_request, socket) => void socket.destroy());
    closeResponses(app);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { say, close } = await openRawConnection(url);
    const request = 'GET /stream HTTP/1.1\r\nhost: x\r\n\r\n';
    say(request + request + head);
    await vi.waitUntil(() => opened.length === 2, { timeout: 60_000 });
    await expect.poll(() => opened.map(({ destroyed }) => destroyed), { timeout: 60_000 }).toEqual([true, true]);
    close();
  },
);

test.each([
  ['of the product', 'GET /stream HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['of Node.js to a request without a host', 'GET / HTTP/1.1\r\n\r\n'],
  ['of Node.js to an unknown expectation', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: x\r\n\r\n'],
])('a connection with more than two unsent responses %s is closed', async (_whose, request) => {
  const app = fastify();
  onTestFinished(() => app.close());
  const opened: Readable[] = [];
  app.get('/stream', async () => {
    const stream = new Readable({ read: () => undefined });
    opened.push(stream);
    return stream;
  });
  closeResponses(app);
  const closed = vi.fn<() => void>();
  app.server.on('connection', (socket) => socket.once('close', closed));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const first = 'GET /stream HTTP/1.1\r\nhost: x\r\n\r\n';
  const few = await openRawConnection(url);
  few.say(first + request);
  await vi.waitUntil(() => opened.length > 0, { timeout: 60_000 });
  const many = await openRawConnection(url);
  many.say(first + request + request);
  await vi.waitUntil(() => closed.mock.calls.length === 1, { timeout: 60_000 });
  expect(opened[0]?.destroyed).toBe(false);
  few.close();
});

test('a connection that closes has forgotten the responses that were sent', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  app.get('/', async () => 'sent');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const closed = vi.fn<() => void>();
  const spies: Mock[] = [];
  app.server.on('connection', (socket) => socket.once('close', closed));
  app.server.on('request', (_request, response) => spies.push(vi.spyOn(response, 'destroy') as Mock));
  const { say, hear, close } = await openRawConnection(url);
  for (let index = 0; index < 3; index += 1) {
    say('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await hear('sent');
  }
  close();
  await vi.waitUntil(() => closed.mock.calls.length === 1, { timeout: 60_000 });
  expect(spies.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});
