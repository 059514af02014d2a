import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrationLock } from '../database/migrate.ts';
import { connect } from '../database/orm.ts';
import { DomainError } from '../lib/errors.ts';
import { backupFiles } from './backupFiles.ts';
import type { CopiedTable, Manifest } from './Manifest.ts';
import { plainSession } from './plainSession.ts';
import { requireEmptyDatabase } from './requireEmptyDatabase.ts';
import { tablesOf } from './tablesOf.ts';

const spellColumns = (columns: readonly string[]) => columns.toSorted().join(', ');

/** The tables of a backup that the migrations have made, in the order in which they can be filled. */
async function tablesToFill(client: PoolClient, { tables }: Manifest): Promise<CopiedTable[]> {
  const copied = new Map(tables.map((table) => [table.name, table]));
  return (await tablesOf(client)).map(({ name, columns }) => {
    const table = copied.get(name);
    if (table && spellColumns(table.columns) === spellColumns(columns)) return table;
    throw new DomainError('CONFLICT', `The backup does not fit its migrations: they make another table ${name}.`);
  });
}

async function fillTable(client: PoolClient, folder: string, { name, columns, rows }: CopiedTable): Promise<void> {
  const table = `public.${escapeIdentifier(name)}`;
  const spelled = columns.map(escapeIdentifier).join(', ');
  // Counters and words for the search come as they were: triggers would reckon them a second time.
  await client.query(`alter table ${table} disable trigger user`);
  const filling = client.query(copyFrom(`copy ${table} (${spelled}) from stdin`));
  await pipeline(createReadStream(join(folder, backupFiles.ofTable(name))), filling);
  if (filling.rowCount !== rows) throw new Error(`Of ${rows} rows of ${name} ${filling.rowCount} have been read`);
  await client.query(`alter table ${table} enable trigger user`);
}

/**
 * Makes the tables that a backup has, fills them and brings them up to this version, all in one transaction. Answers the
 * names of tables that are not ours and have been left out. Throws CONFLICT unless the database is empty.
 */
export async function restoreRows(url: string, folder: string, manifest: Manifest): Promise<string[]> {
  const orm = await connect(url);
  try {
    const filled = await makeAndFill(orm, folder, manifest);
    // Until PostgreSQL has counted for itself it would plan as if the tables were still empty.
    await orm.em.execute('analyze');
    return manifest.tables.map(({ name }) => name).filter((name) => !filled.includes(name));
  } finally {
    await orm.close();
  }
}

/** Answers the names of the tables that have been filled. */
async function makeAndFill({ em, migrator }: MikroORM, folder: string, manifest: Manifest): Promise<string[]> {
  const connection = em.getConnection();
  const pool: Pool = await connection.getNativeClient();
  // The migrator works on a transaction of the ORM, copying on the connection below it: the first that is taken, as
  // nobody else knows of this pool.
  const taken = Promise.withResolvers<PoolClient>();
  pool.once('acquire', taken.resolve);
  return connection.transactional(async (transaction) => {
    const client = await taken.promise;
    // Servers that start meanwhile wait for the tables, and find them filled.
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query(plainSession);
    await requireEmptyDatabase(client);
    const applied = await migrator.up({ migrations: [...manifest.migrations], transaction });
    if (applied.length < manifest.migrations.length) {
      throw new DomainError('CONFLICT', 'The database lists migrations whose tables are gone: make a new database.');
    }
    const tables = await tablesToFill(client, manifest);
    for (const table of tables) await fillTable(client, folder, table);
    await migrator.up({ transaction });
    return tables.map(({ name }) => name);
  });
}
