import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * The maximum number of headers of a request, of parameters in its URL, of its cookies and of the types that it accepts. In memory each needs
 * far more than its bytes, as long as the request lasts, and each accepted type is parsed again for each type that a response can have.
 */
const maxParts = 100;

/** In milliseconds. Node.js checks at this interval whether heads have arrived, and waits so long for one. */
export const headTimes = { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 };

const hasManyIn = (text: string | undefined, separator: string): boolean =>
  text !== undefined && text.split(separator, maxParts + 1).length > maxParts;

/** Whether the head of a request has more headers, parameters, cookies or accepted types than the server reads. */
export const hasManyParts = ({ rawHeaders, url, headers }: IncomingMessage): boolean =>
  rawHeaders.length > 2 * maxParts ||
  hasManyIn(url, '&') ||
  hasManyIn(headers.cookie, ';') ||
  hasManyIn(headers.accept, ',');

const body = JSON.stringify({
  message: `Send at most ${maxParts} headers, ${maxParts} parameters in the URL, ${maxParts} cookies and ${maxParts} types in Accept`,
  code: 'BAD_USER_INPUT',
});

function refuse(response: ServerResponse): void {
  response.writeHead(431, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': randomUUID(),
    connection: 'close',
  });
  response.end(body);
}

/**
 * Refuses requests with too many headers, parameters or cookies with 431 before anything else, and closes their connections. Node.js keeps one header
 * more, so that such a request is recognised, and no more trailers.
 */
export function limitHeads(app: FastifyInstance): void {
  const route = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  app.server.maxHeadersCount = maxParts + 1;
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasManyParts(request)) refuse(response);
    else for (const listener of route) listener(request, response);
  });
}
