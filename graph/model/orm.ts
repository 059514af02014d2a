import type { EntityClass } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import { migrations } from '../platform/database/migrations.ts';
import { releaseBroken } from '../platform/database/releaseBroken.ts';
import { timeoutSocket } from '../platform/database/timeoutSocket.ts';
import { entities } from './entities.ts';

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
