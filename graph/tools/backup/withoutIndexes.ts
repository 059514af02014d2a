import type { PoolClient } from 'pg';

interface Rebuilt {
  readonly dropped: string;
  readonly built: string;
}

// Only our schema. Foreign keys come first, because they depend on the keys. The order of tables fulfils them.
const rebuiltQuery = `
  select 1 as place, format('alter table %s drop constraint %I', conrelid::regclass, conname) as dropped,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as built
  from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f'
  union all
  select 2, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)
  union all
  select 3, format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('p', 'u') and conrelid <> 'public.mikro_orm_migrations'::regclass
  order by place, dropped`;

/**
 * Drops indexes and keys, runs a job that fills tables, and builds them again. Sorting all rows once for each index is
 * faster than inserting each row into it.
 */
export async function withoutIndexes(client: PoolClient, job: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<Rebuilt>(rebuiltQuery);
  for (const { dropped } of rows) await client.query(dropped);
  await job();
  await client.query(`set local maintenance_work_mem = '256MB'`);
  for (const { built } of rows.toReversed()) await client.query(built);
}
