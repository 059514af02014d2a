import type { Client } from 'graphql-ws';
import { CloseCode, createClient } from 'graphql-ws';
import type { Follower, Following, Memory, ServerClock } from './makeFollower.ts';
import { makeFollower } from './makeFollower.ts';

/** Follows a subscription until its signal. */
export type Line = (following: Following) => void;

interface LineOptions {
  url: string;
  /** Whom the server tells; null for a visitor. */
  sessionId: string | null;
  /** When the line is over. */
  signal: AbortSignal;
}

/** In milliseconds: how long an unused socket is kept, and a hidden page goes on being told. */
const LINGER = 10_000;
const LONGEST_HIDING = 3 * 60_000;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
/** Closed with these, a line would be refused again. */
const refusals: number[] = [
  CloseCode.BadRequest,
  CloseCode.Unauthorized,
  CloseCode.Forbidden,
  CloseCode.SubprotocolNotAcceptable,
];

/**
 * One socket for all that a session follows, open as long as something is. A broken one is opened again, after longer and
 * longer waits, and what was missed is told then. One that never opened is tried again only when the network or the reader
 * comes back: the server may have none, and each attempt is an error in the browser's console.
 */
export function openLine({ url, sessionId, signal }: LineOptions): Line {
  const followers = new Set<Follower>();
  const memoryOf = makeMemories();
  const clock: ServerClock = {};
  let hasOpened = false;
  let failures = 0;
  let isResting = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const client = connection(url, sessionId, () => {
    hasOpened = true;
  });

  function wake(): void {
    clearTimeout(retry);
    retry = undefined;
    isResting = false;
    if (!signal.aborted) for (const follower of followers) follower.start();
  }

  function rest(): void {
    clearTimeout(retry);
    isResting = true;
    for (const follower of followers) follower.stop();
    client.terminate();
  }

  function handleBreak(fault: unknown): void {
    if (!hasOpened || refusals.includes(codeOf(fault))) rest();
    if (isResting || retry !== undefined || !navigator.onLine) return;
    retry = setTimeout(wake, waitAfter(failures));
    failures += 1;
  }

  const events = { onBreak: handleBreak, onCaughtUp: () => (failures = 0) };
  restWhileHidden({ rest, wake, signal });
  signal.addEventListener('abort', rest);

  return (following) => {
    if (signal.aborted || following.signal.aborted) return;
    const memory = memoryOf(following);
    const follower = makeFollower({ client, clock, memory, following, ...events });
    followers.add(follower);
    following.signal.addEventListener('abort', () => {
      followers.delete(follower);
      follower.stop();
    });
    if (!isResting) follower.start();
  };
}

/** What was read before and followed since needs only what has happened after that. */
function makeMemories(): (following: Following) => Memory {
  const memories = new Map<string, Memory>();
  return ({ operation, readAt }) => {
    const key = `${operation.operationName}:${JSON.stringify(operation.variables)}`;
    const memory = memories.get(key) ?? { readAt };
    memories.set(key, memory);
    return memory;
  };
}

/** Longer after each failure, and not for all browsers the same, which a server that is back would meet at once. */
function waitAfter(failures: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) * (0.5 + Math.random() / 2);
}

/** A client that opens its socket when it is needed, and notices by itself when nobody answers any more. */
function connection(url: string, sessionId: string | null, onOpen: () => void): Client {
  let impatience: ReturnType<typeof setTimeout>;
  const client = createClient({
    url,
    connectionParams: sessionId ? { authorization: `Bearer ${sessionId}` } : undefined,
    lazyCloseTimeout: LINGER,
    keepAlive: 20_000,
    retryAttempts: 0,
    on: {
      connected: onOpen,
      ping: (wasReceived) => {
        if (!wasReceived) impatience = setTimeout(() => client.terminate(), 5_000);
      },
      pong: (wasReceived) => {
        if (wasReceived) clearTimeout(impatience);
      },
      closed: () => clearTimeout(impatience),
    },
  });
  return client;
}

interface Sleeper {
  rest(): void;
  wake(): void;
  signal: AbortSignal;
}

/** Nobody looks at a page that has been hidden for some minutes, and one with an open socket cannot be gone back to at once. */
function restWhileHidden({ rest, wake, signal }: Sleeper): void {
  let hiddenAt = 0;
  let timer: ReturnType<typeof setTimeout>;

  const handleVisibility = () => {
    clearTimeout(timer);
    if (document.hidden) {
      hiddenAt = Date.now();
      timer = setTimeout(rest, LONGEST_HIDING);
      return;
    }
    // A frozen page has run no timer.
    if (Date.now() - hiddenAt > LONGEST_HIDING) rest();
    wake();
  };
  if (document.hidden) handleVisibility();
  document.addEventListener('visibilitychange', handleVisibility, { signal });
  window.addEventListener('pagehide', rest, { signal });
  window.addEventListener('pageshow', wake, { signal });
  window.addEventListener('online', wake, { signal });
}

/** With what a socket was closed; NaN for another fault. */
function codeOf(fault: unknown): number {
  return typeof fault === 'object' && fault !== null && 'code' in fault ? Number(fault.code) : Number.NaN;
}
