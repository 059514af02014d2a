import type { Migration } from '@mikro-orm/migrations';
import type { ClientBase } from 'pg';
import { OnlineMigration } from '../platform/database/OnlineMigration.ts';

/** Lock modes that stop reads or writes of a table. */
const blocking = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock'];

interface Touched {
  table: string;
  file: string;
  scans: number;
  modes: string[];
}

/** The locks and changes of the current transaction on ordinary tables of a database, by oid. */
const touchedQuery = `
  select c.relname as table, c.oid::int as oid, pg_relation_filenode(c.oid)::text as file,
    (pg_stat_get_xact_numscans(c.oid)
      + coalesce((select sum(pg_stat_get_xact_numscans(i.indexrelid)) from pg_index i where i.indrelid = c.oid), 0))::int as scans,
    array(select mode from pg_locks where relation = c.oid and pid = pg_backend_pid() and granted) as modes
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'mikro_orm%'`;

async function touched(client: ClientBase): Promise<Map<number, Touched>> {
  const { rows } = await client.query<Touched & { oid: number }>(touchedQuery);
  return new Map(rows.map(({ oid, ...rest }) => [oid, rest]));
}

/** Runs statements in one transaction and says which tables in use they would block for as long as a table is read. */
async function faultsWithin(client: ClientBase, statements: string[]): Promise<string[]> {
  await client.query('begin');
  const before = await touched(client);
  for (const text of statements) await client.query(text);
  const after = await touched(client);
  await client.query('commit');
  return [...before].flatMap(([oid, old]) => {
    const now = after.get(oid);
    if (!now) return [];
    const rewritten = now.file !== old.file ? [`rewrites ${old.table}`] : [];
    const isScanned = now.scans > old.scans;
    const blocks = now.modes.filter((mode) => blocking.includes(mode) || mode === 'RowExclusiveLock');
    return [...rewritten, ...(isScanned && blocks.length > 0 ? [`scans ${old.table} under ${blocks.join(', ')}`] : [])];
  });
}

/** Statements that PostgreSQL refuses in a transaction, because they commit by themselves. */
const commitsByItself = (text: string) => /\bconcurrently\b|\bcommit;/i.test(text);

/** Applies a migration to an empty schema and lists what would keep readers or writers of large tables waiting. */
export async function lockFaults(client: ClientBase, migration: Migration): Promise<string[]> {
  if (!(migration instanceof OnlineMigration)) {
    await migration.up();
    return faultsWithin(client, migration.getQueries().map(String));
  }
  const faults: string[] = [];
  for (const text of await migration.statements()) {
    if (commitsByItself(text)) await client.query(text);
    else faults.push(...(await faultsWithin(client, [text])));
  }
  return faults;
}
