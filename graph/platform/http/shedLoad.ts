import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { badInput, unavailable } from '../lib/errors.ts';
import { doors } from '../limits/doors.ts';
import { requestGate } from '../limits/requestGate.ts';
import { callerAddress } from './callerAddress.ts';
import { isUpgrade } from './upgrades.ts';

const { running, waiting } = doors.request;
/** The maximum number of requests at once. With more, each would take too long for its caller. */
const defaultMax = running.all + waiting.all;
const defaultMaxOfAddress = running.ofAddress + waiting.ofAddress;
/** The maximum number of requests that run. More would not finish sooner, but block the event loop. */
const defaultMaxRunning = running.all;
/** A request that runs for this many milliseconds probably waits for the database or a picture, and no longer counts as running. */
const maxWorkTime = 250;
/** The minimum time between two warnings, in milliseconds. */
const warningInterval = 10_000;
/** In seconds. */
const retryAfter = 1;

// The response is made once: thousands of refusals a second must cost far less than normal responses.
const tooBusy = unavailable('The server is overloaded. Try again in a moment.', retryAfter);
const { message, code, httpStatus } = tooBusy;
const restBody = JSON.stringify({ message, code });
const graphqlBody = JSON.stringify({ errors: [{ message, extensions: { code } }] });
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': String(retryAfter),
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after, x-request-id',
};
const headersOf = (body: string) => Object.entries({ ...headers, 'content-length': String(body.length) }).flat();
const restHeaders = headersOf(restBody);
const graphqlHeaders = headersOf(graphqlBody);

/** Upgrades of this route have limits of their own. Its path can be spelled in many ways. */
const liveRoute = '/graphql';
const isSubscription = ({ raw, routeOptions }: FastifyRequest) => isUpgrade(raw) && routeOptions.url === liveRoute;

/** Ends a request whose client has closed the connection. Node.js emits nothing of its body any more, and Fastify would wait for ever. */
const gone = badInput('The connection was closed before the response');

type Next = (error?: Error) => void;

interface Shedding {
  /** Paths that are served even under overload. */
  readonly exempt: ReadonlySet<string>;
  /** Called for each refusal. */
  readonly onRefusal: () => void;
  readonly max?: number;
  readonly maxRunning?: number;
  readonly maxOfAddress?: number;
}

function refuse({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const isGraphQL = url.startsWith('/graphql');
  response.sendDate = false;
  const known = isGraphQL ? graphqlHeaders : restHeaders;
  response.writeHead(httpStatus, [...known, 'x-request-id', randomUUID()]);
  response.end(isGraphQL ? graphqlBody : restBody, 'latin1');
}

/**
 * Refuses requests with 503 while the maximum number is being processed, in total or for one address. The last quarter is reserved
 * for addresses with no request, so that a few cannot lock out all others. Accepted requests finish in time, and refused callers know
 * at once, whether the CPU or the database is slow. Addresses are served in rotation. Upgrades of the subscriptions’ route have limits
 * of their own. Any other upgrade is answered in plain HTTP.
 */
export function shedLoad(app: FastifyInstance, { exempt, onRefusal, ...limits }: Shedding): void {
  const { max = defaultMax, maxRunning = defaultMaxRunning, maxOfAddress = defaultMaxOfAddress } = limits;
  const gate = requestGate<FastifyRequest>({ max, maxOfKey: maxOfAddress, maxRunning });
  let warnedAt = Number.NEGATIVE_INFINITY;

  /** Whether the server is full. Counts and logs the refusal. */
  function isFull(url = ''): boolean {
    if (gate.size() < max || exempt.has(url)) return false;
    onRefusal();
    if (performance.now() - warnedAt >= warningInterval) {
      warnedAt = performance.now();
      app.log.warn(`${max} requests are being processed: the server refuses more`);
    }
    return true;
  }

  /** Whether the client is gone. After CONNECT or an upgrade in the same segment, only the socket shows it, and at once. */
  const isGone = ({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply) => raw.destroyed || socket.destroyed;

  function begin(request: FastifyRequest, reply: FastifyReply, next: Next): void {
    const start = () => {
      if (!isGone(request, reply)) return next();
      gate.leave(request);
      next(gone);
    };
    if (exempt.has(request.url) || isSubscription(request) || gate.has(request)) next();
    else if (isFull()) next(tooBusy);
    else if (!gate.enter(request, callerAddress(request), start)) {
      onRefusal();
      next(tooBusy);
    }
  }

  const timer = setInterval(() => gate.releaseSlow(maxWorkTime), maxWorkTime).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  // Refuses before the route is looked up.
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.socket.destroyed) response.destroy();
    else if (isFull(request.url)) refuse(request, response);
    else app.routing(request, response);
  });
  app.addHook('onRequest', begin);
  // A request whose body is still arriving needs no slot, so slow senders do not block others.
  app.addHook('preParsing', (request, reply, _payload, next) => {
    if (isGone(request, reply)) return next(gone);
    if (!request.raw.complete) gate.leave(request);
    next();
  });
  app.addHook('preValidation', begin);
  app.addHook('onSend', (request, _reply, _payload, next) => {
    gate.leave(request);
    next();
  });
}
