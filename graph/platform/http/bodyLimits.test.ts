import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyReply } from 'fastify';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';
import { pictureBodyBytes, plainBodyBytes } from './bodyLimits.ts';
import { drainRefused } from './drainRefused.ts';

const app = useApp();
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
});

/** Announces a body and sends none of it, so any response is based on the headers. */
async function announce(path: string, viewer: Member | null, length: number | 'chunked') {
  const size = length === 'chunked' ? { 'transfer-encoding': 'chunked' } : { 'content-length': length };
  const authorization = viewer ? { authorization: `Bearer ${await app.tokenOf(viewer)}` } : {};
  const headers = { 'content-type': 'application/json', ...size, ...authorization };
  return new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    const sent = request(app.url + path, { method: 'POST', headers }, async (response) => {
      resolve({ status: response.statusCode, body: JSON.parse((await response.toArray()).join('')) });
      sent.destroy();
    });
    sent.on('error', reject);
    sent.flushHeaders();
  });
}

const tooLarge = {
  message: 'The request is too large: a picture may have at most 50MB',
  code: 'PAYLOAD_TOO_LARGE',
};
/** No cost, because no operation was read. */
const anyCost = { cost: { requested: null, limit: 1000 } };
const signInFirst = 'The request is too large: sign in to send pictures';

describe('before a byte of the body has arrived', () => {
  test('a route without pictures refuses what is larger than text', async () => {
    for (const viewer of [ada, null]) {
      const { status, body } = await announce('/api/auth/login', viewer, plainBodyBytes + 1);
      expect([status, body]).toEqual([413, tooLarge]);
    }
  });

  test('a route with pictures refuses what is larger than they may be', async () => {
    expect(await announce('/api/posts', ada, pictureBodyBytes + 1)).toEqual({ status: 413, body: tooLarge });
    const { status, body } = await announce('/graphql', ada, pictureBodyBytes + 1);
    const { message, code } = tooLarge;
    expect([status, body]).toEqual([413, { errors: [{ message, extensions: { code } }], extensions: anyCost }]);
  });

  test('visitors are refused, whatever the size', async () => {
    for (const length of [10, pictureBodyBytes]) {
      expect((await announce('/api/posts', null, length)).status).toBe(401);
    }
  });

  test('GraphQL takes no picture from visitors, and nothing of a length untold', async () => {
    for (const length of [plainBodyBytes + 1, 'chunked'] as const) {
      const { status, body } = await announce('/graphql', null, length);
      expect([status, body]).toEqual([
        413,
        { errors: [{ message: signInFirst, extensions: { code: 'PAYLOAD_TOO_LARGE' } }], extensions: anyCost },
      ]);
    }
  });
});

test('a text of every character that a post may have passes, also from the longest scripts', async () => {
  const content = '🚴'.repeat(10_000);
  expect((await app.as(ada).post('/api/posts', { content })).status).toBe(201);
  expect((await app.as(ada).post('/api/auth/login', { username: 'ada', password: 'x'.repeat(10_000) })).status).toBe(
    400,
  );
});

describe('a client that sends all of a refused body before it reads', () => {
  const bytes = 6 * 2 ** 20;

  test.each(['keep-alive', 'close'])('reads the refusal on a connection of its own: %s', async (connection) => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    const failed = vi.fn();
    socket.on('error', failed);
    const head = ['POST /api/auth/login HTTP/1.1', 'host: x', 'content-type: application/json'];
    socket.write(`${[...head, `content-length: ${bytes}`, `connection: ${connection}`].join('\r\n')}\r\n\r\n`);
    // The client reads nothing until it has sent the last byte.
    socket.pause();
    await new Promise((resolve) => socket.write(Buffer.alloc(bytes, 'x'), resolve));
    const answer = once(socket, 'data');
    socket.resume();
    expect(String(await answer)).toMatch(/^HTTP\/1.1 413 /);
    expect(failed).not.toHaveBeenCalled();
    socket.destroy();
  });

  test('goes on with its next request where it keeps the connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (body: Buffer) =>
      new Promise<{ status: number | undefined; port: number | undefined }>((resolve, reject) => {
        const headers = { 'content-type': 'application/json', 'content-length': body.length };
        request(`${app.url}/api/auth/login`, { method: 'POST', headers, agent }, async (response) => {
          const port = response.socket.localPort;
          await response.toArray();
          resolve({ status: response.statusCode, port });
        })
          .on('error', reject)
          .end(body);
      });
    const refused = await send(Buffer.alloc(bytes, 'x'));
    expect(refused.status).toBe(413);
    expect(await send(Buffer.from('{}'))).toEqual({ status: 400, port: refused.port });
    agent.destroy();
  });
});

describe('a body that never ends', () => {
  test('is refused in words that its sender reads, where the connection ends with the answer', async () => {
    const small = fastify();
    drainRefused(small, { bytes: 100_000, time: 20 });
    small.post('/refuses', { onRequest: async () => Promise.reject(new Error('No')) }, async () => ({}));
    const address = await small.listen({ port: 0, host: '127.0.0.1' });
    const headers = { 'content-type': 'text/plain', 'content-length': 1000 };
    const sent = request(`${address}/refuses`, { method: 'POST', headers, agent: false });
    sent.write('x');
    const [response] = await once(sent, 'response');
    expect([response.statusCode, JSON.parse((await response.toArray()).join(''))]).toMatchObject([
      500,
      { message: 'No' },
    ]);
    sent.on('error', () => undefined).destroy();
    await small.close();
  });

  test('is no longer read beyond the bounds while its sender does not read the response', async () => {
    const small = fastify();
    drainRefused(small, { bytes: 100_000, time: 60_000 });
    const replies: FastifyReply[] = [];
    small.post('/begins', async (_request, reply) => reply);
    small.addHook('onRequest', async (_request, reply) => {
      replies.push(reply);
      return reply.send(new Readable({ read: () => undefined }));
    });
    const address = new URL(await small.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(address.port), address.hostname).on('error', () => undefined);
    socket.write('POST /begins HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 999999999\r\n\r\n');
    for (let count = 0; count < 100; count += 1) socket.write(Buffer.alloc(5_000));
    await vi.waitUntil(() => replies[0]?.request.raw.isPaused(), { timeout: 60_000 });
    expect(replies[0]?.raw.listenerCount('finish')).toBeLessThan(10);
    // A paused connection does not notice that its client has gone.
    small.server.closeAllConnections();
    await small.close();
  });

  test('is not read for longer than its bounds', async () => {
    const small = fastify();
    drainRefused(small, { bytes: 100_000, time: 60_000 });
    small.post('/refuses', { onRequest: async () => Promise.reject(new Error('No')) }, async () => ({}));
    const address = new URL(await small.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(address.port), address.hostname);
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write('POST /refuses HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 999999999\r\n\r\n');
    socket.resume();
    const chunk = Buffer.alloc(50_000);
    const sendOn = () => void (socket.destroyed || socket.write(chunk, sendOn));
    sendOn();
    await closed;
    await small.close();
  });
});
