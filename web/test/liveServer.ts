import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GraphQLSchema, parse } from 'graphql';
import { MessageType } from 'graphql-ws';
import { useServer as serveProtocol } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';

interface Activity {
  kind: string;
  at: string;
}

interface Subscribed {
  /** The `authorization` that the socket's client sent on connecting. */
  authorization: unknown;
  query: string;
  variables: Record<string, unknown>;
}

// The test creates the events without a schema.
const schema = new GraphQLSchema({});

/** A server of the real protocol with the activities of one post. It keeps its history through an outage. */
export function liveServer() {
  const history: Activity[] = [];
  const listeners = new Set<() => void>();
  const subscribed: Subscribed[] = [];
  const sockets = new WebSocketServer({ noServer: true });
  const http = createServer((_request, response) => response.writeHead(404).end());
  let isDown = false;
  let port = 0;
  const server = {
    subscribed,
    /** The number of handshakes requested. */
    attempts: 0,
    /** The error code that rejects a subscription with `since`. */
    refusal: undefined as string | undefined,
    /** The close code for a socket that has just connected. */
    closing: undefined as number | undefined,
    hasSockets: true,
    now: () => new Date(),
    url: () => `ws://127.0.0.1:${port}/graphql`,
    openSockets: () => sockets.clients.size,
    happen(kind: string) {
      history.push({ kind, at: server.now().toISOString() });
      for (const wake of listeners) wake();
    },
    start,
    /** Breaks every connection without notice and refuses new ones, as a killed process does. It keeps its port. */
    goDown() {
      isDown = true;
      for (const socket of sockets.clients) socket.terminate();
      for (const wake of listeners) wake();
    },
    comeBack() {
      isDown = false;
    },
    stop,
  };

  async function* activities(since: unknown, isOver: () => boolean) {
    let position = typeof since === 'string' ? history.findIndex(({ at }) => at > since) : history.length;
    if (position < 0) position = history.length;
    for (; position < history.length; position += 1) yield history[position];
    yield { kind: 'CAUGHT_UP', at: server.now().toISOString() };
    while (!isOver()) {
      const { promise, resolve } = Promise.withResolvers<void>();
      listeners.add(resolve);
      if (position === history.length) await promise;
      listeners.delete(resolve);
      for (; position < history.length; position += 1) yield history[position];
    }
  }

  async function start(): Promise<void> {
    http.on('connection', (socket) => isDown && socket.destroy());
    http.on('upgrade', (request: IncomingMessage, socket, head) => {
      server.attempts += 1;
      if (!server.hasSockets) return socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
    });
    serveProtocol(
      {
        onConnect({ extra }) {
          if (server.closing) extra.socket.close(server.closing, 'Refused');
        },
        onSubscribe({ connectionParams, extra }, id, { query, variables }) {
          subscribed.push({ authorization: connectionParams?.authorization, query, variables: variables ?? {} });
          if (server.refusal && variables?.since) {
            const payload = [{ message: 'Refused', extensions: { code: server.refusal } }];
            extra.socket.send(JSON.stringify({ id, type: MessageType.Error, payload }));
          }
          return { schema, document: parse(query), variableValues: variables };
        },
        subscribe: ({ variableValues }) => {
          if (server.refusal && variableValues?.since) return (async function* () {})();
          const told = activities(variableValues?.since, () => sockets.clients.size === 0);
          return (async function* () {
            for await (const activity of told) yield { data: { postActivity: activity } };
          })();
        },
      },
      sockets,
    );
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    // The address of a TCP server is never a path.
    port = (http.address() as AddressInfo).port;
  }

  async function stop(): Promise<void> {
    server.goDown();
    const closed = new Promise((resolve) => http.close(resolve));
    http.closeAllConnections();
    await closed;
  }

  return server;
}
