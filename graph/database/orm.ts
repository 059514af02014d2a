import type { EntityClass } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import { entities } from '../features.ts';
import { giveBackBroken } from './giveBackBroken.ts';
import { impatientSocket } from './impatientSocket.ts';
import { migrations } from './migrations.ts';

const connectionCount = 24;

interface ConnectOptions {
  /** When PostgreSQL ends a statement, in seconds; never where it is absent, as migrations need it. */
  statementTimeout?: number;
}

/**
 * How long a request waits for the database: for a connection, for a statement, for its turn behind others on the same
 * connection, and for any sign of life. What waits in vain breaks its connection, and so tells all that wait behind it.
 */
const patience = (seconds: number) => ({
  connectionTimeoutMillis: seconds * 1000,
  statement_timeout: seconds * 1000,
  query_timeout: (seconds + 1) * 1000,
  stream: () => impatientSocket(seconds + 3),
});

/** The ORM's configuration: entities from the register, migrations from the list, no discovery on disk. */
export function ormConfig(url: string, { statementTimeout = 0 }: ConnectOptions = {}) {
  return defineConfig({
    entities: entities as unknown as EntityClass<object>[],
    clientUrl: url,
    pool: { min: 0, max: connectionCount },
    driverOptions: { onPoolCreated: giveBackBroken, ...(statementTimeout && patience(statementTimeout)) },
    forceUtcTimezone: true,
    extensions: [Migrator],
    migrations: {
      migrationsList: migrations,
      snapshotOnMigrate: false,
      snapshotName: '.snapshot',
      silent: true,
      path: 'graph/database/migrations',
      emit: 'ts',
    },
  });
}

export async function connect(url: string, options?: ConnectOptions): Promise<MikroORM> {
  return MikroORM.init(ormConfig(url, options));
}
