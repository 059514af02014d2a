import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CloseCode, handleProtocols } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import { callerAddress } from './callerAddress.ts';
import { DomainError, unavailable } from './errors.ts';
import { placesFor } from './placesFor.ts';
import { routeUpgrades } from './upgrades.ts';

// WebSockets beside HTTP on one port: the hooks of the route let a request in before it is upgraded.

const largestMessage = 64 * 1024;
/** How much may wait for a reader, in bytes, before the connection is dropped. */
const mostBuffered = 2 ** 20;
const heartbeat = 15_000;
/** Between two heartbeats: a screen full of subscriptions that come and go stays far below. */
const mostMessages = 300;
const mostOfAddress = 100;
/** How long a peer may take to answer the closing, in milliseconds. */
const farewell = 1_000;
const goingAway = 1001;
const stopping = 'The server is stopping: connect again in a moment';

/** One open socket. */
export interface Peer {
  readonly protocol: string;
  isOpen(): boolean;
  /** Sends a message and waits until it is on its way; a peer that reads too slowly is dropped. */
  send(message: string): Promise<void>;
  close(code: number, reason: string): void;
  onMessage(listener: (message: string) => Promise<void>): void;
}

interface Hooks {
  /** Takes a new socket in; what it answers is called once it is closed. */
  opened(peer: Peer, request: FastifyRequest): (code: number, reason: string) => Promise<void>;
  /** Called at each heartbeat. */
  check(peer: Peer): Promise<void>;
}

/** What has come from a peer since the last heartbeat. */
interface Vitals {
  isAlive: boolean;
  messages: number;
}

interface Connection {
  socket: WebSocket;
  peer: Peer;
  vitals: Vitals;
}

function peerOf(socket: WebSocket, failed: (error: unknown) => void): Peer {
  return {
    protocol: socket.protocol,
    isOpen: () => socket.readyState === socket.OPEN,
    close: (code, reason) => void sayFarewell(socket, code, reason),
    send(message) {
      if (socket.bufferedAmount > mostBuffered) socket.terminate();
      if (socket.readyState !== socket.OPEN) return Promise.resolve();
      return new Promise((resolve, reject) => {
        // Who goes while being told is no fault.
        socket.send(message, (error) => (error && socket.readyState === socket.OPEN ? reject(error) : resolve()));
      });
    },
    onMessage(listener) {
      socket.on('message', (data) => {
        // Until it answers the closing a peer may go on to send: nobody listens any more.
        if (socket.readyState === socket.OPEN) listener(String(data)).catch(failed);
      });
    },
  };
}

const tooManyConnections = () =>
  new DomainError('RATE_LIMITED', `Your address has ${mostOfAddress} connections open: close one first`, {
    retryAfter: 60,
  });

/** Closes a socket, and waits for its peer to answer as long as it may take. */
function sayFarewell(socket: WebSocket, code: number, reason: string): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => socket.terminate(), farewell);
    socket.once('close', () => {
      clearTimeout(impatience);
      resolve();
    });
    socket.close(code, reason);
  });
}

/** Counts what a peer sends and sees whether it lives. */
function watch(socket: WebSocket, log: FastifyBaseLogger): Vitals {
  const vitals: Vitals = { isAlive: true, messages: 0 };
  const count = () => {
    vitals.messages += 1;
    if (vitals.messages !== mostMessages) return;
    void sayFarewell(socket, CloseCode.TooManyInitialisationRequests, 'Too many messages');
  };
  socket.on('message', count).on('ping', count);
  socket.on('pong', () => {
    vitals.isAlive = true;
  });
  // Faults of the wire and of its framing: `ws` closes the socket by itself.
  socket.on('error', (error) => log.debug({ err: error }, 'A socket has failed'));
  return vitals;
}

/** Drops who does not answer, heartbeat by heartbeat, until the server stops: then all are told to go. */
function keepAlive(app: FastifyInstance, connections: ReadonlySet<Connection>, check: Hooks['check']): void {
  const fault = (error: unknown) => app.log.error({ err: error }, 'A heartbeat met a fault');

  /** One after the other, so that a thousand connections are no burst of SQL. */
  async function beat(): Promise<void> {
    for (const { socket, peer, vitals } of connections) {
      if (!vitals.isAlive) socket.terminate();
      if (socket.readyState !== socket.OPEN) continue;
      Object.assign(vitals, { isAlive: false, messages: 0 });
      socket.ping();
      await check(peer).catch(fault);
    }
  }

  let beating = Promise.resolve();
  const timer = setInterval(() => {
    beating = beating.then(beat);
  }, heartbeat);
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await Promise.all([...connections].map(({ socket }) => sayFarewell(socket, goingAway, stopping)));
    await beating;
  });
}

export interface Sockets {
  isUpgrade(request: FastifyRequest): boolean;
  /** How many are open. */
  count(): number;
  /**
   * Turns a request that its route has let in into a socket. Throws RATE_LIMITED where the address has too many, and is
   * unavailable while the server stops.
   */
  accept(request: FastifyRequest, reply: FastifyReply): void;
}

/** Takes the upgrades of a server, and closes what is open with 1001 when it stops. */
export function openSockets(app: FastifyInstance, { opened, check }: Hooks): Sockets {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: largestMessage,
    perMessageDeflate: false,
    handleProtocols,
  });
  const upgrades = routeUpgrades(app);
  const connections = new Set<Connection>();
  const addresses = placesFor(mostOfAddress);
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  function open(socket: WebSocket, request: FastifyRequest, address: string): void {
    const fault = (error: unknown) => request.log.error({ err: error, requestId: request.id }, 'A socket met a fault');
    const peer = peerOf(socket, (error) => {
      fault(error);
      peer.close(CloseCode.InternalServerError, `Something went wrong: report ${request.id}`);
    });
    const connection = { socket, peer, vitals: watch(socket, request.log) };
    connections.add(connection);
    const closed = opened(peer, request);
    socket.once('close', (code, reason) => {
      connections.delete(connection);
      addresses.free(address);
      closed(code, String(reason)).catch(fault);
    });
  }

  keepAlive(app, connections, check);

  return {
    isUpgrade: (request) => upgrades.has(request.raw),
    count: () => connections.size,
    accept(request, reply) {
      // Those that are open have been told to go: nobody would tell this one.
      if (isStopping) throw unavailable(stopping, 1);
      // Asked for now: it is not known any more once the connection is closed.
      const address = callerAddress(request);
      if (!addresses.take(address)) throw tooManyConnections();
      void reply.hijack();
      const socket = upgrades.complete(server, request.raw);
      if (socket) open(socket, request, address);
      else addresses.free(address);
    },
  };
}
