import type { MikroORM } from '@mikro-orm/postgresql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../model/orm.ts';
import { isSearchStale, searchedTables } from '../model/search/searchColumns.ts';
import { migrate } from '../platform/database/migrate.ts';
import { migrations } from '../platform/database/migrations.ts';
import { createDatabase } from '../test/databases.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let orm: MikroORM;
beforeEach(async () => {
  database = await createDatabase();
  orm = await connect(database.url);
});
afterEach(async () => {
  await orm.close();
  await database.drop();
});

const texts = ['Over the hills', 'Die alten Räder und wir', '自行车比赛', 'ไปทะเล and back', '자전거를', ''];

/** The rows of each table whose search columns do not match their texts. */
async function countStale(): Promise<number[]> {
  const counts: number[] = [];
  for (const { table, columns } of searchedTables) {
    const [row] = await orm.em.execute<[{ count: number }]>(
      `select count(*)::int as count from "${table}" t where ${isSearchStale(columns)}`,
    );
    counts.push(row.count);
  }
  return counts;
}

test('rows from before the search knew languages are indexed again, whatever their number', async () => {
  const names = migrations.map(({ name }) => name);
  const before = names.slice(
    0,
    names.findIndex((name) => name.includes('search_languages')),
  );
  await orm.migrator.up({ migrations: before });
  const textOf = `(array[${texts.map((text) => `'${text}'`).join(', ')}])[1 + n % ${texts.length}]`;
  const member = `insert into "user" (id, username, display_name, password_hash, bio)
    select gen_random_uuid(), 'rider' || n, ${textOf} || n, '-', ${textOf} from generate_series(1, 12) n`;
  await orm.em.execute(member);
  await orm.em.execute(`insert into "group" (id, name, description)
    select gen_random_uuid(), display_name, bio from "user"`);
  await orm.em.execute(`insert into event (id, title, description, date, time, time_zone, location, type, difficulty, distance, max_participants)
    select gen_random_uuid(), display_name, bio, '2087-01-01', '07:00', 'UTC', bio, 'group_ride', 'easy', 1, 1 from "user"`);
  await orm.em.execute(
    `insert into post (id, author_id, content) select gen_random_uuid(), (select id from "user" limit 1), ${textOf} || n
     from generate_series(1, 2500) n`,
  );
  await migrate(orm);
  expect(await countStale()).toEqual([0, 0, 0, 0]);
  await orm.em.execute(`update post set search = '' where content like '自%'`);
  expect((await countStale())[0]).toBeGreaterThan(300);
});
