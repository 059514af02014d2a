import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unavailable } from './errors.ts';
import { takeTurns } from './takeTurns.ts';
import { asksForWebSocket } from './upgrades.ts';

/** How many requests are there at once. With more, each would be answered later than its caller cares to wait. */
const usualMost = 400;
/** How many of them are worked on: more are not done sooner, but keep the server from looking up in between. */
const usualMostAtWork = 32;
/** After how many milliseconds a request counts as one that waits, for the database or a picture, and not as work. */
const longestWork = 250;
/** How much time lies between two warnings, in milliseconds. */
const quiet = 10_000;
/** How long a refused caller is to wait, in seconds. */
const retryAfter = 1;

// Made once, as is all that is told of it: there may be thousands of refusals in a second, and none may cost what an answer does.
const tooBusy = unavailable('More is asked for at once than can be answered. Try again in a moment.', retryAfter);
const { message, code, httpStatus } = tooBusy;
const restBody = JSON.stringify({ message, code });
const graphqlBody = JSON.stringify({ errors: [{ message, extensions: { code } }] });
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': String(retryAfter),
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
};
const headersOf = (body: string) => Object.entries({ ...headers, 'content-length': String(body.length) }).flat();
const restHeaders = headersOf(restBody);
const graphqlHeaders = headersOf(graphqlBody);

type Next = (error?: Error) => void;

interface Shedding {
  /** Addresses that are answered however much there is to do. */
  readonly spared: ReadonlySet<string>;
  /** Hears of each refusal. */
  readonly refused: () => void;
  readonly most?: number;
  readonly mostAtWork?: number;
}

function refuse({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const isGraphQL = url.startsWith('/graphql');
  response.sendDate = false;
  response.writeHead(httpStatus, isGraphQL ? graphqlHeaders : restHeaders);
  response.end(isGraphQL ? graphqlBody : restBody, 'latin1');
}

/**
 * Refuses requests with 503 while as many are there as may be, and lets the others have their turn: those that were let in
 * are then answered in time, and the others know at once, be it the processor or the database that is slow. Upgrades have
 * limits of their own.
 */
export function shedLoad(app: FastifyInstance, { spared, refused, ...limits }: Shedding): void {
  const { most = usualMost, mostAtWork = usualMostAtWork } = limits;
  const turns = takeTurns<FastifyRequest>(mostAtWork);
  let warnedAt = Number.NEGATIVE_INFINITY;

  /** Whether there is no place for a request, which is then told. */
  function isTooMuch(url = ''): boolean {
    if (turns.size() < most || spared.has(url)) return false;
    refused();
    if (performance.now() - warnedAt >= quiet) {
      warnedAt = performance.now();
      app.log.warn(`${most} requests are being answered: more are refused`);
    }
    return true;
  }

  function begin(request: FastifyRequest, next: Next): void {
    if (spared.has(request.url) || asksForWebSocket(request.raw) || turns.has(request)) next();
    else if (isTooMuch()) next(tooBusy);
    else turns.begin(request, next);
  }

  const timer = setInterval(() => turns.passOver(longestWork), longestWork).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  // Before a route is even looked up.
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isTooMuch(request.url)) refuse(request, response);
    else app.routing(request, response);
  });
  app.addHook('onRequest', (request, _reply, next) => begin(request, next));
  // While a body arrives the server has nothing to do: who sends slowly takes nobody's place.
  app.addHook('preParsing', (request, _reply, _payload, next) => {
    if (!request.raw.complete) turns.end(request);
    next();
  });
  app.addHook('preValidation', (request, _reply, next) => begin(request, next));
  app.addHook('onSend', (request, _reply, _payload, next) => {
    turns.end(request);
    next();
  });
}
