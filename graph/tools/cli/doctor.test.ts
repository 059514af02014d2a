import { readFile } from 'node:fs/promises';
import { Client, type Pool } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoSignIn } from '../../demo/demoSignIn.ts';
import { counters } from '../../model/counters.ts';
import { migrations } from '../../platform/database/migrations.ts';
import { hashPassword } from '../../platform/lib/passwords.ts';
import type { Environment } from '../../test/commandLine.ts';
import { environmentOf, runHere } from '../../test/commandLine.ts';
import { cloneDatabase } from '../../test/databases.ts';
import type { Made, Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';
import { checkCounters } from './counters.ts';

const app = useApp();
let environment: Environment;
let ada: Member;
let ben: Member;
let post: Made;
let ride: Made;
let event: Made;
beforeAll(async () => {
  environment = environmentOf(app);
  ({ ada, ben } = await app.cast('ada', 'ben'));
  await app.follow(ben, ada);
  await app.group('Climbers', ada, ben);
  post = await app.post(ada);
  ride = await app.ride(ada, { date: '2087-01-01' });
  event = await app.event({ date: '2087-01-01', maxParticipants: 3 });
  await app.register(event, ada);
  await app.as(ben).post('/api/likes/toggle', { postId: post.id });
});

async function runSql(url: string, sql: string, ...values: unknown[]): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(sql, values);
  await client.end();
}

const doctor = async (...options: string[]) => {
  const { code, json } = await runHere(environment, 'doctor', '--json', ...options);
  return { code, ...json };
};

interface Finding {
  name: string;
  wrong: { id: string; counter: number; count: number }[];
  repaired: number;
}

/** Skews a counter past the triggers by so much. */
const skew = (table: string, column: string, id: string, by: number) =>
  app.run(`update "${table}" set "${column}" = "${column}" + $2 where id = $1`, id, by);

describe('counters', () => {
  test('that the database has are all looked at, and all hold', async () => {
    // Sizes, and the uses of invitations, are in no other rows that could be counted.
    const columns = await app.run<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name like '%\\_count' and column_name <> 'byte_count'
         and table_name not in ('invitation', 'group_invitation') order by 1`,
    );
    const checked: Finding[] = (await doctor()).counters;
    expect(checked.map(({ name }) => name).toSorted()).toEqual(columns.map(({ name }) => name));
    expect(checked.flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  test('that were written past the triggers are found, repaired on demand, and hold again', async () => {
    const skewed = [
      ['user', 'post_count', ada.id, 2],
      ['user', 'follower_count', ada.id, -1],
      ['post', 'like_count', post.id, 40],
      ['ride', 'participant_count', ride.id, -1],
      ['event', 'participant_count', event.id, 1],
    ] as const;
    const rightly = [1, 1, 1, 1, 1];
    for (const [table, column, id, by] of skewed) await skew(table, column, id, by);
    const expected = skewed.map(([table, column, id, by], index) => {
      const count = rightly[index] ?? 0;
      return { name: `${table}.${column}`, wrong: [{ id, counter: count + by, count }] };
    });
    const wrongOnes = ({ counters: found }: { counters: Finding[] }) => found.filter(({ wrong }) => wrong.length > 0);

    const found = await doctor();
    expect([found.code, found.isHealthy]).toEqual([1, false]);
    expect(wrongOnes(found)).toEqual(expected.map((finding) => ({ ...finding, repaired: 0 })));
    // Looking has changed nothing.
    expect(wrongOnes(await doctor())).toHaveLength(skewed.length);

    const repaired = await doctor('--fix');
    expect([repaired.code, repaired.isHealthy]).toEqual([0, true]);
    expect(wrongOnes(repaired)).toEqual(expected.map((finding) => ({ ...finding, repaired: 1 })));
    expect(await doctor()).toMatchObject({ code: 0, isHealthy: true });
  });

  test('are told in words', async () => {
    await skew('post', 'like_count', post.id, 1);
    const { out } = await runHere(environment, 'doctor');
    expect(out).toContain(`Wrong post.like_count: 1\n  ${post.id} says 2, is 1\n`);
    expect(out).toMatch(/Problems found: see above\.\n$/);
    expect((await runHere(environment, 'doctor', '--fix')).out).toContain('Repaired post.like_count: 1\n');
  });

  test('are repaired while members write, by several doctors at once, and nothing is lost or counted twice', async () => {
    const likers = Object.values(await app.cast(...Array.from({ length: 20 }, (_, index) => `liker_${index}`)));
    await skew('post', 'like_count', post.id, 100);
    const likes = likers.map((liker) => app.as(liker).post('/api/likes/toggle', { postId: post.id }));
    const pool: Pool = await app.backend.orm.em.getConnection().getNativeClient();
    const doctors = [1, 2, 3].map(() => checkCounters(pool, true));
    const [answers] = await Promise.all([Promise.all(likes), ...doctors]);
    for (const { status } of answers) expect(status).toBe(200);
    expect(await app.run('select like_count from post where id = $1', post.id)).toEqual([{ like_count: 21 }]);
    expect((await doctor()).isHealthy).toBe(true);
  });

  test('name tables and columns that there are', async () => {
    for (const { table, column, counted, by } of counters) {
      await app.run(`select "${column}" from "${table}" limit 0`);
      await app.run(`select "${by}" from "${counted}" limit 0`);
    }
  });
});

describe('migrations', () => {
  const names = migrations.map(({ name }) => name);

  test('that are missing are told, and keep every other command from running', async () => {
    const { url, drop } = await cloneDatabase();
    const lagging = { ...environment, DATABASE_URL: url };
    const last = names.at(-1);
    await runSql(url, 'delete from mikro_orm_migrations where name = $1', last);
    const { code, json } = await runHere(lagging, 'doctor', '--json');
    expect([code, json.isHealthy, json.counters, json.media]).toEqual([1, false, null, null]);
    expect(json.migrations).toEqual({ applied: names.length - 1, pending: [last], unknown: [] });
    const listed = await runHere(lagging, 'report', 'list');
    expect([listed.code, listed.error]).toEqual([
      1,
      "The database lacks 1 of this version's migrations: start the server once to apply them.\n",
    ]);
    await drop();
  });

  test('of a later version are told', async () => {
    const { url, drop } = await cloneDatabase();
    await runSql(url, `insert into mikro_orm_migrations (name) values ('Migration29990101000000_later')`);
    const { code, json } = await runHere({ ...environment, DATABASE_URL: url }, 'doctor', '--json');
    expect([code, json.migrations.unknown]).toEqual([1, ['Migration29990101000000_later']]);
    await drop();
  });

  test('are applied to an empty database by seed, and neither by doctor nor by other commands', async () => {
    const { url, drop } = await cloneDatabase();
    await runSql(url, 'drop schema public cascade');
    await runSql(url, 'create schema public');
    const empty = { ...environment, DATABASE_URL: url };
    const { json } = await runHere(empty, 'doctor', '--json');
    expect(json.migrations).toEqual({ applied: 0, pending: names, unknown: [] });
    expect(await runHere(empty, 'report', 'list')).toMatchObject({
      code: 1,
      error: expect.stringMatching(
        /^There is no database of Cycle Chat at DATABASE_URL: give this command the DATABASE_URL/,
      ),
    });
    expect(await runHere(empty, 'seed')).toMatchObject({ code: 0 });
    expect(await runHere({ ...empty, DEMO: '1' }, 'doctor')).toMatchObject({ code: 0 });
    await drop();
  });
});

test('search columns that were written past the triggers are found, and filled again when asked', async () => {
  const { id } = await app.post(ada, { content: 'Ein Rad auf der Brücke' });
  await app.run(`update post set search = '' where id = $1`, id);
  await app.run(`update "user" set search_name = '' where id = $1`, ada.id);
  const staleOf = ({ search }: { search: { table: string; stale: string[] }[] }) =>
    Object.fromEntries(search.map(({ table, stale }) => [table, stale]));
  const found = await doctor();
  expect([found.code, staleOf(found)]).toEqual([1, { post: [id], user: [ada.id], group: [], event: [] }]);
  expect((await runHere(environment, 'doctor')).out).toContain(`search columns of posts: 1\n  ${id}`);
  expect(staleOf(await doctor('--fix'))).toEqual(staleOf(found));
  expect(staleOf(await doctor())).toEqual({ post: [], user: [], group: [], event: [] });
  expect((await app.as(ada).get('/api/search?q=bruecken')).body.posts).toMatchObject([{ id }]);
});

describe('stored starts', () => {
  // As after an update of the time zone rules: the rows hold other instants until they are written again.
  beforeAll(async () => {
    for (const [table, columns] of [
      ['ride', ['starts_at']],
      ['event', ['starts_at', 'ends_at']],
    ] as const) {
      await app.run(`alter table ${table} disable trigger ${table}_start`);
      for (const column of columns) await app.run(`update ${table} set ${column} = ${column} + interval '1 hour'`);
      await app.run(`alter table ${table} enable trigger ${table}_start`);
    }
  });

  const startsOf = async () => {
    const [row] = await app.run(
      `select (select starts_at from ride) as ride, starts_at, ends_at - starts_at as length from event`,
    );
    return [row?.ride.toISOString(), row?.starts_at.toISOString(), row?.length.hours];
  };

  test('that are not those of the time zone rules are found, computed again on demand, and hold again', async () => {
    const found = await doctor();
    expect([found.code, found.isHealthy]).toEqual([1, false]);
    expect(found.starts).toEqual([
      { table: 'ride', stale: [ride.id], repaired: 0 },
      { table: 'event', stale: [event.id], repaired: 0 },
    ]);
    const { code, out } = await runHere(environment, 'doctor');
    expect([code, out]).toEqual([
      1,
      expect.stringContaining(`Computed with old time zone rules, starts of rides: 1\n  ${ride.id}`),
    ]);
    expect((await doctor('--fix')).starts.map(({ repaired }: { repaired: number }) => repaired)).toEqual([1, 1]);
    expect(await startsOf()).toEqual(['2087-01-01T07:00:00.000Z', '2087-01-01T07:00:00.000Z', 2]);
    expect((await doctor()).starts.map(({ stale }: { stale: string[] }) => stale)).toEqual([[], []]);
  });
});

test('versions are those of the app, of Node.js and of PostgreSQL', async () => {
  const { versions } = await doctor();
  const [row] = await app.run<{ server_version: string }>('show server_version');
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  expect(versions).toEqual({ app: version, node: process.versions.node, postgres: row?.server_version });
});

describe('the demo member', () => {
  const demo = () => doctor().then(({ isDemoOpen, code }) => [isDemoOpen, code]);

  test('with the known password is a problem, except in a demo', async () => {
    expect(await demo()).toEqual([false, 0]);
    const { id } = await app.member(demoSignIn.username);
    expect(await demo()).toEqual([false, 0]);
    await app.run('update "user" set password_hash = $2 where id = $1', id, await hashPassword(demoSignIn.password));
    expect(await demo()).toEqual([true, 1]);
    expect((await runHere(environment, 'doctor')).out).toContain(
      'Everybody knows the password of @demo: delete this member, or change it\nProblems found',
    );
    environment = { ...environment, DEMO: '1' };
    expect(await demo()).toEqual([false, 0]);
  });
});
