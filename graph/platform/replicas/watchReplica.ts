import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** The polling interval, in milliseconds. */
export const interval = 200;
/** The timeout for a connection and for a query, in milliseconds. */
export const timeout = 500;

/** The state that a replica reports. */
export interface ReplicaStatus {
  readonly isReplica: boolean;
  /** The position up to which it has replayed the primary's log, in bytes. */
  readonly position: number;
  /** The system identifier of the cluster, which is the same as on its primary. */
  readonly cluster: string;
  /** The timeline that it follows. */
  readonly timeline: number;
}

interface Watcher {
  onStatus(status: ReplicaStatus): void;
  onError(reason: Error): void;
}

// PostgreSQL shows `received_tli` only to roles with pg_monitor. The control file is updated at the next restart point.
const statusQuery = `select pg_is_in_recovery() as "isReplica", system_identifier::text as cluster,
  coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::float8 as position,
  greatest((select received_tli from pg_stat_wal_receiver),
    (select min_recovery_end_timeline from pg_control_recovery()), (select timeline_id from pg_control_checkpoint())) as timeline
  from pg_control_system()`;

/**
 * Polls the state of a replica, on a separate connection that requests cannot block. Reconnects until it succeeds. Returns the function
 * that stops it.
 */
export function watchReplica(connectionString: string, { onStatus, onError }: Watcher): () => Promise<void> {
  const leaving = new AbortController();
  const { signal } = leaving;
  const pause = () => delay(interval, undefined, { signal });

  async function poll(): Promise<void> {
    const client = new Client({ connectionString, connectionTimeoutMillis: timeout, query_timeout: timeout });
    // Without a listener the error would end the process. The next query fails with the same error.
    client.on('error', () => undefined);
    try {
      await client.connect();
      while (!signal.aborted) {
        const { rows } = await client.query<ReplicaStatus>(statusQuery);
        for (const status of rows) onStatus(status);
        await pause();
      }
    } finally {
      // Not awaited: an unresponsive replica would never answer.
      client.end().catch(() => undefined);
    }
  }

  async function pollForever(): Promise<void> {
    while (!signal.aborted) {
      try {
        await poll();
      } catch (error) {
        if (signal.aborted) return;
        onError(error instanceof Error ? error : new Error(String(error)));
        await pause().catch(() => undefined);
      }
    }
  }

  const done = pollForever();
  return () => {
    leaving.abort();
    return done;
  };
}
