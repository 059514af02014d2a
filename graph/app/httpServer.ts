import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Env } from '../platform/env/env.ts';
import { tileOrigin } from '../platform/env/parseTiles.ts';
import { plainBodyBytes } from '../platform/http/bodyLimits.ts';
import { answerError } from '../platform/http/httpErrors.ts';
import { limitConnections } from '../platform/http/limitConnections.ts';
import { headTimes } from '../platform/http/limitHeads.ts';
import { isLoopback } from '../platform/http/parseAddresses.ts';
import { asksForWebSocket } from '../platform/http/upgrades.ts';
import { logOptions } from '../platform/telemetry/logOptions.ts';
import type { AppOptions } from './AppOptions.ts';

const faults = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, message: 'The request took too long to arrive' }],
  ['HPE_HEADER_OVERFLOW', { status: 431, message: 'The headers are too large: send at most 16 KB' }],
]);
const malformed = { status: 400, message: 'The request is not valid HTTP' };

/** Answers a request that cannot be parsed with the usual error body, and closes the connection. */
function answerBrokenRequest({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = faults.get(code ?? '') ?? malformed;
  const body = JSON.stringify({ message, code: 'BAD_USER_INPUT' });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${randomUUID()}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}

/** How long a request may take to arrive, in milliseconds: enough for a picture over a slow connection. */
const requestTimeout = 120_000;

/** Node.js accepts no longer request head. */
const maxAddressLength = 16 * 1024;

/** Trusts this many proxies in front of the server. */
const trustHops = (count: number) => (_address: string, hop: number) => hop < count;

const policyOf = ({ tileUrl }: Pick<Env, 'tileUrl'>) => ({
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // The client inserts its styles into the page at run time.
    styleSrc: ["'self'", "'unsafe-inline'"],
    // Posts may show pictures of other sites over https. The map tiles have their own entry, because their scheme may
    // be another.
    imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...(tileUrl ? [tileOrigin(tileUrl)] : [])],
    // The map that fills the window fetches tiles.
    ...(tileUrl && { connectSrc: ["'self'", tileOrigin(tileUrl)] }),
    fontSrc: ["'self'", 'data:'],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: null,
  },
});

/** No page may frame ours, old browsers included. Helmet sends no HSTS: it is sent over https only. */
export const policiesOf = (env: AppOptions['env']) => ({
  contentSecurityPolicy: policyOf(env),
  frameguard: { action: 'deny' as const },
  strictTransportSecurity: false,
});

/** How long a stop waits for requests that still arrive or are still answered, in milliseconds: less than the process waits. */
const closeTimeout = 5_000;

/**
 * When the server stops, Node.js closes idle connections only once. Connections that still send an answer become idle
 * later. Connections that a browser opened in advance count as busy, and so does a client that sends half a request. All would delay
 * the stop for minutes.
 */
function closeWhenIdle(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    const timer = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, 50);
    const deadline = setTimeout(() => app.server.closeAllConnections(), closeTimeout);
    app.server.once('close', () => {
      clearInterval(timer);
      clearTimeout(deadline);
    });
  });
}

/** The HTTP server without routes. */
export function makeServer(env: AppOptions['env']): FastifyInstance {
  const app = fastify({
    logger: logOptions(env.logLevel, env.logFormat),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof env.trustProxy === 'number' ? trustHops(env.trustProxy) : env.trustProxy,
    bodyLimit: plainBodyBytes,
    requestTimeout,
    http: { shouldUpgradeCallback: asksForWebSocket, ...headTimes },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // A request on a connection that is about to close still gets its answer.
    return503OnClosing: false,
    // Addresses that the router does not even look up.
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    // A text that is too long for an id belongs to nothing. The handlers return that error themselves.
    routerOptions: { maxParamLength: maxAddressLength },
  });
  closeWhenIdle(app);
  const isProxied = Boolean(env.trustProxy);
  limitConnections(app, { isProxy: (address) => isProxied || isLoopback(address) });
  // Set first, so that every answer has it.
  app.addHook('onRequest', (request, reply, next) => {
    void reply.header('x-request-id', request.id);
    next();
  });
  return app;
}
