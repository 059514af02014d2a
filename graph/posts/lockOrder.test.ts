import type { Pool } from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { kindLockOf } from '../model/groups/groupAudience.ts';
import { newId } from '../platform/lib/ids.ts';
import { expectCountersHold } from '../test/expectCountersHold.ts';
import type { Made, Member } from '../test/factories.ts';
import { bareRide } from '../test/rideDoors.ts';
import { itemAt, storm } from '../test/storm.ts';
import { useApp } from '../test/useApp.ts';

// Edits and deletions of posts take their locks in the order of a group that closes: its kind, then posts by id. Each test holds the lock
// that comes first, and looks whether a write that waits for it already holds one that comes later.

const app = useApp();
let pool: Pool;
let ada: Member;
let group: Made;
beforeAll(async () => {
  pool = await app.backend.orm.em.getConnection().getNativeClient();
  ada = await app.member('ada');
});
beforeEach(async () => {
  group = await app.group('Owls', ada);
});
afterEach(() => expectCountersHold(app));

const waiting = () =>
  app.run(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);

/** Sends a write that waits for a lock. Then takes another lock, which fails at once if the write holds it. */
async function sendBehind(first: string, then: string, write: () => Promise<{ status: number }>): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(first);
    const answer = write();
    await vi.waitUntil(async () => (await waiting()).length > 0, { timeout: 60_000 });
    await client.query(then);
    await client.query('commit');
    return (await answer).status;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const lockOf = (id: string) => `select from post where id = '${id}' for no key update nowait`;

test('an edit of the audience waits for the kind of the group before it holds the post', async () => {
  const { id } = await app.post(ada, { groupId: group.id, privacy: 'private' });
  const kind = `select pg_advisory_xact_lock(${kindLockOf(`'${group.id}'`)})`;
  const open = () => app.as(ada).put(`/api/posts/${id}`, { privacy: 'public' });
  expect(await sendBehind(kind, lockOf(id), open)).toBe(200);
});

/** The posts of a series of three dates, by id. The last one starts first. */
async function makeSeries(audience: object = {}): Promise<[string, string, string]> {
  const rideData = { ...bareRide, date: '2086-06-04', time: '18:30', timeZone: 'UTC' };
  const id = newId();
  const body = { ...audience, id, content: 'Loop', isRide: true, rideData, repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=3' };
  expect((await app.as(ada).post('/api/posts', body)).status).toBe(201);
  const rows = await app.run<{ id: string }>(
    'select d.id from ride r join ride d on d.series_id = r.series_id where r.id = $1 order by d.id',
    id,
  );
  const [first, second, third] = rows.map(({ id }) => id);
  if (!first || !second || !third) throw new Error('A series has three dates');
  return [first, second, third];
}

test('a date that moves waits for the posts of earlier ids before it holds its own', async () => {
  const [first, second, third] = await makeSeries();
  const rideData = { ...bareRide, date: '2086-06-01', time: '07:00', timeZone: 'UTC' };
  const move = () => app.as(ada).put(`/api/posts/${third}`, { rideData });
  expect(await sendBehind(lockOf(first), lockOf(third), move)).toBe(200);
  const remove = () => app.as(ada).delete(`/api/posts/${third}`);
  expect(await sendBehind(lockOf(second), lockOf(third), remove)).toBe(200);
});

test('dates that move and are deleted while their group closes and opens end in answers, and no deadlock', async () => {
  const ids = await makeSeries({ groupId: group.id });
  const [first, , third] = ids;
  await app.run('update group_member set organises_since = now() where group_id = $1', group.id);
  const deadlocks = async () =>
    (await app.run('select deadlocks from pg_stat_database where datname = current_database()'))[0];
  const before = await deadlocks();
  const answers = await storm(24, (index) => {
    const caller = app.as(ada);
    const day = String(1 + ((index * 5) % 28)).padStart(2, '0');
    const rideData = { ...bareRide, date: `2086-07-${day}`, time: '07:00', timeZone: 'UTC' };
    const acts = [
      () => caller.put(`/api/posts/${itemAt(ids, index)}`, { rideData }),
      () => caller.put(`/api/posts/${itemAt(ids, index)}`, { privacy: index % 8 < 4 ? 'private' : 'public' }),
      () => caller.patch(`/api/groups/${group.id}`, { kind: index % 8 < 4 ? 'closed' : 'open' }),
      () => (index < 20 ? caller.get(`/api/posts/${third}`) : caller.delete(`/api/posts/${first}`)),
    ];
    return itemAt(acts, index)();
  });
  expect(answers.map(({ status }) => status).filter((status) => ![200, 404].includes(status))).toEqual([]);
  expect(await deadlocks()).toEqual(before);
});
