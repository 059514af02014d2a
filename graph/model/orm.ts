import { Socket } from 'node:net';
import type { EntityClass } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { migrations } from '../platform/database/migrations.ts';
import '../platform/database/refuseClearText.ts';
import { entities } from './entities.ts';

/**
 * Removes connections that break while they are in use from their pool. Kysely releases the connection of a transaction after commit
 * or rollback. On a broken connection both fail, so the pool would lose it forever.
 */
function releaseBroken(pool: Pool): void {
  const held = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => void held.add(client));
  pool.on('release', (_error, client) => void held.delete(client));
  pool.on('connect', (client) => {
    // An error event without a listener ends the process. The next query on the connection rejects anyway.
    client.on('error', () => undefined);
    client.once('end', () => {
      if (!held.has(client)) return;
      const { release } = client;
      // Its user may still release it, and a second release throws.
      client.release = () => undefined;
      release(true);
    });
  });
}

/**
 * A socket that is destroyed after this many seconds without data. Otherwise a client would wait forever for a server that hangs or
 * whose machine is down.
 */
function timeoutSocket(seconds: number): Socket {
  const socket = new Socket();
  const fault = Object.assign(new Error(`The database has been silent for ${seconds} s`), { code: 'ETIMEDOUT' });
  return socket.setTimeout(seconds * 1000, () => socket.destroy(fault));
}

const connectionCount = 24;

interface ConnectOptions {
  /** After how many seconds PostgreSQL ends a statement. Without it there is no limit, as migrations need. */
  statementTimeout?: number;
}

/**
 * The timeouts of a request's database work: for a connection, a statement, a lock, the queue of its connection, and a
 * silent socket. A query that times out breaks its connection, and the queries queued behind it fail. A lock wait ends
 * half a second before the statement would, late enough for the operation's own limit to end it first. An idle
 * transaction is ended, so that its locks do not outlive the request.
 */
const timeouts = (seconds: number) => ({
  connectionTimeoutMillis: seconds * 1000,
  statement_timeout: seconds * 1000,
  lock_timeout: seconds * 1000 - 500,
  idle_in_transaction_session_timeout: seconds * 1000,
  query_timeout: (seconds + 1) * 1000,
  stream: () => timeoutSocket(seconds + 3),
});

/** The ORM's configuration. Entities and migrations come from lists, not from discovery on disk. */
export function ormConfig(url: string, { statementTimeout = 0 }: ConnectOptions = {}) {
  return defineConfig({
    entities: entities as unknown as EntityClass<object>[],
    clientUrl: url,
    pool: { min: 0, max: connectionCount },
    driverOptions: { onPoolCreated: releaseBroken, ...(statementTimeout && timeouts(statementTimeout)) },
    forceUtcTimezone: true,
    extensions: [Migrator],
    migrations: {
      migrationsList: migrations,
      snapshotOnMigrate: false,
      snapshotName: '.snapshot',
      silent: true,
      path: 'graph/platform/database/migrations',
      emit: 'ts',
    },
  });
}

export async function connect(url: string, options?: ConnectOptions): Promise<MikroORM> {
  return MikroORM.init(ormConfig(url, options));
}
