import { expect, test } from 'vitest';
import type { Sql } from '../platform/database/sql.ts';
import { useApp } from '../test/useApp.ts';
import { findUnreadNotification } from './notifications.ts';

const likeCount = 5_000;

const app = useApp();

test('a notification reads no more of its acts than it counts', async () => {
  const { ada } = await app.cast('ada');
  const post = await app.post(ada);
  await app.run(
    `insert into "user" (id, username, display_name, password_hash)
     select gen_random_uuid(), 'rider_' || n, 'Rider', '-' from generate_series(1, ${likeCount}) n`,
  );
  await app.run(
    `insert into post_like (post_id, user_id, created_at)
     select $1, id, now() - make_interval(secs => row_number() over (order by id)) from "user" where id <> $2`,
    post.id,
    ada.id,
  );
  await app.run('delete from notification');
  await app.run(
    `insert into notification (id, user_id, kind, subject_id, post_id, since, at)
     values (gen_random_uuid(), $1, 'like', $2, $2, now() - interval '1 day', now())`,
    ada.id,
    post.id,
  );
  await app.run('vacuum analyze post_like');
  const client = await (await app.backend.orm.em.getConnection().getNativeClient()).connect();
  await client.query('select pg_stat_force_next_flush()');
  await client.query('begin');
  const sql: Sql = async (statement, values = []) => (await client.query(statement.text, [...values])).rows;
  const reader = { viewer: ada, sql, now: new Date() };
  const row = await findUnreadNotification(reader, { kind: 'like', subjectId: post.id });
  const { rows } = await client.query<{ read: number }>(
    `select sum(pg_stat_get_xact_tuples_returned(indexrelid))::int + pg_stat_get_xact_tuples_returned('post_like'::regclass)::int as read
     from pg_index where indrelid = 'post_like'::regclass`,
  );
  await client.query('rollback');
  client.release();
  expect(row?.actorCount).toBe(1_000);
  expect(rows[0]?.read).toBeLessThan(2_000);
});
