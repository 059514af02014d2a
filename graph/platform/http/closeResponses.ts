import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onRequestStart } from './requestStart.ts';

/** The maximum number of unsent responses of one connection. Browsers and proxies wait for one before they send the next request. */
const maxInLine = 2;

/**
 * Destroys the unsent responses of each connection that closes, so that they free what they hold. Node.js does so itself, but not after an
 * upgrade or a CONNECT has followed them on the connection. Also closes a connection with too many of them: no other limit counts them.
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
  onRequestStart(app, ({ response, socket }) => {
    const responses = unsent.get(socket);
    if (!responses) return;
    responses.add(response);
    response.once('close', () => responses.delete(response));
    if (responses.size > maxInLine) socket.destroy();
  });
}
