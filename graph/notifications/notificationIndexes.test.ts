import { version } from 'uuid';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Sql } from '../platform/database/sql.ts';
import { bellDoors } from '../test/bellDoors.ts';
import type { Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';
import { forgetNotifications } from './forgetNotifications.ts';
import { remindOfRides } from './rideReminders.ts';

const app = useApp();
let ana: Member;
let ben: Member;
const bell = bellDoors(() => app);
beforeAll(async () => {
  ({ ana, ben } = await app.cast('ana', 'ben'));
});
beforeEach(() => app.run('delete from notification'));

test('ids grow with time, so that each index gets new notifications at one end', async () => {
  const plan = { date: '2087-05-01', time: '07:00' };
  const ride = await app.ride(ana, plan);
  await bell.join(ben, ride);
  await bell.follow(ben, ana);
  await app.as(ana).put(`/api/posts/${ride.id}`, { rideData: { distance: 20, ...plan, time: '08:00' } });
  await remindOfRides({ ...app.backend, now: new Date('2087-04-30T20:00:00Z') });
  const rows = await app.run<{ id: string; kind: string; millisecond: string }>(
    `select id, kind, ('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint as millisecond from notification order by id`,
  );
  expect([...new Set(rows.map(({ kind }) => kind))].toSorted()).toEqual([
    'follow',
    'join',
    'rideChanged',
    'rideTomorrow',
  ]);
  expect(rows.map(({ id }) => version(id))).toEqual(rows.map(() => 7));
  const [{ now = 0 } = {}] = await app.run<{ now: number }>(`select extract(epoch from now())::float8 * 1000 as now`);
  for (const { millisecond } of rows) expect(Math.abs(Number(millisecond) - now)).toBeLessThan(60 * 60 * 1000);
});

test('old notifications are found without reading the others', async () => {
  await app.run(
    `insert into notification (id, user_id, kind, subject_id, since, at, read_at)
     select gen_random_uuid(), $1, 'follow', $2, at, at, at
     from (select now() - case when n % 1000 = 0 then interval '91 days' else interval '1 day' end as at
           from generate_series(1, 5000) n) dated`,
    ana.id,
    ben.id,
  );
  await app.run('analyze notification');
  const client = await (await app.backend.orm.em.getConnection().getNativeClient()).connect();
  await client.query('select pg_stat_force_next_flush()');
  await client.query('begin');
  const sql: Sql = async (statement, values = []) => (await client.query(statement.text, [...values])).rows;
  expect(await forgetNotifications({ sql, now: new Date() })).toBe(5);
  const { rows } = await client.query(
    `select (pg_stat_get_xact_tuples_returned(c) + pg_stat_get_xact_tuples_fetched(c))::int as read
     from (select 'notification'::regclass as c)`,
  );
  await client.query('rollback');
  client.release();
  // Each of the five rows is read twice: once to find it and once to delete it.
  expect(rows[0]?.read).toBeLessThanOrEqual(10);
});
