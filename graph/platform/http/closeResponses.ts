import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The maximum number of unsent responses of one connection. Browsers and proxies wait for one before they send the next request. */
const maxInLine = 16;

/**
 * Destroys the unsent responses of each connection that closes, so that they free what they hold. Node.js does so itself, but not after an
 * upgrade or a CONNECT has followed them on the connection. Also closes a connection with too many of them. Call it when the server has its listener of requests.
 */
export function closeResponses(app: FastifyInstance): void {
  const unsent = new WeakMap<Socket, Set<ServerResponse>>();
  app.server.on('connection', (socket) => {
    const responses = new Set<ServerResponse>();
    unsent.set(socket, responses);
    socket.once('close', () => {
      for (const response of responses) response.destroy();
    });
  });
  app.server.prependListener('request', ({ socket }, response) => {
    const responses = unsent.get(socket);
    responses?.add(response);
    if (responses && responses.size > maxInLine) socket.destroy();
    response.once('close', () => responses?.delete(response));
  });
}
