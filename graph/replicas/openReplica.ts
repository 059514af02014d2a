import { Socket } from 'node:net';
import { DatabaseError, Pool } from 'pg';
import type { Sql } from '../database/sql.ts';
import { sqlOn } from '../database/sql.ts';
import type { Heard } from './watchReplica.ts';
import { patience, watchReplica } from './watchReplica.ts';

const connectionCount = 24;

export interface ReplicaOptions {
  readonly url: string;
  /** When it ends a statement, in seconds. */
  readonly statementTimeout: number;
  heard(news: Heard): void;
  lost(reason: Error): void;
}

/** A streaming replica: it reads and never writes, as PostgreSQL itself sees to. */
export interface Replica {
  /** Its address, without what signs in to it. */
  readonly name: string;
  readonly sql: Sql;
  close(): Promise<void>;
}

/** What keeps a statement from an answer that the primary could give: all but that it takes too long. */
export function isWorthRepeating(error: unknown): boolean {
  const timedOut = '57014';
  return !(error instanceof DatabaseError) || error.code !== timedOut;
}

function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

/** Connects to a replica, which need not be there yet. Once it is lost, all that waits for it fails at once. */
export function openReplica({ url, statementTimeout, heard, lost }: ReplicaOptions): Replica {
  const sockets = new Set<Socket>();
  function openSocket(): Socket {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  }
  const pool = new Pool({
    connectionString: url,
    max: connectionCount,
    connectionTimeoutMillis: patience,
    statement_timeout: statementTimeout * 1000,
    stream: openSocket,
  });
  // Unheard it would end the process; the watch tells of it.
  pool.on('error', () => undefined);
  const leave = watchReplica(url, {
    heard,
    lost(reason) {
      lost(reason);
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
