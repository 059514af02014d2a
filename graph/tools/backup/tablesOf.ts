import type { ClientBase } from 'pg';

/** A table to copy. */
export interface Table {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
}

interface Row extends Table {
  readonly parents: readonly string[];
}

// Self-references, such as replies, are checked at the end of the COPY that fills the table. Unlogged tables are left
// out: they are empty after a crash and on replicas anyway.
const tablesQuery = `
  select c.relname::text as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
    array(select distinct p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and p.oid <> c.oid) as parents
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
    and c.relname ~ '^[a-z][a-z0-9_]*$' and c.relname <> 'mikro_orm_migrations'
    and not exists (select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by c.relname`;

function parentsFirst(tables: readonly Row[]): Table[] {
  const ordered: Table[] = [];
  const left = [...tables];
  while (left.length > 0) {
    const next = left.findIndex(({ parents }) => !left.some(({ name }) => parents.includes(name)));
    const [table] = next < 0 ? [] : left.splice(next, 1);
    if (!table) throw new Error(`Tables reference one another in a cycle: ${left.map(({ name }) => name).join(', ')}`);
    ordered.push({ name: table.name, columns: table.columns });
  }
  return ordered;
}

/** The tables to copy, each after the tables that it references. The table of migrations is left out. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Row>(tablesQuery);
  return parentsFirst(rows);
}
