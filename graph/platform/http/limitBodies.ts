import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { visitorAt } from '../lib/access.ts';
import { concurrencyGate } from '../limits/concurrencyGate.ts';
import { doors } from '../limits/doors.ts';
import type { Shares } from '../limits/fairSlots.ts';
import { announcedBytes } from './bodyLimits.ts';
import { callerAddress } from './callerAddress.ts';
import { noSuchRoute } from './httpErrors.ts';
import { onRequestStart } from './requestStart.ts';

// Bodies take memory while they arrive, before any price.

/** The minimum average size of the parts of a body, in bytes, beyond the first thousand parts. */
const minPartBytes = 256;
const freeParts = 1_000;

/** Node.js makes each part of a body a buffer of its own, which takes hundreds of bytes besides its content. */
function limitParts(request: IncomingMessage, socket: Socket): void {
  const push = request.push.bind(request);
  let allowed = freeParts;
  request.push = (part: Buffer | null, encoding?: BufferEncoding) => {
    if (part) allowed += part.length / minPartBytes - 1;
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
  onRequestStart(app, ({ request, socket }) => limitParts(request, socket));
  app.addHook('onRequest', async (request) => {
    if (request.is404 && announcedBytes(request) > 0) throw noSuchRoute(request);
  });
  app.addHook('preParsing', async (request, { raw: response }) => {
    const { raw } = request;
    // `complete` is undefined for an injected request.
    if (raw.complete !== false || announcedBytes(request) === 0 || response.destroyed) return;
    const leave = arriving.take(visitorAt(callerAddress(request)));
    let hasLeft = false;
    const leaveOnce = () => {
      if (!hasLeft) leave();
      hasLeft = true;
    };
    raw.once('end', leaveOnce).once('close', leaveOnce);
    response.once('close', leaveOnce);
  });
}
