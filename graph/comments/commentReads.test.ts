import { beforeAll, expect, test } from 'vitest';
import { commentPages, replyPages } from '../model/comments/commentRows.ts';
import type { Reader } from '../model/reader.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const mutedCount = 1_000;

const app = useApp();
let muter: Member;
let post: Made;
let parent: Made;
beforeAll(async () => {
  const { ada, ben, ...others } = await app.cast('ada', 'ben', 'muter');
  muter = others.muter;
  post = await app.post(ada);
  parent = await app.comment(ada, post);
  await app.mute(muter, ben);
  for (const parentId of [null, parent.id]) {
    await app.run(
      `insert into comment (id, post_id, author_id, parent_id, content, created_at)
       select gen_random_uuid(), $1, $2, $3, 'Uphill', now() from generate_series(1, ${mutedCount})`,
      post.id,
      ben.id,
      parentId,
    );
  }
  await app.run('analyze comment');
});

/** The number of times that PostgreSQL looks up mutes and blocks for a list. */
async function lookupsFor(read: (reader: Reader) => Promise<unknown>) {
  const client = await (await app.backend.orm.em.getConnection().getNativeClient()).connect();
  await client.query('select pg_stat_force_next_flush()');
  await client.query('begin');
  let shown = 0;
  const sql: Sql = async (statement, values = []) => {
    shown += (await client.query(statement.text, [...values])).rows.length;
    return [];
  };
  await read({ viewer: muter, sql, now: new Date() });
  const { rows } = await client.query<{ count: number }>(
    `select sum(seq_scan + idx_scan)::int as count from pg_stat_xact_user_tables where relname in ('mute', 'block')`,
  );
  await client.query('rollback');
  client.release();
  return { shown, lookups: rows[0]?.count };
}

test('a page of comments looks up the hidden members once, however many comments are theirs', async () => {
  const { shown, lookups } = await lookupsFor((reader) => commentPages(reader).load({ ownerId: post.id, first: 5 }));
  expect(shown).toBe(1);
  expect(lookups).toBeLessThan(50);
});

test('a page of replies looks up the hidden members once, however many replies are theirs', async () => {
  const { shown, lookups } = await lookupsFor((reader) => replyPages(reader).load({ ownerId: parent.id, first: 5 }));
  expect(shown).toBe(0);
  expect(lookups).toBeLessThan(50);
});
