import type { EntityClass } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import { entities } from '../features.ts';
import { giveBackBroken } from './giveBackBroken.ts';
import { migrations } from './migrations.ts';

const connectionCount = 24;

interface ConnectOptions {
  /** When PostgreSQL ends a statement, in seconds; never where it is absent, as migrations need it. */
  statementTimeout?: number;
}

/** The ORM's configuration: entities from the register, migrations from the list, no discovery on disk. */
export function ormConfig(url: string, { statementTimeout = 0 }: ConnectOptions = {}) {
  return defineConfig({
    entities: entities as unknown as EntityClass<object>[],
    clientUrl: url,
    pool: { min: 0, max: connectionCount },
    driverOptions: {
      onPoolCreated: giveBackBroken,
      ...(statementTimeout && { statement_timeout: statementTimeout * 1000 }),
    },
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
