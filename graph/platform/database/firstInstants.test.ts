import type { MikroORM } from '@mikro-orm/postgresql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../../model/orm.ts';
import { createDatabase } from '../../test/databases.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let orm: MikroORM;
beforeEach(async () => {
  database = await createDatabase();
  orm = await connect(database.url);
  const names = migrations.map(({ name }) => name);
  const before = names.slice(
    0,
    names.findIndex((name) => name.endsWith('first_instants')),
  );
  await orm.migrator.up({ migrations: before });
});
afterEach(async () => {
  await orm.close();
  await database.drop();
});

const run = (text: string) => orm.em.getConnection().execute<Record<string, unknown>[]>(text);

test('rides and events of a time that clocks show twice move to the first of the two, and calendars hear of it', async () => {
  await run(
    `insert into "user" (id, username, display_name, password_hash) values (gen_random_uuid(), 'ada', 'Ada', '')`,
  );
  for (const [content, date, time] of [
    ['twice', '2087-11-02', '01:30'],
    ['once', '2087-11-02', '02:30'],
    ['undated', null, null],
  ]) {
    const clock = date ? `'${date}', '${time}'` : 'null, null';
    await run(`with p as (insert into post (id, author_id, content, is_ride)
        select gen_random_uuid(), id, '${content}', true from "user" returning id)
      insert into ride (id, date, time, time_zone) select id, ${clock}, 'America/New_York' from p`);
    if (date)
      await run(`insert into event (id, title, date, time, time_zone, duration_minutes, location)
        values (gen_random_uuid(), '${content}', ${clock}, 'America/New_York', 60, 'Mill Square')`);
  }
  await migrate(orm);
  const seconds = (column: string) => `to_char(${column} at time zone 'UTC', 'HH24:MI') as ${column}`;
  expect(
    await run(
      `select content, ${seconds('starts_at')}, r.sequence from ride r join post p on p.id = r.id order by content`,
    ),
  ).toEqual([
    { content: 'once', starts_at: '07:30', sequence: 0 },
    { content: 'twice', starts_at: '05:30', sequence: 1 },
    { content: 'undated', starts_at: null, sequence: 0 },
  ]);
  expect(
    await run(`select title, ${seconds('starts_at')}, ${seconds('ends_at')}, sequence from event order by title`),
  ).toEqual([
    { title: 'once', starts_at: '07:30', ends_at: '08:30', sequence: 0 },
    { title: 'twice', starts_at: '05:30', ends_at: '06:30', sequence: 1 },
  ]);
});
