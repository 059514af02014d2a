import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CloseCode, handleProtocols } from 'graphql-ws';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { visitorAt } from '../lib/access.ts';
import { DomainError, unavailable } from '../lib/errors.ts';
import { doors } from '../limits/doors.ts';
import { fairSlots, type UsedUp } from '../limits/fairSlots.ts';
import { limitAddress } from './limitAddress.ts';
import { type UnsentBytes, uncountedBytes } from './unsentBytes.ts';
import { routeUpgrades } from './upgrades.ts';

// WebSockets on the HTTP port. The hooks of the route accept a request before it is upgraded.

const maxMessageBytes = 64 * 1024;
/**
 * The maximum number of parts of one message: fragments, and pieces in which a fragment arrives. Each part in memory takes many times
 * the byte that it may contain. A message of the maximum size arrives in about 120 of the smallest usual TCP segments.
 */
const maxParts = 1_000;
/** The maximum of unsent bytes, above which the connection is dropped. */
const maxBuffered = 2 ** 20;
const heartbeat = 15_000;
/** The maximum number of messages between two heartbeats. A page that starts and stops many subscriptions stays far below it. */
const maxMessages = 300;
/** The maximum of bytes between two heartbeats. The texts of all subscriptions of a connection fit. */
const maxBytes = 2 ** 20;
const { all: maxOfAll, ofAddress: maxOfAddress } = doors.connection.running;
/** The timeout for the peer's close frame, in milliseconds. */
const closeTimeout = 1_000;
const goingAway = 1001;
const stopping = 'The server is stopping: connect again in a moment';

/** One open WebSocket. */
export interface Peer {
  readonly protocol: string;
  isOpen(): boolean;
  /**
   * Sends a message. Resolves once it is written, or the peer has gone. Drops a peer that reads too slowly. Throws RATE_LIMITED if
   * too many bytes wait to be read.
   */
  send(message: string): Promise<void>;
  close(code: number, reason: string): void;
  onMessage(listener: (message: string) => Promise<void>): void;
}

interface Hooks {
  /** Called for each new socket. Returns the function that is called once the socket is closed. */
  opened(peer: Peer, request: FastifyRequest): (code: number, reason: string) => Promise<void>;
  /** Called at each heartbeat. */
  check(peer: Peer): Promise<void>;
  /** The address of the instance, by which sockets of other sites are told apart. */
  readonly publicUrl?: string | undefined;
}

/** The state of a peer since the last heartbeat. */
interface PeerState {
  isAlive: boolean;
  messages: number;
  bytes: number;
}

interface Connection {
  socket: WebSocket;
  peer: Peer;
  state: PeerState;
}

interface PeerOptions {
  readonly address: string;
  readonly unsent: UnsentBytes;
  readonly log: FastifyBaseLogger;
  failed(error: unknown): void;
}

/** Writes a message. A failed write means that the peer has gone, or that the server has dropped it: later messages are ignored. */
function write(socket: WebSocket, message: Buffer, log: FastifyBaseLogger): Promise<void> {
  return new Promise((resolve) => {
    socket.send(message, { binary: false }, (error) => {
      if (error) {
        log.debug({ err: error }, 'A peer has gone');
        socket.terminate();
      }
      resolve();
    });
  });
}

function peerOf(socket: WebSocket, { address, unsent, log, failed }: PeerOptions): Peer {
  return {
    protocol: socket.protocol,
    isOpen: () => socket.readyState === socket.OPEN,
    close: (code, reason) => void closeSocket(socket, code, reason),
    async send(message) {
      if (socket.bufferedAmount > maxBuffered) socket.terminate();
      if (socket.readyState !== socket.OPEN) return;
      const bytes = Buffer.from(message);
      const isCounted = bytes.length > uncountedBytes;
      const answer = { address, bytes: bytes.length, sent: () => 0, drop: () => socket.terminate() };
      const refusal = isCounted ? unsent.take(answer) : null;
      if (refusal) throw refusal;
      await write(socket, bytes, log);
      unsent.free(answer);
    },
    onMessage(listener) {
      socket.on('message', (data) => {
        // A peer may send messages until it answers the close frame. They are ignored.
        if (socket.readyState === socket.OPEN) listener(String(data)).catch(failed);
      });
    },
  };
}

function tooManyConnections(usedUp: UsedUp): DomainError {
  const message =
    usedUp === 'all'
      ? 'The server has too many connections open: try again later'
      : `Your address has ${maxOfAddress} connections open: close one first`;
  return new DomainError('RATE_LIMITED', message, { retryAfter: 60 });
}

/** Closes a socket. Waits for the peer's close frame until the timeout. */
function closeSocket(socket: WebSocket, code: number, reason: string): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.terminate(), closeTimeout);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.close(code, reason);
  });
}

const bytesOf = (data: RawData): number => [data].flat().reduce((sum, part) => sum + part.byteLength, 0);

/** Counts what a peer sends and records its pongs. */
function watch(socket: WebSocket, log: FastifyBaseLogger): PeerState {
  const state: PeerState = { isAlive: true, messages: 0, bytes: 0 };
  const count = (data: RawData) => {
    state.messages += 1;
    state.bytes += bytesOf(data);
    if (state.messages < maxMessages && state.bytes <= maxBytes) return;
    if (socket.readyState !== socket.OPEN) return;
    void closeSocket(socket, CloseCode.TooManyInitialisationRequests, 'Too many messages');
  };
  socket.on('message', count).on('ping', count).on('pong', count);
  socket.on('pong', () => {
    state.isAlive = true;
  });
  // On a network or protocol error `ws` closes the socket itself.
  socket.on('error', (error) => log.debug({ err: error }, 'A socket has failed'));
  return state;
}

/** Drops unresponsive peers at each heartbeat. Closes all sockets when the server stops. */
function keepAlive(app: FastifyInstance, connections: ReadonlySet<Connection>, check: Hooks['check']): void {
  const logError = (error: unknown) => app.log.error({ err: error }, 'A heartbeat failed');

  /** Checks one connection after the other, to avoid a burst of SQL. */
  async function checkAll(): Promise<void> {
    for (const { socket, peer, state } of connections) {
      if (!state.isAlive) socket.terminate();
      if (socket.readyState !== socket.OPEN) continue;
      Object.assign(state, { isAlive: false, messages: 0, bytes: 0 });
      socket.ping();
      await check(peer).catch(logError);
    }
  }

  let heartbeats = Promise.resolve();
  const timer = setInterval(() => {
    heartbeats = heartbeats.then(checkAll);
  }, heartbeat);
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await Promise.all([...connections].map(({ socket }) => closeSocket(socket, goingAway, stopping)));
    await heartbeats;
  });
}

export interface Sockets {
  isUpgrade(request: FastifyRequest): boolean;
  /** The number of open sockets. */
  count(): number;
  /**
   * Upgrades a request that its route has accepted. Throws RATE_LIMITED if the address or the server has too many sockets, and a 503 while the
   * server stops.
   */
  accept(request: FastifyRequest, reply: FastifyReply): void;
}

/** Upgrades requests to WebSockets. Closes all sockets with 1001 when the server stops. */
export function openSockets(app: FastifyInstance, unsent: UnsentBytes, { opened, check, publicUrl }: Hooks): Sockets {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: maxMessageBytes,
    maxFragments: maxParts,
    maxBufferedChunks: maxParts,
    perMessageDeflate: false,
    handleProtocols,
  });
  const upgrades = routeUpgrades(app);
  const connections = new Set<Connection>();
  const slots = fairSlots({ all: maxOfAll, ofOne: maxOfAddress, ofAddress: maxOfAddress });
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  function open(socket: WebSocket, request: FastifyRequest, address: string): void {
    const logError = (error: unknown) => request.log.error({ err: error, requestId: request.id }, 'A socket failed');
    const failed = (error: unknown) => {
      logError(error);
      peer.close(CloseCode.InternalServerError, `Something went wrong: report ${request.id}`);
    };
    const peer = peerOf(socket, { address, unsent, log: request.log, failed });
    const connection = { socket, peer, state: watch(socket, request.log) };
    connections.add(connection);
    const closed = opened(peer, request);
    socket.once('close', (code, reason) => {
      connections.delete(connection);
      slots.free(visitorAt(address));
      closed(code, String(reason)).catch(logError);
    });
  }

  keepAlive(app, connections, check);

  return {
    isUpgrade: (request) => upgrades.has(request.raw),
    count: () => connections.size,
    accept(request, reply) {
      // The open sockets are being closed, and this one would stay open.
      if (isStopping) throw unavailable(stopping, 1);
      // Read now, because it is unknown once the connection is closed.
      const address = limitAddress(request, publicUrl);
      const usedUp = slots.take(visitorAt(address));
      if (usedUp) throw tooManyConnections(usedUp);
      void reply.hijack();
      const socket = upgrades.complete(server, request.raw);
      if (socket) open(socket, request, address);
      else slots.free(visitorAt(address));
    },
  };
}
