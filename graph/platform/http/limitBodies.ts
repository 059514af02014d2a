import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { concurrencyGate } from '../limits/concurrencyGate.ts';
import { doors } from '../limits/doors.ts';
import type { Shares } from '../limits/fairSlots.ts';
import { announcedBytes, plainBodyBytes } from './bodyLimits.ts';
import { callerAddress } from './callerAddress.ts';
import { noSuchRoute } from './httpErrors.ts';
import { onRequestStart } from './requestStart.ts';

// Bodies need memory while they arrive, before any price.

/** The minimum average size of the parts of a body, in bytes, apart from a thousand parts. */
const minPartBytes = 256;
const freeParts = 1_000;

/** Nothing reads the bodies of requests with these methods. */
const unread = new Set(['GET', 'HEAD']);

/** Node.js makes each part of a body a buffer of its own, which needs hundreds of bytes besides its content. */
function limitParts(request: IncomingMessage, socket: Socket): void {
  const push = request.push.bind(request);
  let allowed = freeParts;
  request.push = (part: Buffer | null, encoding?: BufferEncoding) => {
    if (part) allowed = Math.min(freeParts, allowed + part.length / minPartBytes - 1);
    if (allowed >= 0) return push(part, encoding);
    socket.destroy();
    return false;
  };
}

/**
 * Limits the bodies that arrive at once, for one address and in total, and the parts of each. Refuses the body of a request that no route
 * reads.
 */
export function limitBodies(app: FastifyInstance, running: Shares = doors.body.running): void {
  const arriving = concurrencyGate({ running, waiting: null, of: 'requests', being: 'received' });
  const leaves = new WeakMap<IncomingMessage, () => void>();
  onRequestStart(app, ({ request, socket }) => limitParts(request, socket));
  app.addHook('onRequest', async (request) => {
    if (request.is404 && announcedBytes(request) > 0) throw noSuchRoute(request);
  });
  app.addHook('preParsing', async (request, { raw: response }) => {
    const { raw } = request;
    // `complete` is undefined for an injected request.
    const isArriving = raw.complete === false && announcedBytes(request) > 0 && !unread.has(request.method);
    if (!isArriving || response.destroyed) return;
    const address = callerAddress(request);
    // Visitors must not use up the places of pictures. A route without pictures refuses an announced length that is too large at once.
    const bytes = announcedBytes(request);
    const isPicture = Number.isFinite(bytes) && bytes > plainBodyBytes;
    const leave = arriving.take({ key: isPicture ? `${address} pictures` : address, address });
    const leaveOnce = () => {
      if (leaves.delete(raw)) leave();
    };
    leaves.set(raw, leaveOnce);
    raw.once('end', leaveOnce).once('close', leaveOnce);
    response.once('close', leaveOnce);
  });
  // Bytes that arrive after the response was decided are discarded.
  app.addHook('onSend', async ({ raw }) => leaves.get(raw)?.());
}
