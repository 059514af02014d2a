import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../../model/orm.ts';
import type { TestDatabase } from '../../test/databases.ts';
import { cloneDatabase } from '../../test/databases.ts';

let database: TestDatabase;
let orm: MikroORM;
let other: Client;
beforeEach(async () => {
  database = await cloneDatabase();
  orm = await connect(database.url, { statementTimeout: 2 });
  other = new Client(database.url);
  await other.connect();
  await other.query(`insert into search_word (word, source_id) values ('hill', gen_random_uuid())`);
});
afterEach(async () => {
  await other.end();
  await orm.close();
  await database.drop();
});

test('a statement that waits for a lock gives up before its statement timeout', async () => {
  await other.query('begin; select from search_word for update');
  await expect(orm.em.execute(`delete from search_word`)).rejects.toMatchObject({ code: '55P03' });
  await other.query('commit');
  await orm.em.execute(`delete from search_word`);
});

test('a transaction that stays idle is ended, and others get its locks', async () => {
  const started = Promise.withResolvers<void>();
  const resumed = Promise.withResolvers<void>();
  const idle = orm.em.transactional(async (em) => {
    await em.execute('select from search_word for update');
    started.resolve();
    await resumed.promise;
    await em.execute('select 1');
  });
  idle.catch(() => undefined);
  await started.promise;
  // Waits without its own timeout.
  await other.query('delete from search_word');
  resumed.resolve();
  await expect(idle).rejects.toThrow();
});
