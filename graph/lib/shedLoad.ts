import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unavailable } from './errors.ts';
import { asksForWebSocket } from './upgrades.ts';

/** How many requests are worked on at once. With more, each would be answered later than its caller cares to wait. */
const usualMost = 400;
/** How much time lies between two warnings, in milliseconds. */
const quiet = 10_000;

// Made once, as is all that is told of it: there may be thousands of refusals in a second, and none may cost what an answer does.
const tooBusy = unavailable('More is asked for at once than can be answered. Try again in a moment.', 1);
const { message, code, httpStatus, retryAfter } = tooBusy;
const restBody = Buffer.from(JSON.stringify({ message, code }));
const graphqlBody = Buffer.from(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': retryAfter,
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
};

type Next = (error?: Error) => void;

interface Shedding {
  /** Addresses that are answered however much there is to do. */
  readonly spared: ReadonlySet<string>;
  /** Hears of each refusal. */
  readonly refused: () => void;
  readonly mostAtOnce?: number;
}

function refuse({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const body = url.startsWith('/graphql') ? graphqlBody : restBody;
  response.writeHead(httpStatus, { ...headers, 'content-length': body.length }).end(body);
}

/**
 * Refuses requests with 503 while as many are worked on as can be: those that were let in are then answered as fast as
 * ever, and the others know at once, be it the processor or the database that is slow. Upgrades have limits of their own.
 */
export function shedLoad(app: FastifyInstance, { spared, refused, mostAtOnce = usualMost }: Shedding): void {
  const underway = new Set<FastifyRequest>();
  let warnedAt = Number.NEGATIVE_INFINITY;

  /** Whether there is no place for a request, which is then told. */
  function isTooMuch(url = ''): boolean {
    if (underway.size < mostAtOnce || spared.has(url)) return false;
    refused();
    if (performance.now() - warnedAt >= quiet) {
      warnedAt = performance.now();
      app.log.warn(`${mostAtOnce} requests are being answered: more are refused`);
    }
    return true;
  }

  function begin(request: FastifyRequest, next: Next): void {
    const isCounted = !spared.has(request.url) && !asksForWebSocket(request.raw);
    const isRefused = isCounted && isTooMuch();
    if (isCounted && !isRefused) underway.add(request);
    next(isRefused ? tooBusy : undefined);
  }

  // Before a route is even looked up.
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isTooMuch(request.url)) refuse(request, response);
    else app.routing(request, response);
  });
  app.addHook('onRequest', (request, _reply, next) => begin(request, next));
  // While a body arrives the server has nothing to do: who sends slowly takes nobody's place.
  app.addHook('preParsing', (request, _reply, _payload, next) => {
    underway.delete(request);
    next();
  });
  app.addHook('preValidation', (request, _reply, next) => begin(request, next));
  app.addHook('onSend', (request, _reply, _payload, next) => {
    underway.delete(request);
    next();
  });
}
