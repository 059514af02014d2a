import type { Client } from 'graphql-ws';
import { CloseCode, createClient } from 'graphql-ws';
import { authorizationOf } from './authorizationOf.ts';
import type { Follower, Following, Position, ServerClock } from './makeFollower.ts';
import { makeFollower } from './makeFollower.ts';

/** Follows a subscription until its signal aborts. */
export type Follow = (following: Following) => void;

interface LiveConnectionOptions {
  url: string;
  /** Null for a visitor. */
  sessionId: string | null;
  /** Closes the connection when it aborts. */
  signal: AbortSignal;
}

/** In milliseconds: how long an unused socket and the socket of a hidden page stay open. */
const IDLE_TIMEOUT = 10_000;
const HIDDEN_TIMEOUT = 3 * 60_000;
const MIN_DELAY = 1_000;
const MAX_DELAY = 30_000;
/** Close codes after which another attempt would be rejected too. */
const finalCloseCodes: number[] = [
  CloseCode.BadRequest,
  CloseCode.Unauthorized,
  CloseCode.Forbidden,
  CloseCode.SubprotocolNotAcceptable,
];

/**
 * One WebSocket for all subscriptions of a session, open while at least one is active. A broken socket reconnects with
 * backoff and replays missed events. A socket that never opened retries only when the network or the page returns: the
 * server may not support it, and browsers log each failed attempt.
 */
export function openLiveConnection({ url, sessionId, signal }: LiveConnectionOptions): Follow {
  const followers = new Set<Follower>();
  const positionOf = createPositions();
  const clock: ServerClock = {};
  let hasOpened = false;
  let failures = 0;
  let isSuspended = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const client = createSocketClient(url, sessionId, () => {
    hasOpened = true;
  });

  function resume(): void {
    clearTimeout(retry);
    retry = undefined;
    isSuspended = false;
    if (!signal.aborted) for (const follower of followers) follower.start();
  }

  function suspend(): void {
    clearTimeout(retry);
    isSuspended = true;
    for (const follower of followers) follower.stop();
    client.terminate();
  }

  function handleDisconnect(fault: unknown): void {
    if (!hasOpened || finalCloseCodes.includes(codeOf(fault))) suspend();
    if (isSuspended || retry !== undefined || !navigator.onLine) return;
    retry = setTimeout(resume, retryDelay(failures));
    failures += 1;
  }

  const events = { onDisconnect: handleDisconnect, onCaughtUp: () => (failures = 0) };
  suspendWhileHidden({ suspend, resume, signal });
  signal.addEventListener('abort', suspend);

  return (following) => {
    if (signal.aborted || following.signal.aborted) return;
    const position = positionOf(following);
    const follower = makeFollower({ client, clock, position, following, ...events });
    followers.add(follower);
    following.signal.addEventListener('abort', () => {
      followers.delete(follower);
      follower.stop();
    });
    if (!isSuspended) follower.start();
  };
}

/** A subscription that was followed before needs only the events since then. */
function createPositions(): (following: Following) => Position {
  const positions = new Map<string, Position>();
  return ({ operation, readAt }) => {
    const key = `${operation.operationName}:${JSON.stringify(operation.variables)}`;
    const position = positions.get(key) ?? { readAt };
    positions.set(key, position);
    return position;
  };
}

/** Exponential backoff with jitter, so that browsers do not all reconnect at once. */
function retryDelay(failures: number): number {
  return Math.min(MAX_DELAY, MIN_DELAY * 2 ** failures) * (0.5 + Math.random() / 2);
}

/** A client that opens its socket on demand and detects a dead connection by ping. */
function createSocketClient(url: string, sessionId: string | null, onOpen: () => void): Client {
  let pongTimeout: ReturnType<typeof setTimeout>;
  const client = createClient({
    url,
    connectionParams: { authorization: authorizationOf(sessionId) },
    lazyCloseTimeout: IDLE_TIMEOUT,
    keepAlive: 20_000,
    retryAttempts: 0,
    on: {
      connected: onOpen,
      ping: (wasReceived) => {
        if (!wasReceived) pongTimeout = setTimeout(() => client.terminate(), 5_000);
      },
      pong: (wasReceived) => {
        if (wasReceived) clearTimeout(pongTimeout);
      },
      closed: () => clearTimeout(pongTimeout),
    },
  });
  return client;
}

interface Suspendable {
  suspend(): void;
  resume(): void;
  signal: AbortSignal;
}

/** A page hidden for minutes needs no events, and an open socket keeps it out of the browser's back/forward cache. */
function suspendWhileHidden({ suspend, resume, signal }: Suspendable): void {
  let hiddenAt = 0;
  let timer: ReturnType<typeof setTimeout>;

  const handleVisibility = () => {
    clearTimeout(timer);
    if (document.hidden) {
      hiddenAt = Date.now();
      timer = setTimeout(suspend, HIDDEN_TIMEOUT);
      return;
    }
    // Timers do not run in a frozen page.
    if (Date.now() - hiddenAt > HIDDEN_TIMEOUT) suspend();
    resume();
  };
  if (document.hidden) handleVisibility();
  document.addEventListener('visibilitychange', handleVisibility, { signal });
  window.addEventListener('pagehide', suspend, { signal });
  window.addEventListener('pageshow', resume, { signal });
  window.addEventListener('online', resume, { signal });
}

/** The close code of a socket. NaN for any other error. */
function codeOf(fault: unknown): number {
  return typeof fault === 'object' && fault !== null && 'code' in fault ? Number(fault.code) : Number.NaN;
}
