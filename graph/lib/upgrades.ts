import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { WebSocket, WebSocketServer } from 'ws';

/** Which requests ask to go on as a WebSocket; every other `Upgrade` is passed over, as HTTP allows. */
export const asksForWebSocket = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';

interface Pending {
  socket: Socket;
  head: Buffer;
  response: ServerResponse;
}

export interface Upgrades {
  /** Whether a request may still be upgraded. */
  has(request: IncomingMessage): boolean;
  /** Upgrades a request; what is no proper handshake is answered 400, and null comes of it. */
  complete(server: WebSocketServer, request: IncomingMessage): WebSocket | null;
}

/**
 * Leads requests for an upgrade through the routes of the app like any other, so that they meet the same hooks and limits:
 * a route either upgrades them or answers in plain HTTP, and then the connection ends.
 */
export function routeUpgrades(app: FastifyInstance): Upgrades {
  const pending = new WeakMap<IncomingMessage, Pending>();
  app.server.on('upgrade', (request, socket, head) => {
    // The type allows for other streams, a server of TCP makes none.
    if (!(socket instanceof Socket)) return void socket.destroy();
    socket.on('error', (error) => app.log.debug({ err: error }, 'A connection has failed'));
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => socket.end());
    pending.set(request, { socket, head, response });
    app.routing(request, response);
  });
  return {
    has: (request) => pending.has(request),
    complete(server, request) {
      const upgrade = pending.get(request);
      if (!upgrade) return null;
      pending.delete(request);
      upgrade.response.detachSocket(upgrade.socket);
      let opened: WebSocket | null = null;
      server.handleUpgrade(request, upgrade.socket, upgrade.head, (socket) => {
        opened = socket;
      });
      return opened;
    },
  };
}
