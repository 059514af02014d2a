import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { callerAddress } from './callerAddress.ts';
import type { ClientPace } from './clientPace.ts';
import { type UnsentBytes, uncountedBytes } from './unsentBytes.ts';

// A response stays in memory until its client has read it. The server drops a client that reads nothing, and limits the unsent bytes
// for one address and in total.

const pieceBytes = 2 ** 16;

/** Yields the pieces of an answer, and notes how much of it was asked for before each. */
function* piecesOf(bytes: Buffer, note: (sent: number) => void): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    note(start);
    yield bytes.subarray(start, start + pieceBytes);
  }
}

/** Counts large responses until they are sent, and sends them in pieces. Beyond the limits, sends RATE_LIMITED instead. */
export function countUnsent(app: FastifyInstance, unsent: UnsentBytes): void {
  app.addHook('onSend', (request, reply, payload, next) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    const size = isWhole ? Buffer.byteLength(payload) : 0;
    if (!isWhole || size <= uncountedBytes || request.method === 'HEAD' || reply.raw.destroyed) return next();
    let sent = 0;
    const answer = {
      address: callerAddress(request),
      bytes: size,
      sent: () => sent,
      drop: () => void request.raw.socket.destroy(),
    };
    const refusal = unsent.take(answer);
    if (refusal) return next(refusal);
    reply.raw.once('close', () => unsent.free(answer));
    void reply.header('content-length', size);
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
    const pieces = piecesOf(bytes, (start) => {
      sent = start;
    });
    next(null, Readable.from(pieces, { objectMode: false }));
  });
}

interface Progress {
  readonly sent: number;
  readonly since: number;
}

/** Destroys connections whose client reads nothing of the sent bytes for `maxUnread` milliseconds. */
export function dropSilentReaders(app: FastifyInstance, { maxUnread }: Pick<ClientPace, 'maxUnread'>): void {
  const waiting = new Map<Socket, Progress>();
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      waiting.delete(socket);
    });
  });

  function check(socket: Socket, now: number): void {
    if (socket.writableLength === 0) {
      waiting.delete(socket);
      return;
    }
    const sent = socket.bytesWritten - socket.writableLength;
    const known = waiting.get(socket);
    if (known?.sent !== sent) waiting.set(socket, { sent, since: now });
    else if (now - known.since >= maxUnread) socket.destroy();
  }

  const timer = setInterval(() => {
    const now = performance.now();
    for (const socket of sockets) check(socket, now);
  }, maxUnread / 4).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
