import { Socket } from 'node:net';
import { DatabaseError, Pool } from 'pg';
import type { Sql } from '../database/sql.ts';
import { sqlOn } from '../database/sqlOn.ts';
import { DomainError } from '../lib/errors.ts';
import { type ReplicaStatus, timeout, watchReplica } from './watchReplica.ts';

const connectionCount = 24;

export interface ReplicaOptions {
  readonly url: string;
  /** In seconds. */
  readonly statementTimeout: number;
  onStatus(status: ReplicaStatus): void;
  onError(reason: Error): void;
}

/** A streaming replica. PostgreSQL rejects all writes on it. */
export interface Replica {
  /** Its host and database, without credentials. */
  readonly name: string;
  readonly sql: Sql;
  close(): Promise<void>;
}

/** Whether a statement that failed on a replica can succeed on the primary. One that took too long or read too much would fail again. */
export function isRetryable(error: unknown): boolean {
  const timedOut = '57014';
  if (error instanceof DomainError) return false;
  return !(error instanceof DatabaseError) || error.code !== timedOut;
}

function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

/** Connects to a replica. It does not have to be running yet. When it is lost, all its pending statements fail at once. */
export function openReplica({ url, statementTimeout, onStatus, onError }: ReplicaOptions): Replica {
  const sockets = new Set<Socket>();
  function openSocket(): Socket {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  }
  const pool = new Pool({
    connectionString: url,
    max: connectionCount,
    connectionTimeoutMillis: timeout,
    statement_timeout: statementTimeout * 1000,
    stream: openSocket,
  });
  // Without a listener the error would end the process. The watcher reports it.
  pool.on('error', () => undefined);
  const leave = watchReplica(url, {
    onStatus,
    onError(reason) {
      onError(reason);
      for (const socket of sockets) socket.destroy();
    },
  });
  return {
    name: nameOf(url),
    sql: sqlOn(pool),
    async close() {
      await leave();
      for (const socket of sockets) socket.destroy();
      await pool.end();
    },
  };
}
