import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { WebSocket, WebSocketServer } from 'ws';
import { hasManyParts } from './limitHeads.ts';

/** The address that has WebSockets. */
const liveAddress = /^\/graphql(?:\?|$)/;

/**
 * Whether a request asks for a WebSocket where there are some. Any other `Upgrade` is ignored, as HTTP allows: Node.js stops managing the
 * connection of an upgrade.
 */
export const asksForWebSocket = (request: IncomingMessage): boolean => {
  const { method, headers, url = '' } = request;
  const asks = method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && liveAddress.test(url);
  return asks && !hasManyParts(request);
};

/** Whether Node.js has handed a request over to be upgraded. It needs `Connection: upgrade` too, so the headers alone do not decide. */
export const isUpgrade = (request: IncomingMessage): boolean => 'upgrade' in request && request.upgrade === true;

interface Pending {
  socket: Socket;
  head: Buffer;
  response: ServerResponse;
  /** Leaves the connection to the WebSocket. */
  release(): void;
}

export interface Upgrades {
  /** Whether a request may still be upgraded. */
  has(request: IncomingMessage): boolean;
  /** Upgrades a request. Sends 400 and returns null if the handshake is invalid. */
  complete(server: WebSocketServer, request: IncomingMessage): WebSocket | null;
}

/**
 * Routes upgrade requests like all others, so that the same hooks and limits apply. A route either upgrades the request or sends a
 * plain HTTP response, after which the connection ends.
 */
export function routeUpgrades(app: FastifyInstance): Upgrades {
  const pending = new WeakMap<IncomingMessage, Pending>();
  app.server.on('upgrade', (request, socket, head) => {
    // The type permits other streams, but a TCP server has only sockets.
    if (!(socket instanceof Socket)) return void socket.destroy();
    socket.on('error', (error) => app.log.debug({ err: error }, 'A connection has failed'));
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    try {
      response.assignSocket(socket);
    } catch {
      // The response to an earlier request of the connection is still being sent. Clients wait for it before an upgrade.
      return void socket.destroy();
    }
    // Node.js no longer does either.
    const proceed = () => response.emit('drain');
    const leave = () => socket.destroy();
    socket.on('drain', proceed).on('end', leave);
    const release = () => socket.off('drain', proceed).off('end', leave);
    // Node.js sets no timeout for such a connection. Ending only our side would keep it open for as long as the client wants.
    response.once('finish', () => socket.destroySoon());
    pending.set(request, { socket, head, response, release });
    app.routing(request, response);
  });
  return {
    has: (request) => pending.has(request),
    complete(server, request) {
      const upgrade = pending.get(request);
      if (!upgrade) return null;
      pending.delete(request);
      upgrade.release();
      upgrade.response.detachSocket(upgrade.socket);
      let opened: WebSocket | null = null;
      server.handleUpgrade(request, upgrade.socket, upgrade.head, (socket) => {
        opened = socket;
      });
      return opened;
    },
  };
}
