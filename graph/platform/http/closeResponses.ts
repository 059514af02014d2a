import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Destroys the unsent responses of each connection that closes, so that they free what they hold. Node.js does so itself, but not after an
 * upgrade or a CONNECT has followed them on the connection. Call it when the server has its listener of requests.
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
    response.once('close', () => responses?.delete(response));
  });
}
