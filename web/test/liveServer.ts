import type { IncomingMessage, Server } from 'node:http';
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
  /** Who the socket belongs to, as it has introduced itself. */
  authorization: unknown;
  query: string;
  variables: Record<string, unknown>;
}

// What is told is made here, by no schema.
const schema = new GraphQLSchema({});

/** A server of the real protocol that tells of one post; it keeps what has happened through an outage. */
export function liveServer() {
  const history: Activity[] = [];
  const listeners = new Set<() => void>();
  const subscribed: Subscribed[] = [];
  let http: Server | undefined;
  let sockets: WebSocketServer | undefined;
  let port = 0;
  const server = {
    subscribed,
    /** How many handshakes were asked for. */
    attempts: 0,
    /** What a subscription with `since` is refused with. */
    refusal: undefined as string | undefined,
    /** With what a socket is closed as soon as it has introduced itself. */
    closing: undefined as number | undefined,
    hasSockets: true,
    now: () => new Date(),
    url: () => `ws://127.0.0.1:${port}/graphql`,
    openSockets: () => sockets?.clients.size ?? 0,
    happen(kind: string) {
      history.push({ kind, at: server.now().toISOString() });
      for (const wake of listeners) wake();
    },
    start,
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
    const listening = createServer((_request, response) => response.writeHead(404).end());
    http = listening;
    const accepting = new WebSocketServer({ noServer: true });
    sockets = accepting;
    listening.on('upgrade', (request: IncomingMessage, socket, head) => {
      server.attempts += 1;
      if (!server.hasSockets) return socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
      accepting.handleUpgrade(request, socket, head, (opened) => accepting.emit('connection', opened, request));
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
          const told = activities(variableValues?.since, () => accepting.clients.size === 0);
          return (async function* () {
            for await (const activity of told) yield { data: { postActivity: activity } };
          })();
        },
      },
      accepting,
    );
    await new Promise<void>((resolve) => listening.listen(port, '127.0.0.1', resolve));
    // A TCP server's address is never a path.
    port = (listening.address() as AddressInfo).port;
  }

  /** Goes down as a process does that is killed: nobody is told. */
  async function stop(): Promise<void> {
    for (const socket of sockets?.clients ?? []) socket.terminate();
    for (const wake of listeners) wake();
    const closed = new Promise((resolve) => (http ? http.close(resolve) : resolve(undefined)));
    http?.closeAllConnections();
    await closed;
  }

  return server;
}
