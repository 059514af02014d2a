import { expect, test, vi } from 'vitest';
import { User } from '../../model/users/User.ts';
import { useApp } from '../../test/useApp.ts';
import { whileLocked } from '../../test/whileLocked.ts';
import { statement } from './sql.ts';

const app = useApp();

const echo = statement('test.echo', 'select $1::int as n');
const divide = statement('test.divide', 'select 100 / $1::int as n');
const sleep = statement('test.sleep', 'select pg_sleep($1::float8) is null as "isNull"');
const learn = statement(
  'test.learn',
  'insert into search_word (word, source_id) select $1::text, gen_random_uuid() from pg_sleep($2::float8)',
);
const countUsers = statement('test.countUsers', 'select count(*)::int as n from "user" where username = $1');
const countMutes = statement('test.countMutes', 'select count(*)::int as n from mute');
const nested = statement(
  'test.nested',
  `select 1 as id, 2 as "author.id", 'ada' as "author.name", 3 as "author.group.id", null::int as "ride.id", 4 as "ride.miles",
     '{}'::text[] as none, '{a,"b c"}'::text[] as some, date '2026-11-21' as day, timestamptz '2026-11-21 10:00:00.5+01' as at`,
);

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The PostgreSQL processes that sleep in a statement of these tests. */
const sleepers = () =>
  app.run<{ pid: number }>(
    `select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database() and state = 'active'`,
  );

const lockWaiters = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

test('of many statements at once each gets the rows of its own', async () => {
  const rows = await Promise.all(numbers(500).map((n) => app.backend.sql<{ n: number }>(echo, [n])));
  expect(rows.map(([row]) => row?.n)).toEqual(numbers(500));
});

test('a statement that fails in the midst of others leaves them alone', async () => {
  const found = await Promise.allSettled(
    numbers(60).map((n) => app.backend.sql<{ n: number }>(divide, [n % 3 === 0 ? 0 : n])),
  );
  for (const [index, result] of found.entries()) {
    const n = index + 1;
    if (n % 3 !== 0) expect(result).toEqual({ status: 'fulfilled', value: [{ n: Math.trunc(100 / n) }] });
    else expect(result).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  }
});

test('what cannot be sent at all fails by itself', async () => {
  const circular: { toPostgres?: () => unknown } = {};
  circular.toPostgres = () => circular;
  const [bad, good] = await Promise.allSettled([
    app.backend.sql(echo, [circular]),
    app.backend.sql<{ n: number }>(echo, [7]),
  ]);
  expect(bad.status).toBe('rejected');
  expect(good).toEqual({ status: 'fulfilled', value: [{ n: 7 }] });
});

test('statements see nothing of a transaction that is under way', async () => {
  const em = app.backend.orm.em.fork();
  const find = async () => (await app.backend.sql<{ n: number }>(countUsers, ['unseen']))[0]?.n;
  await em.transactional(async (transaction) => {
    const user = Object.assign(new User(), { username: 'unseen', displayName: 'Unseen', passwordHash: '-' });
    await transaction.persist(user).flush();
    expect(await find()).toBe(0);
  });
  expect(await find()).toBe(1);
});

test('a connection that breaks fails those that wait on it, and the next statement is answered', async () => {
  let isSettled = false;
  const settled = Promise.allSettled(numbers(4).map(() => app.backend.sql(sleep, [60]))).finally(() => {
    isSettled = true;
  });
  // Two statements sleep and two wait behind them. All four lose their connections.
  const breakAll = async () => {
    for (const { pid } of await sleepers()) await app.run('select pg_terminate_backend($1)', pid);
    return isSettled;
  };
  await vi.waitUntil(breakAll, { timeout: 60_000 });
  for (const result of await settled) expect(result).toMatchObject({ status: 'rejected' });
  expect(await app.backend.sql(echo, [1])).toEqual([{ n: 1 }]);
});

test('statements sent behind a slow one are answered, and the slow one runs on', async () => {
  const slow = Promise.allSettled(numbers(2).map(() => app.backend.sql(sleep, [60])));
  const behind = numbers(6).map((n) => app.backend.sql<{ n: number }>(echo, [n]));
  expect((await Promise.all(behind)).map(([row]) => row?.n)).toEqual(numbers(6));
  await vi.waitUntil(async () => (await sleepers()).length === 2, { timeout: 60_000 });
  for (const { pid } of await sleepers()) await app.run('select pg_cancel_backend($1)', pid);
  for (const result of await slow) expect(result).toMatchObject({ status: 'rejected', reason: { code: '57014' } });
});

test('a slow statement that is moved out of the way writes once', async () => {
  const slow = numbers(2).map((n) => app.backend.sql(learn, [`slow${n}`, 3]));
  const behind = numbers(6).map((n) => app.backend.sql<{ n: number }>(echo, [n]));
  await Promise.all(behind);
  await Promise.all(slow);
  expect(await app.run(`select word from search_word where word like 'slow%' order by word`)).toEqual([
    { word: 'slow1' },
    { word: 'slow2' },
  ]);
});

test('statements run again that waited for another one to prepare them, which was cancelled', async () => {
  const { counted } = await whileLocked(app.backend.orm.config.get('clientUrl', ''), 'mute', async () => {
    const counted = Promise.all(numbers(6).map(() => app.backend.sql(countMutes)));
    // More than the two pipelines wait: what was cancelled runs again on connections of its own.
    await vi.waitUntil(async () => (await app.run(lockWaiters)).length > 2, { timeout: 60_000 });
    return { counted };
  });
  expect(await counted).toEqual(numbers(6).map(() => [{ n: 0 }]));
});

test('nobody is kept waiting behind a statement that takes long', async () => {
  const slow = numbers(2).map(() => app.backend.sql(sleep, [60]));
  const settled = Promise.allSettled(slow);
  await vi.waitUntil(async () => (await sleepers()).length === 2, { timeout: 60_000 });
  await vi.waitUntil(async () => {
    const [row] = await app.run<{ old: boolean }>(
      `select bool_and(now() - query_start > interval '50 ms') as old from pg_stat_activity where wait_event = 'PgSleep'`,
    );
    return row?.old;
  }, 60_000);
  const rows = await Promise.all(numbers(20).map((n) => app.backend.sql(echo, [n])));
  expect(rows).toHaveLength(20);
  expect(await sleepers()).toHaveLength(2);
  for (const { pid } of await sleepers()) await app.run('select pg_cancel_backend($1)', pid);
  for (const result of await settled) expect(result).toMatchObject({ status: 'rejected', reason: { code: '57014' } });
});

test('columns under a name make the row that stands there, none where its first column is null', async () => {
  expect(await app.backend.sql(nested)).toEqual([
    {
      id: 1,
      author: { id: 2, name: 'ada', group: { id: 3 } },
      ride: null,
      none: [],
      some: ['a', 'b c'],
      day: '2026-11-21',
      at: new Date('2026-11-21T09:00:00.500Z'),
    },
  ]);
});
