import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** How often a replica is asked how far it is, in milliseconds. */
export const interval = 200;
/** How long it may take to let a connection in and to answer, in milliseconds. */
export const patience = 500;

/** How a replica says it is. */
export interface Heard {
  readonly isReplica: boolean;
  /** Up to where it has replayed the primary's log, in bytes. */
  readonly position: number;
  /** The number of its cluster, which is that of its primary. */
  readonly cluster: string;
}

interface Watcher {
  heard(news: Heard): void;
  lost(reason: Error): void;
}

const question = `select pg_is_in_recovery() as "isReplica", system_identifier::text as cluster,
  coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::float8 as position from pg_control_system()`;

/**
 * Asks a replica over and over how far it is, on a connection of its own that no request can keep busy; a lost one is made
 * anew until that succeeds. Answers how to leave off.
 */
export function watchReplica(connectionString: string, { heard, lost }: Watcher): () => Promise<void> {
  const leaving = new AbortController();
  const { signal } = leaving;
  const pause = () => delay(interval, undefined, { signal });

  async function listen(): Promise<void> {
    const client = new Client({ connectionString, connectionTimeoutMillis: patience, query_timeout: patience });
    // Unheard it would end the process; the next question fails of the same.
    client.on('error', () => undefined);
    try {
      await client.connect();
      while (!signal.aborted) {
        const { rows } = await client.query<Heard>(question);
        for (const news of rows) heard(news);
        await pause();
      }
    } finally {
      // A silent replica would never answer the farewell.
      client.end().catch(() => undefined);
    }
  }

  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      try {
        await listen();
      } catch (error) {
        if (signal.aborted) return;
        lost(error instanceof Error ? error : new Error(String(error)));
        await pause().catch(() => undefined);
      }
    }
  }

  const done = keepListening();
  return () => {
    leaving.abort();
    return done;
  };
}
