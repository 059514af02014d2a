import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../model/orm.ts';
import { createDatabase } from '../../test/databases.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let nodes: MikroORM[];
beforeEach(async () => {
  database = await createDatabase();
  nodes = [];
});
afterEach(async () => {
  for (const orm of nodes) await orm.close();
  await database.drop();
});

async function node(): Promise<MikroORM> {
  const orm = await connect(database.url);
  nodes.push(orm);
  return orm;
}

async function rowsOf(sql: string): Promise<Record<string, string>[]> {
  const client = new Client(database.url);
  await client.connect();
  const { rows } = await client.query<Record<string, string>>(sql);
  await client.end();
  return rows;
}

/** The complete schema in PostgreSQL's own format. */
const catalogue = () =>
  rowsOf(`
    select 'column' as kind, table_name || '.' || column_name as name,
      concat_ws(' ', data_type, character_maximum_length, datetime_precision, is_nullable, column_default, generation_expression) as definition
    from information_schema.columns where table_schema = 'public'
    union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'function', proname, prosrc from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and classid = 'pg_proc'::regclass and deptype = 'e')
    order by 1, 2`);

/** Parts of the schema that entities cannot declare: extensions, and functions for search, pictures, ids and time zones. */
const groundwork = async () => [
  ...(await rowsOf(`select format('create extension if not exists %I', extname) as name from pg_extension`)),
  ...(await rowsOf(
    `select pg_get_functiondef(oid) as name from pg_proc
     where proname in ('own_media', 'new_id', 'first_instant') or (proname like 'search\\_%' and pronamespace = 'public'::regnamespace) order by oid`,
  )),
];

/** The schema without the migrator's own table. */
const ours = async () => (await catalogue()).filter(({ name }) => !name?.startsWith('mikro_orm_migrations'));

describe('the migrations', () => {
  test('lead to exactly what the entities say', async () => {
    await migrate(await node());
    const migrated = await ours();
    const ground = await groundwork();
    await database.drop();
    database = await createDatabase();
    for (const { name } of ground) await rowsOf(name ?? '');
    await (await node()).schema.create();
    expect(migrated).toEqual(await ours());
    expect(new Set(migrated.map(({ kind }) => kind)).size).toBe(5);
  });

  test('are listed all, in order', async () => {
    const orm = await node();
    await migrate(orm);
    expect((await orm.migrator.getExecuted()).map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    expect(await orm.migrator.getPending()).toEqual([]);
    expect(migrations.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).sort());
  });

  test('and the snapshot beside them say the same, so that the next one starts from there', async () => {
    expect(await (await node()).migrator.checkSchema()).toBe(false);
  });

  test('lead back to nothing, and up again to the same', async () => {
    const orm = await node();
    await migrate(orm);
    const migrated = await ours();
    await orm.migrator.down({ to: 0 });
    expect(await ours()).toEqual([]);
    await migrate(orm);
    expect(await ours()).toEqual(migrated);
  });

  test('run again change nothing', async () => {
    const orm = await node();
    await migrate(orm);
    await migrate(orm);
    expect(await orm.migrator.getExecuted()).toHaveLength(migrations.length);
  });

  test('are applied once where many nodes start at once', async () => {
    const starting = await Promise.all(Array.from({ length: 4 }, node));
    await Promise.all(starting.map((orm) => migrate(orm)));
    expect(await rowsOf('select name from mikro_orm_migrations')).toHaveLength(migrations.length);
    const held = `select pid from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`;
    expect(await rowsOf(held)).toEqual([]);
  });

  test('that fail give the lock back, so that a node mended can go on', async () => {
    const orm = await node();
    await orm.em.execute('create table "post" (id int)');
    await expect(migrate(orm)).rejects.toThrow(/already exists/);
    expect((await ours()).map(({ name }) => name)).toEqual(['post.id']);
    await orm.em.execute('drop table "post"');
    await migrate(await node());
    expect((await ours()).map(({ name }) => name)).toContain('user.username');
  });
});
