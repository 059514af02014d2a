import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** The pause before the next connection, in milliseconds. */
const pause = 200;
/** The timeout for a connection, in milliseconds. */
const timeout = 5_000;
/** After how many idle milliseconds the system checks that the other end still exists. */
const keepAlive = 5_000;

interface Follower {
  /** Also called after each connection, because notifications may have been missed before it. */
  onNotice(): Promise<void>;
  onError(reason: Error): void;
}

/**
 * Listens to a channel of PostgreSQL on a separate connection. Reconnects until it succeeds. Returns the function that stops it. Unlike
 * Redis, the channel exists on every instance, and also delivers changes of the command line.
 */
export function followChannel(
  connectionString: string,
  channel: string,
  { onNotice, onError }: Follower,
): () => Promise<void> {
  const leaving = new AbortController();
  const { signal } = leaving;
  let failing = false;

  function report(error: unknown): void {
    // One line for an outage, not one for each attempt.
    if (!failing && !signal.aborted) onError(error instanceof Error ? error : new Error(String(error)));
    failing = true;
  }

  /** Settles when the connection has ended. */
  async function follow(): Promise<void> {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: timeout,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAlive,
    });
    const ended = Promise.withResolvers<void>();
    client.once('end', ended.resolve);
    client.once('error', () => ended.resolve());
    signal.addEventListener('abort', () => ended.resolve(), { once: true });
    const leave = () => client.end().catch(() => undefined);
    client.on('error', report);
    client.on('notification', () => {
      onNotice().catch((error: unknown) => {
        report(error);
        // The next connection reads again.
        return leave();
      });
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      await onNotice();
      failing = false;
      await ended.promise;
    } finally {
      await leave();
    }
  }

  async function followForever(): Promise<void> {
    while (!signal.aborted) {
      await follow().catch(report);
      await delay(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  const done = followForever();
  return () => {
    leaving.abort();
    return done;
  };
}
