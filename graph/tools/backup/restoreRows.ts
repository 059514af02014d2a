import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connect } from '../../model/orm.ts';
import { takeMigrationLock } from '../../platform/database/migrate.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { backupFiles } from './backupFiles.ts';
import type { CopiedTable, Manifest } from './Manifest.ts';
import { plainSession } from './plainSession.ts';
import { repeatMails } from './repeatMails.ts';
import { requireEmptyDatabase } from './requireEmptyDatabase.ts';
import { tablesOf } from './tablesOf.ts';
import { withoutIndexes } from './withoutIndexes.ts';

const spellColumns = (columns: readonly string[]) => columns.toSorted().join(', ');

/** The tables of a backup that the migrations have created, in an order that fulfils foreign keys. */
async function tablesToFill(client: PoolClient, { tables }: Manifest): Promise<CopiedTable[]> {
  const copied = new Map(tables.map((table) => [table.name, table]));
  return (await tablesOf(client)).map(({ name, columns }) => {
    const table = copied.get(name);
    if (table && spellColumns(table.columns) === spellColumns(columns)) return table;
    throw new DomainError('CONFLICT', `The backup does not fit its migrations: they create a different table ${name}.`);
  });
}

async function fillTable(client: PoolClient, folder: string, { name, columns, rows }: CopiedTable): Promise<void> {
  const table = `public.${escapeIdentifier(name)}`;
  const spelled = columns.map(escapeIdentifier).join(', ');
  // The backup contains counters and search columns. Triggers would compute them a second time.
  await client.query(`alter table ${table} disable trigger user`);
  const filling = client.query(copyFrom(`copy ${table} (${spelled}) from stdin`));
  await pipeline(createReadStream(join(folder, backupFiles.ofTable(name))), filling);
  if (filling.rowCount !== rows) throw new Error(`Only ${filling.rowCount} of ${rows} rows of ${name} were read`);
  await client.query(`alter table ${table} enable trigger user`);
}

interface RestoredRows {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly defaultTimeZone: string;
}

/**
 * Creates the tables of a backup, fills them, migrates them to this version and makes queued mails due again, in one transaction. Returns
 * the names of skipped tables that are not ours. Throws CONFLICT if the database is not empty.
 */
export async function restoreRows(url: string, restored: RestoredRows): Promise<string[]> {
  const { manifest } = restored;
  const orm = await connect(url);
  try {
    const filled = await makeAndFill(orm, restored);
    // Without statistics PostgreSQL would plan as if the tables were empty.
    await orm.em.execute('analyze');
    return manifest.tables.map(({ name }) => name).filter((name) => !filled.includes(name));
  } finally {
    await orm.close();
  }
}

/** Returns the names of the tables that have been filled. */
async function makeAndFill({ em, migrator }: MikroORM, restored: RestoredRows): Promise<string[]> {
  const { folder, manifest, defaultTimeZone } = restored;
  const connection = em.getConnection();
  const pool: Pool = await connection.getNativeClient();
  // The migrator uses the transaction of the ORM, while COPY needs the connection below it. That is the first
  // connection of this pool, because nothing else uses the pool.
  const taken = Promise.withResolvers<PoolClient>();
  pool.once('acquire', taken.resolve);
  return connection.transactional(async (transaction) => {
    const client = await taken.promise;
    // Servers that start meanwhile wait for this lock and then find the tables filled.
    await takeMigrationLock(client, 'transaction');
    await client.query(plainSession);
    await requireEmptyDatabase(client);
    const applied = await migrator.up({ migrations: [...manifest.migrations], transaction });
    if (applied.length < manifest.migrations.length) {
      throw new DomainError(
        'CONFLICT',
        'The database lists migrations, but their tables do not exist: create a new database.',
      );
    }
    const tables = await tablesToFill(client, manifest);
    await withoutIndexes(client, async () => {
      for (const table of tables) await fillTable(client, folder, table);
    });
    await migrator.up({ transaction });
    await repeatMails(client, { madeAt: manifest.madeAt, defaultTimeZone });
    return tables.map(({ name }) => name);
  });
}
