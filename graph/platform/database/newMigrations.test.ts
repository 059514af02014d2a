import { Migration } from '@mikro-orm/migrations';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../model/orm.ts';
import { createDatabase } from '../../test/databases.ts';
import { lockFaults } from '../../test/lockFaults.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { OnlineMigration } from './OnlineMigration.ts';

/** The last migration of the first release. No instance with large tables runs earlier ones. */
const lastOfFirstRelease = 'Migration20261122054247_zone_secret';
const names = migrations.map(({ name }) => name);
const released = names.slice(0, names.indexOf(lastOfFirstRelease) + 1);

let database: Awaited<ReturnType<typeof createDatabase>>;
let orm: MikroORM;
let client: Client;
beforeEach(async () => {
  database = await createDatabase();
  orm = await connect(database.url);
  client = new Client(database.url);
  await client.connect();
  await orm.migrator.up({ migrations: released });
});
afterEach(async () => {
  await client.end();
  await orm.close();
  await database.drop();
});

type Declared = new (...options: ConstructorParameters<typeof Migration>) => Migration;
const make = (declared: Declared) => new declared(orm.em.getDriver(), orm.config);

/** A migration with these statements. */
const atOnce = (...statements: string[]): Declared =>
  class extends Migration {
    override up() {
      for (const text of statements) this.addSql(text);
    }
  };

const hasNull = `exists (select from "user" where bio is null)`;

describe('new migrations', () => {
  test('never keep the readers or writers of a large table waiting while it is read or rewritten', async () => {
    const faults: Record<string, string[]> = {};
    for (const declared of migrations.slice(released.length)) {
      const found = await lockFaults(client, make(declared));
      if (found.length > 0) faults[declared.name] = found;
    }
    expect(faults).toEqual({});
  });

  test.each([
    ['an index', 'create index on "post" (content)', 'scans post under ShareLock'],
    [
      'a column that is different in each row',
      'alter table "post" add x uuid default gen_random_uuid()',
      'rewrites post',
    ],
    [
      'a check of all rows',
      'alter table "post" add constraint c check (like_count < 9)',
      'scans post under AccessExclusiveLock',
    ],
    ['a change of all rows', 'update "post" set content = upper(content)', 'scans post under RowExclusiveLock'],
    ['a required column', 'alter table "post" alter group_id set not null', 'scans post under AccessExclusiveLock'],
  ])('are refused for %s in a transaction', async (_what, text, fault) => {
    expect(await lockFaults(client, make(atOnce(text)))).toContain(fault);
  });

  test('may do the same online', async () => {
    class Careful extends OnlineMigration {
      override up() {
        this.addSql('alter table "post" add column if not exists x uuid null;');
        this.addIndex('post_x_index', '"post" (x)');
        this.addConstraint('post', 'post_x_check', 'check (x is null or like_count >= 0)');
        this.addBatches(`update "user" set bio = '' where id in (select id from "user" where bio is null limit 1000)`);
      }
    }
    for (const name of ['ada', 'ben']) {
      const insert = `insert into "user" (id, username, display_name, password_hash) values (gen_random_uuid(), $1, $1, '')`;
      await client.query(insert, [name]);
    }
    expect(await lockFaults(client, make(Careful))).toEqual([]);
    expect((await client.query(`select ${hasNull} as "hasNull"`)).rows).toEqual([{ hasNull: false }]);
    // Each statement is repeatable. A restore runs them all in one transaction.
    expect(await lockFaults(client, make(Careful))).toEqual([]);
    const careful = make(Careful);
    await careful.up();
    await client.query('begin');
    for (const text of careful.getQueries()) await client.query(String(text));
    await client.query('commit');
  });
});

describe('a migration that finds its table locked', () => {
  test('lets others read it between its tries, and is applied once the lock is free', async () => {
    await orm.migrator.down({ to: names[1] });
    await client.query('begin; lock table "comment" in row exclusive mode');
    const busy = Promise.withResolvers<string>();
    const done = migrate(orm, { onBusy: busy.resolve });
    expect(await busy.promise).toContain('comment_indexes');
    const before = await orm.em.execute('select count(*)::int as count from comment');
    expect(before).toEqual([{ count: 0 }]);
    await client.query('commit');
    await done;
    expect(await orm.migrator.getPending()).toEqual([]);
  });

  test('keeps what the migrations before it have done', async () => {
    await orm.migrator.down({ to: names[1] });
    await orm.em.execute('create table "access_token" (id int)');
    await expect(migrate(orm)).rejects.toThrow(/already exists/);
    expect((await orm.migrator.getExecuted()).map(({ name }) => name)).toEqual(
      names.slice(
        0,
        names.findIndex((name) => name.includes('access_tokens')),
      ),
    );
  });
});
