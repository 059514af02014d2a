import type { ApolloLink } from '@apollo/client';
import { print } from 'graphql';
import type { Client } from 'graphql-ws';

export interface Following {
  operation: Pick<ApolloLink.Operation, 'query' | 'operationName' | 'variables'>;
  /** When the data on the page was read, by the browser's clock. */
  readAt: number;
  onResult(result: ApolloLink.Result): void;
  signal: AbortSignal;
}

/** The instant up to which the cache is complete. */
export interface Position {
  readAt: number;
  /** The `at` of the latest event received, by the server's clock. */
  lastEventAt?: string;
}

export interface ServerClock {
  /** The server's clock minus the browser's, in milliseconds. Absent until known. */
  offset?: number;
}

interface FollowerOptions {
  client: Client;
  clock: ServerClock;
  position: Position;
  following: Following;
  /** Called when the connection breaks or the server rate-limits the subscription. */
  onDisconnect(fault: unknown): void;
  onCaughtUp(): void;
}

export interface Follower {
  /** Starts or resumes the subscription. Does nothing while it runs. */
  start(): void;
  stop(): void;
}

/**
 * A subscription that resumes without a gap by `since`. When the server cannot replay that far back, the next CAUGHT_UP
 * has `hasGap`, and the caller must reload its data.
 */
export function makeFollower({ client, clock, position, following, ...events }: FollowerOptions): Follower {
  const { operationName, variables, query } = following.operation;
  let end: (() => void) | undefined;
  let isCaughtUp = false;
  let hasGap = false;

  function start(): void {
    if (end) return;
    const since = hasGap ? undefined : sinceOf(position, clock);
    const payload = { query: print(query), operationName, variables: { ...variables, since } };
    const next = (result: ApolloLink.Result) => handleResult(result, since !== undefined);
    isCaughtUp = false;
    end = client.subscribe(payload, { next, error: fail, complete: () => undefined });
  }

  function stop(): void {
    end?.();
    end = undefined;
  }

  function handleResult(result: ApolloLink.Result, isResumed: boolean): void {
    const { kind, at } = activityIn(result) ?? {};
    if (!at) return;
    if (kind === 'CAUGHT_UP' && !isCaughtUp) {
      clock.offset ??= Date.parse(at) - Date.now();
      // The server's time is now known, so events since the page was read can be requested.
      if (!isResumed && !hasGap) {
        stop();
        start();
        return;
      }
      isCaughtUp = true;
      events.onCaughtUp();
    }
    if (!position.lastEventAt || at > position.lastEventAt) position.lastEventAt = at;
    following.onResult({ ...result, extensions: { hasGap } });
    if (isCaughtUp) hasGap = false;
  }

  function fail(fault: unknown): void {
    end = undefined;
    const code = errorCodeIn(fault);
    if (code === undefined || code === 'RATE_LIMITED') events.onDisconnect(fault);
    if (code !== 'GONE' || hasGap) return;
    // A reader that was too slow resumes where it stopped. Before CAUGHT_UP, `since` was too long ago.
    hasGap = !isCaughtUp;
    start();
  }
  return { start, stop };
}

/** The start of possibly missing events, by the server's clock. Undefined until that clock is known. */
function sinceOf({ lastEventAt, readAt }: Position, { offset }: ServerClock): string | undefined {
  if (lastEventAt) return lastEventAt;
  return offset === undefined ? undefined : new Date(readAt + offset).toISOString();
}

interface Activity {
  kind: string;
  at: string;
}

/** The root field of any subscription result. Undefined when the result is an error. */
function activityIn({ data }: ApolloLink.Result): Activity | undefined {
  const [activity] = Object.values(data ?? {});
  // The generated documents select both fields on every activity.
  return (activity ?? undefined) as Activity | undefined;
}

/** The error code from the server. Undefined for other errors. */
function errorCodeIn(fault: unknown): string | undefined {
  const [error] = Array.isArray(fault) ? fault : [];
  return error && String(error.extensions?.code);
}
