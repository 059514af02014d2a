import type { ApolloLink } from '@apollo/client';
import { print } from 'graphql';
import type { Client } from 'graphql-ws';

export interface Following {
  operation: Pick<ApolloLink.Operation, 'query' | 'operationName' | 'variables'>;
  /** When what the page shows was read, by the browser's clock. */
  readAt: number;
  tell(result: ApolloLink.Result): void;
  signal: AbortSignal;
}

/** Up to where the cache holds all that has happened. */
export interface Memory {
  readAt: number;
  /** The latest instant that the server has told of, by its own clock. */
  toldAt?: string;
}

export interface ServerClock {
  /** How far the server's clock is ahead of the browser's, in milliseconds, once it is known. */
  ahead?: number;
}

interface FollowerOptions {
  client: Client;
  clock: ServerClock;
  memory: Memory;
  following: Following;
  /** The connection is gone, or the server asks for patience. */
  onBreak(fault: unknown): void;
  onCaughtUp(): void;
}

export interface Follower {
  /** Begins, or goes on where the cache is; does nothing while it runs. */
  start(): void;
  stop(): void;
}

/**
 * One subscription that can be begun again without a gap, by `since`. Where the server reaches back no further, the next
 * CAUGHT_UP says `hasGap`: what is shown has to be read anew.
 */
export function makeFollower({ client, clock, memory, following, ...events }: FollowerOptions): Follower {
  const { operationName, variables, query } = following.operation;
  let end: (() => void) | undefined;
  let isCaughtUp = false;
  let hasGap = false;

  function start(): void {
    if (end) return;
    const since = hasGap ? undefined : sinceOf(memory, clock);
    const payload = { query: print(query), operationName, variables: { ...variables, since } };
    const next = (result: ApolloLink.Result) => hear(result, since !== undefined);
    isCaughtUp = false;
    end = client.subscribe(payload, { next, error: fail, complete: () => undefined });
  }

  function stop(): void {
    end?.();
    end = undefined;
  }

  function hear(result: ApolloLink.Result, isResumed: boolean): void {
    const { kind, at } = activityIn(result) ?? {};
    if (!at) return;
    if (kind === 'CAUGHT_UP' && !isCaughtUp) {
      clock.ahead ??= Date.parse(at) - Date.now();
      // Now that the server's time is known, what has happened since the page was read can be asked for.
      if (!isResumed && !hasGap) {
        stop();
        start();
        return;
      }
      isCaughtUp = true;
      events.onCaughtUp();
    }
    if (!memory.toldAt || at > memory.toldAt) memory.toldAt = at;
    following.tell({ ...result, extensions: { hasGap } });
    if (isCaughtUp) hasGap = false;
  }

  function fail(fault: unknown): void {
    end = undefined;
    const code = refusalIn(fault);
    if (code === undefined || code === 'RATE_LIMITED') events.onBreak(fault);
    if (code !== 'GONE' || hasGap) return;
    // Who was too slow a reader goes on where they were; for the others it was too long ago.
    hasGap = !isCaughtUp;
    start();
  }
  return { start, stop };
}

/** From when on the cache may lack something, by the clock of the server; nothing as long as that is not known. */
function sinceOf({ toldAt, readAt }: Memory, { ahead }: ServerClock): string | undefined {
  if (toldAt) return toldAt;
  return ahead === undefined ? undefined : new Date(readAt + ahead).toISOString();
}

interface Activity {
  kind: string;
  at: string;
}

/** What every subscription has under its one root field; nothing where it was answered with an error. */
function activityIn({ data }: ApolloLink.Result): Activity | undefined {
  const [activity] = Object.values(data ?? {});
  // The generated documents select both of each activity.
  return (activity ?? undefined) as Activity | undefined;
}

/** The code of what the server has refused; nothing where it was not the server. */
function refusalIn(fault: unknown): string | undefined {
  const [error] = Array.isArray(fault) ? fault : [];
  return error && String(error.extensions?.code);
}
