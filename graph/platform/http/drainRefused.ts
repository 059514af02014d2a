import type { FastifyInstance, FastifyReply } from 'fastify';
import { announcedBytes, pictureBodyBytes } from './bodyLimits.ts';

interface Bounds {
  /** The bytes of a body that are read and discarded. */
  readonly bytes: number;
  /** In milliseconds. */
  readonly time: number;
}

/** As large as the largest body of any route. */
const defaultBounds: Bounds = { bytes: pictureBodyBytes, time: 10_000 };

/** Reads and discards the rest of a body. Beyond the bounds, closes the connection after the response is sent. */
function drain({ request: { raw: body }, raw: answer }: FastifyReply, { bytes, time }: Bounds): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let remaining = bytes;
  const count = (piece: Buffer) => {
    remaining -= piece.length;
    if (remaining < 0) abort();
  };
  /** Reads no more, so it happens once. */
  const abort = () => {
    clearTimeout(timer);
    body.off('data', count).pause();
    resolve();
    if (answer.writableFinished) body.destroy();
    else answer.once('finish', () => body.destroy());
  };
  const timer = setTimeout(abort, time);
  body.on('data', count).resume();
  const finish = () => {
    clearTimeout(timer);
    resolve();
  };
  body.once('end', finish).once('close', finish);
  return promise;
}

/**
 * Reads the rest of a body after its request was answered. Most clients send the whole body before they read: if the connection
 * closed earlier, they would get a reset instead of the error.
 */
export function drainRefused(app: FastifyInstance, bounds = defaultBounds): void {
  app.addHook('onSend', async (request, reply) => {
    const { raw } = request;
    // `complete` is undefined for an injected request.
    if (raw.complete !== false || announcedBytes(request) === 0) return;
    // Fastify sets `connection: close`.
    reply.removeHeader('connection');
    const drained = drain(reply, bounds);
    // For a client that requested `connection: close`, Node.js closes the connection as soon as the response is sent.
    if (!reply.raw.shouldKeepAlive) await drained;
  });
}
