import type { ClientBase, Pool } from 'pg';
import { DomainError } from '../../platform/lib/errors.ts';

// Tables of extensions hold no data of ours, and the migrator creates its own table when it looks for pending
// migrations.
const countQuery = `
  select count(*)::int as count from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and c.relname <> 'mikro_orm_migrations'
    and not exists (select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** The number of tables in a database. */
export async function countTables(client: ClientBase | Pool): Promise<number> {
  const { rows } = await client.query<{ count: number }>(countQuery);
  return rows[0]?.count ?? 0;
}

/** Throws CONFLICT if the database has tables. */
export async function requireEmptyDatabase(client: ClientBase | Pool): Promise<void> {
  const count = await countTables(client);
  if (count === 0) return;
  throw new DomainError(
    'CONFLICT',
    `The database has ${count} tables, but a backup can only be restored into an empty database: create a new database and name it in DATABASE_URL, or set DATA_DIR to a new folder for an embedded one.`,
  );
}
