import type { EntityClass } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import { entities } from '../features.ts';
import { migrations } from './migrations.ts';

const connectionCount = 24;

/** The ORM's configuration: entities from the register, migrations from the list, no discovery on disk. */
export function ormConfig(url: string) {
  return defineConfig({
    entities: entities as unknown as EntityClass<object>[],
    clientUrl: url,
    pool: { min: 0, max: connectionCount },
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

export async function connect(url: string): Promise<MikroORM> {
  return MikroORM.init(ormConfig(url));
}
