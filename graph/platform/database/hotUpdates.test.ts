import { beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
});

interface Updates {
  updates: number;
  hot: number;
}

/** The number of updates of a table, and how many of them are HOT (change no index). */
async function updatesOf(table: string, ...statements: string[]): Promise<Updates> {
  const client = await (await app.backend.orm.em.getConnection().getNativeClient()).connect();
  try {
    // Earlier work of this connection is not counted.
    await client.query('select pg_stat_force_next_flush()');
    await client.query('begin');
    for (const text of statements) await client.query(text);
    const { rows } = await client.query<Updates>(
      `select pg_stat_get_xact_tuples_updated(c)::int as updates, pg_stat_get_xact_tuples_hot_updated(c)::int as hot
       from (select $1::regclass as c)`,
      [table],
    );
    await client.query('commit');
    return rows[0] ?? { updates: 0, hot: 0 };
  } finally {
    client.release();
  }
}

describe('counters', () => {
  // Every twentieth row, on pages with the normal fill factor.
  test('of posts and members are updated without touching an index', async () => {
    await app.run(
      `insert into post (id, author_id, content) select gen_random_uuid(), $1, repeat('Uphill ', 10) from generate_series(1, 2000)`,
      ada.id,
    );
    await app.run(`insert into "user" (id, username, display_name, password_hash)
      select gen_random_uuid(), 'fan' || n, 'Fan', repeat('x', 90) from generate_series(1, 2000) n`);
    const liking = `insert into post_like (post_id, user_id) select id, '${ada.id}' from
      (select id, row_number() over (order by ctid) as place from post) p where place % 20 = 0`;
    const following = `insert into follow (follower_id, followed_id) select id, '${ada.id}' from
      (select id, row_number() over (order by ctid) as place from "user" where username like 'fan%') u where place % 20 = 0`;
    expect(await updatesOf('post', liking)).toEqual({ updates: 100, hot: 100 });
    const { updates, hot } = await updatesOf('"user"', following);
    expect(updates).toBe(200);
    // Updates of all fans. The row of the followed member sometimes moves to another page.
    expect(hot).toBeGreaterThan(100);
  });

  test('of an author are updated once for a new post', async () => {
    const text = `insert into post (id, author_id, content) values (gen_random_uuid(), '${ada.id}', 'One')`;
    expect(await updatesOf('"user"', text)).toMatchObject({ updates: 1 });
    const hiding = `update post set privacy = 'private' where content = 'One'`;
    expect(await updatesOf('"user"', hiding)).toMatchObject({ updates: 1 });
  });
});
