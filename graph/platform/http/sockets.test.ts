import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { openRawSocket } from '../../test/rawSocket.ts';
import { openSockets } from './sockets.ts';
import { dropSilentReaders } from './unsentAnswers.ts';
import { unsentBytes } from './unsentBytes.ts';

// Larger than the socket buffers of the system.
const large = 'a'.repeat(16_000_000);

let app: FastifyInstance;
afterEach(() => app.close());

test('a peer that the server drops during a write is no error, nor is a message to it afterwards', async () => {
  const errors: string[] = [];
  const sent = Promise.withResolvers<void>();
  const unsent = unsentBytes({ ofAddress: large.length, all: large.length, ofReserve: large.length });
  app = fastify({ logger: { level: 'error', stream: { write: (line) => errors.push(line) } } });
  dropSilentReaders(app, { maxUnread: 20 });
  const sockets = openSockets(app, unsent, {
    opened(peer) {
      peer.onMessage(async () => {
        try {
          await peer.send(large);
        } finally {
          await peer.send('one more').finally(sent.resolve);
        }
      });
      return async () => undefined;
    },
    check: async () => undefined,
  });
  app.get('/graphql', (request, reply) => sockets.accept(request, reply));
  const raw = await openRawSocket(await app.listen({ port: 0, host: '127.0.0.1' }));
  raw.socket.pause();
  raw.say('send');
  await sent.promise;
  raw.socket.terminate();
  await raw.closed;
  // A failed listener is logged after its last send.
  await new Promise(setImmediate);
  expect(errors).toEqual([]);
  const answer = { address: '127.0.0.1', bytes: large.length, sent: () => 0, drop: () => undefined };
  expect(unsent.take(answer)).toBeNull();
});

test('a peer may send 1 MiB between two heartbeats, and no message beyond it is heard', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    let heard = 0;
    app = fastify();
    const sockets = openSockets(app, unsentBytes({ ofAddress: 0, all: 0, ofReserve: 0 }), {
      opened(peer) {
        peer.onMessage(async () => {
          heard += 1;
          await peer.send('{"type":"heard"}');
        });
        return async () => undefined;
      },
      check: async () => undefined,
    });
    app.get('/graphql', (request, reply) => sockets.accept(request, reply));
    const raw = await openRawSocket(await app.listen({ port: 0, host: '127.0.0.1' }));
    const sayMuch = () => {
      for (let count = 0; count < 16; count += 1) raw.say('x'.repeat(64 * 1024));
    };
    sayMuch();
    for (let count = 0; count < 16; count += 1) await raw.hear('heard');
    vi.advanceTimersByTime(15_000);
    await once(raw.socket, 'ping');
    sayMuch();
    raw.say('x');
    raw.socket.close();
    expect(await raw.closed).toEqual({ code: 4429, reason: 'Too many messages' });
    expect(heard).toBe(32);
  } finally {
    vi.useRealTimers();
  }
});
