import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

/** The headers and first message of a connection. */
export interface LiveOptions {
  /** The headers of its upgrade, such as a cookie or an origin. */
  headers?: Record<string, string>;
  /** The payload of its first message. */
  params?: Record<string, unknown>;
}

/** The activities of one subscription, in order. */
export interface Followed {
  /** The next activity, whatever there is under the root field. Throws what the server refuses it with. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  next(): Promise<any>;
  /** Whether the server has ended it: waits until it has, and throws for an activity that comes instead. */
  ended(): Promise<void>;
  stop(): Promise<void>;
}

export interface LiveClient {
  /** Subscribes and waits until it stands: the activities up to CAUGHT_UP, which is `caughtUp`, are `missed`. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  follow(document: string, variables?: object): Promise<Followed & { missed: any[]; caughtUp: any }>;
  /** Subscribes, and waits for nothing. */
  subscribe(document: string, variables?: object): Followed;
  /** How the connection was closed, once it is. */
  readonly closed: Promise<{ code: number; reason: string }>;
  /** The socket, once it is open. */
  socket(): WebSocket;
  dispose(): Promise<void>;
}

const isCloseEvent = (event: unknown): event is { code: number; reason: string } =>
  typeof event === 'object' && event !== null && 'code' in event && 'reason' in event;

/** A refusal as `code: message`, for a test to look for. */
function asError(fault: unknown): Error {
  if (fault instanceof Error) return fault;
  if (isCloseEvent(fault)) return new Error(`${fault.code}: ${fault.reason}`);
  const [error] = Array.isArray(fault) ? fault : [];
  return new Error(error ? `${error.extensions?.code}: ${error.message}` : JSON.stringify(fault));
}

/** An independent client of the protocol, as third parties use it; it never connects again by itself. */
export function liveClient(url: string, { headers = {}, params }: LiveOptions = {}): LiveClient {
  let opened: WebSocket | undefined;
  class SocketWithHeaders extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers });
      opened = this;
    }
  }
  const { promise: closed, resolve } = Promise.withResolvers<{ code: number; reason: string }>();
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: SocketWithHeaders,
    connectionParams: params,
    retryAttempts: 0,
    on: {
      closed: (event) => {
        if (isCloseEvent(event)) resolve({ code: event.code, reason: event.reason });
      },
    },
  });

  function subscribe(query: string, variables?: object): Followed {
    const results = client.iterate<Record<string, unknown>>({ query, variables: { ...variables } });
    async function read() {
      try {
        return await results.next();
      } catch (fault) {
        throw asError(fault);
      }
    }
    return {
      async next() {
        const { value, done } = await read();
        if (done) throw new Error('The subscription has ended');
        if (value.errors) throw asError(value.errors);
        return Object.values(value.data ?? {})[0];
      },
      async ended() {
        const { value, done } = await read();
        if (!done) throw new Error(`It goes on with ${JSON.stringify(value)}`);
      },
      stop: async () => void (await results.return?.()),
    };
  }

  return {
    subscribe,
    async follow(document, variables) {
      const followed = subscribe(document, variables);
      const missed = [];
      let next = await followed.next();
      for (; next.kind !== 'CAUGHT_UP'; next = await followed.next()) missed.push(next);
      return { ...followed, missed, caughtUp: next };
    },
    closed,
    socket() {
      if (!opened) throw new Error('No socket is open yet');
      return opened;
    },
    dispose: async () => void (await client.dispose()),
  };
}
