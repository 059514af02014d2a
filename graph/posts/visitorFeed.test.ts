import { beforeAll, expect, test } from 'vitest';
import type { Statement } from '../platform/database/sql.ts';
import { useApp } from '../test/useApp.ts';

const hiddenCount = 5_000;

const app = useApp();
beforeAll(async () => {
  const ada = await app.member('ada');
  for (const [count, privacy, from] of [
    [30, 'public', hiddenCount],
    [hiddenCount, 'private', 0],
  ] as const) {
    await app.run(
      `insert into post (id, author_id, content, privacy, created_at)
       select gen_random_uuid(), $1, 'Uphill', $2, now() - make_interval(secs => n) from generate_series($3::int, $3::int + $4::int - 1) n`,
      ada.id,
      privacy,
      from,
      count,
    );
  }
  await app.run('analyze post');
});

/** The feed statement with its values. */
async function feedStatement(): Promise<{ statement: Statement; values: readonly unknown[] }> {
  const { sql } = app.backend;
  const runs: { statement: Statement; values: readonly unknown[] }[] = [];
  app.backend.sql = async (statement, values = []) => {
    runs.push({ statement, values });
    return sql(statement, values);
  };
  const { body } = await app.as(null).get('/api/posts/feed?showAll=true');
  app.backend.sql = sql;
  expect(body).toHaveLength(20);
  const found = runs.find(({ statement }) => statement.name.startsWith('feed.'));
  if (!found) throw new Error('The feed was not read');
  return found;
}

test('a visitor’s feed reads no post that it passes over', async () => {
  const { statement, values } = await feedStatement();
  const client = await (await app.backend.orm.em.getConnection().getNativeClient()).connect();
  await client.query('select pg_stat_force_next_flush()');
  await client.query('begin');
  // The generic plan that PostgreSQL caches for a prepared statement.
  await client.query('set local plan_cache_mode = force_generic_plan');
  await client.query({ name: 'visitors', text: statement.text, values: [...values] });
  const { rows } = await client.query<{ read: number }>(
    `select sum(pg_stat_get_xact_tuples_returned(indexrelid))::int + pg_stat_get_xact_tuples_returned('post'::regclass)::int as read
     from pg_index where indrelid = 'post'::regclass`,
  );
  await client.query('rollback');
  client.release();
  expect(rows[0]?.read).toBeLessThanOrEqual(21);
});
