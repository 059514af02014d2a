import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeApp } from '../app/app.ts';
import { connect } from '../model/orm.ts';
import { batchSize } from '../platform/database/deleteInBatches.ts';
import { readEnv } from '../platform/env/env.ts';
import { newId } from '../platform/lib/ids.ts';
import type { Member } from '../test/factories.ts';
import { password } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { storm } from '../test/storm.ts';
import { checkCounters } from '../tools/cli/counters.ts';
import { deleteHiddenAccount } from './accountDeletions.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ JOBS: 'on', RATE_LIMITS: '{"reads":1000000,"writes":1000000}' });
});
afterEach(() => app.close());

const deletion = `mutation { deleteAccount(input: { currentPassword: "${password}" }) { deletedUserId } }`;
const deleteAccount = (member: Member) => app.as(member).query(deletion);
const countOf = async (table: string) =>
  (await app.run<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;
const untilDeleted = () => vi.waitUntil(async () => (await countOf('account_deletion')) === 0, { timeout: 60_000 });

async function expectSoundCounters(): Promise<void> {
  const findings = await checkCounters(await app.backend.orm.em.getConnection().getNativeClient(), false);
  expect(findings.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
}

/** A member who likes `count` posts of another, has as many followers, and has a post with as many likes and comments. */
async function popular(count: number): Promise<{ member: Member; author: Member }> {
  const [member, author] = [await app.member('popular'), await app.member('author')];
  const post = await app.post(member);
  await app.run(`insert into "user" (id, username, display_name, password_hash)
    select gen_random_uuid(), 'fan' || n, 'Fan', '' from generate_series(1, ${count}) n`);
  await app.run(
    `insert into follow (follower_id, followed_id) select id, $1 from "user" where username like 'fan%'`,
    member.id,
  );
  await app.run(
    `insert into post (id, author_id, content) select gen_random_uuid(), $1, 'Liked' from generate_series(1, ${count})`,
    author.id,
  );
  await app.run(
    `insert into post_like (post_id, user_id) select id, $1 from post where author_id = $2`,
    member.id,
    author.id,
  );
  await app.run(
    `insert into post_like (post_id, user_id) select $1, id from "user" where username like 'fan%'`,
    post.id,
  );
  const comment = newId();
  await app.run(
    'insert into comment (id, post_id, author_id, content) values ($1, $2, $3, $4)',
    comment,
    post.id,
    author.id,
    'First',
  );
  await app.run(
    `insert into comment (id, post_id, author_id, parent_id, content)
    select gen_random_uuid(), $1, id, $2, 'Reply' from "user" where username like 'fan%'`,
    post.id,
    comment,
  );
  return { member, author };
}

describe('deleting accounts', () => {
  test('28 mutual followers who delete at once all succeed, beside bystanders who post, unfollow and delete posts', async () => {
    const people = await storm(28, (index) => app.member(`mutual${index}`));
    const bystanders = await storm(6, (index) => app.member(`bystander${index}`));
    const everyone = [...people, ...bystanders];
    for (const one of everyone) for (const other of everyone) if (one !== other) await app.follow(one, other);
    const posts = await Promise.all(everyone.map(async (author) => ({ ...(await app.post(author)), author })));
    for (const { id, author } of posts) {
      await app.run('insert into post_like (post_id, user_id) select $1, id from "user" where id <> $2', id, author.id);
    }

    const leaving = people.map(async (member) => (await deleteAccount(member)).error);
    const staying = bystanders.map(async (member, index) => {
      const statuses: number[] = [];
      const caller = app.as(member);
      for (const other of bystanders)
        if (other !== member) statuses.push((await caller.delete(`/api/follows/${member.id}/${other.id}`)).status);
      statuses.push((await caller.post('/api/posts', { content: 'Meanwhile' })).status);
      statuses.push((await caller.delete(`/api/posts/${posts[people.length + index]?.id}`)).status);
      return statuses.filter((status) => status >= 300);
    });
    expect((await Promise.all(leaving)).filter(Boolean)).toEqual([]);
    expect((await Promise.all(staying)).flat()).toEqual([]);
    await untilDeleted();
    expect(await countOf(`"user"`)).toBe(bystanders.length);
    await expectSoundCounters();
  });

  test('never holds the locks of more than one batch of rows at a time', async () => {
    const { member } = await popular(batchSize * 2 + 50);
    await app.run('create table deleted (tx xid8, name text)');
    await app.run(`create function note_deleted() returns trigger language plpgsql as $$
      begin insert into deleted values (pg_current_xact_id(), tg_table_name); return null; end $$`);
    for (const table of ['post_like', 'follow', 'comment', 'post', 'notification'])
      await app.run(
        `create trigger note_deleted after delete on ${table} for each row execute function note_deleted()`,
      );
    expect((await deleteAccount(member)).error).toBeNull();
    await untilDeleted();
    const [most] = await app.run<{ rows: number }>(
      'select max(rows)::int as rows from (select count(*) as rows from deleted group by tx) of_each',
    );
    expect(most?.rows).toBeGreaterThan(1);
    expect(most?.rows).toBeLessThanOrEqual(batchSize);
    expect(await countOf('deleted')).toBeGreaterThan(4 * batchSize * 2);
    await expectSoundCounters();
  });

  test('goes on where an instance was killed, when the next one starts', async () => {
    const { member } = await popular(20);
    await app.run('insert into account_deletion (user_id) values ($1)', member.id);
    await app.run('delete from post_like where user_id = $1', member.id);
    const url = String(app.backend.orm.config.get('clientUrl'));
    const orm = await connect(url);
    const { http } = await makeApp({
      env: readEnv({ LOG_LEVEL: 'silent', DATABASE_URL: url, DATA_DIR: app.dataDir }),
      orm,
    });
    await http.ready();
    await untilDeleted();
    await http.close();
    await orm.close();
    expect(await app.run('select from "user" where id = $1', member.id)).toEqual([]);
    await expectSoundCounters();
  });

  test('ends every way in at once, before the rows are gone', async () => {
    const ada = await app.member('ada');
    const token = await app.tokenOf(ada);
    // Holds the member's row once it is hidden, so that the rows stay.
    await app.backend.services.jobs.stop();
    expect((await deleteAccount(ada)).error).toBeNull();
    expect((await app.with({ authorization: `Bearer ${token}` }).get('/api/auth/me')).status).toBe(401);
    const signIn = await app.as(null).post('/api/auth/login', { username: ada.username, password });
    expect([signIn.status, signIn.body.message]).toEqual([401, 'Invalid username or password']);
    expect(await countOf('"user"')).toBe(1);
  });
});

test('a job that is older than a restored account deletes nothing', async () => {
  const eve = await app.member('eve');
  await deleteHiddenAccount.run(app.backend, { userId: eve.id });
  expect(await app.run('select from "user" where id = $1', eve.id)).toHaveLength(1);
});
