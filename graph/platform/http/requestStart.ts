import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Node.js publishes each request, also one that it answers itself without an event. */
const channel = 'http.server.request.start';

interface Started {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly socket: Socket;
  readonly server: Server;
}

/** Calls `begin` for each request of the server whose head has arrived, before its body. Upgrades are not among them. */
export function onRequestStart(app: FastifyInstance, begin: (started: Started) => void): void {
  const listener = (message: unknown) => {
    const started = message as Started;
    if (started.server === app.server) begin(started);
  };
  subscribe(channel, listener);
  app.addHook('onClose', async () => void unsubscribe(channel, listener));
}
