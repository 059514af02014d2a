import type { Pool } from 'pg';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sql } from '../platform/database/sql.ts';
import { bellDoors } from '../test/bellDoors.ts';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';
import { forgetNotifications } from './forgetNotifications.ts';
import { remindOfRides } from './rideReminders.ts';

const app = useApp();
let ana: Member;
let ben: Member;
let cleo: Member;
const bell = bellDoors(() => app);
beforeAll(async () => {
  ({ ana, ben, cleo } = await app.cast('ana', 'ben', 'cleo'));
});
beforeEach(async () => {
  await app.run('delete from post');
  await app.run('delete from notification');
});

const plan = { date: '2087-05-01', time: '07:00', timeZone: 'UTC', location: 'Mill Square' };
const remind = (now: string) => remindOfRides({ ...app.backend, now: new Date(now) });
const ofKind = async (member: Member, kind: string) => (await bell.rows(member)).filter((row) => row.kind === kind);

describe('a changed plan', () => {
  let ride: Made;
  beforeEach(async () => {
    ride = await app.ride(ana, { date: plan.date, time: plan.time });
    await bell.join(ben, ride);
  });
  const change = (changes: object) => bell.edit(ana, ride, { ride: { distance: 20, ...plan, ...changes } });
  const changesOf = async (member: Member) =>
    (await ofKind(member, 'RIDE_CHANGED')).map(({ rideChange }) => rideChange);

  test('is told with the difference to each participant but the author', async () => {
    await change({ time: '08:30', location: 'Old Bridge' });
    expect(await changesOf(ben)).toEqual([{ before: plan, after: { ...plan, time: '08:30', location: 'Old Bridge' } }]);
    expect((await ofKind(ben, 'RIDE_CHANGED'))[0]).toMatchObject({
      actors: [{ username: 'ana' }],
      post: { id: ride.id },
    });
    for (const other of [ana, cleo]) expect(await changesOf(other)).toEqual([]);
  });

  test('is told by REST edits too, and not where nothing of the plan changes', async () => {
    await change({ distance: 44, pace: 'easy' });
    await bell.edit(ana, ride, { content: 'Another text' });
    expect(await changesOf(ben)).toEqual([]);
    await app.as(ana).put(`/api/posts/${ride.id}`, { rideData: { distance: 20, date: '2087-05-02', time: '07:00' } });
    expect(await changesOf(ben)).toEqual([{ before: plan, after: { ...plan, date: '2087-05-02' } }]);
  });

  test('that follows another unread is told as one, and as none where it leads back', async () => {
    await change({ time: '08:00' });
    await change({ time: '09:00' });
    expect(await changesOf(ben)).toEqual([{ before: plan, after: { ...plan, time: '09:00' } }]);
    expect(await bell.unread(ben)).toBe(1);
    await change({});
    expect([await changesOf(ben), await bell.unread(ben)]).toEqual([[], 0]);
  });

  test('that follows one that was read is told by itself', async () => {
    await change({ time: '08:00' });
    await bell.mark(ben, { ids: (await bell.rows(ben)).map(({ id }) => id) });
    await change({ time: '09:00' });
    expect(await changesOf(ben)).toEqual([
      { before: { ...plan, time: '08:00' }, after: { ...plan, time: '09:00' } },
      { before: plan, after: { ...plan, time: '08:00' } },
    ]);
  });

  test('is nothing to who has left, nor to who has joined knowing it', async () => {
    await change({ time: '08:00' });
    await bell.join(ben, ride, false);
    expect([await changesOf(ben), await bell.unread(ben)]).toEqual([[], 0]);
    await bell.join(ben, ride);
    await bell.join(cleo, ride);
    expect([await changesOf(ben), await changesOf(cleo)]).toEqual([[], []]);
  });

  test('of a ride that is over is told to nobody, of one that is moved into the past it is', async () => {
    const past = await app.ride(ana, { date: '2020-05-01' });
    await app.participate(past, ben);
    await bell.edit(ana, past, { ride: { distance: 20, ...plan, date: '2020-05-02' } });
    expect(await changesOf(ben)).toEqual([]);
    await change({ date: '2020-05-01' });
    expect(await changesOf(ben)).toHaveLength(1);
  });

  test('is hidden with the ride, and left out where that kind is switched off', async () => {
    await change({ time: '08:00' });
    await bell.edit(ana, ride, { privacy: 'PRIVATE' });
    expect([await changesOf(ben), await bell.unread(ben)]).toEqual([[], 0]);
    await bell.edit(ana, ride, { privacy: 'PUBLIC' });
    await bell.mark(ben, { ids: (await bell.rows(ben)).map(({ id }) => id) });
    await bell.prefer(ben, 'RIDE_CHANGED', false);
    await change({ time: '10:00' });
    expect(await bell.unread(ben)).toBe(0);
    await bell.prefer(ben, 'RIDE_CHANGED', true);
  });
});

describe('the reminder of a ride', () => {
  test('comes within 24 hours of the start to each who takes part, once', async () => {
    const ride = await app.ride(ana, { date: '2087-05-01' });
    await app.participate(ride, ben);
    expect(await remind('2087-04-30T06:59:59Z')).toBe(0);
    expect(await remind('2087-04-30T07:00:00Z')).toBe(2);
    expect(await remind('2087-04-30T12:00:00Z')).toBe(0);
    expect(await bell.told(ben)).toEqual(['RIDE_TOMORROW ana 1']);
    expect(await bell.told(ana)).toEqual(['RIDE_TOMORROW ana 1']);
    await app.participate(ride, cleo);
    expect(await remind('2087-05-01T06:00:00Z')).toBe(1);
    expect(await remind('2087-05-01T07:00:00Z')).toBe(0);
  });

  test('is made once by many nodes at once', async () => {
    const rides = await Promise.all(Array.from({ length: 6 }, () => app.ride(ana, { date: '2087-05-01' })));
    for (const ride of rides) for (const member of [ben, cleo]) await app.participate(ride, member);
    const made = await Promise.all(Array.from({ length: 8 }, () => remind('2087-04-30T20:00:00Z')));
    expect(made.reduce((sum, count) => sum + count)).toBe(18);
    expect(await remind('2087-04-30T20:05:00Z')).toBe(0);
    const [{ count } = {}] = await app.run<{ count: number }>('select count(*)::int as count from notification');
    expect(count).toBe(18);
  });

  test('is left to the node that is at it, and is not made again once that is done', async () => {
    const ride = await app.ride(ana, { date: '2087-05-01' });
    await app.participate(ride, ben);
    const pool: Pool = await app.backend.orm.em.getConnection().getNativeClient();
    const nodes = await Promise.all([pool.connect(), pool.connect()]);
    const [first, second] = nodes.map((client) => {
      const sql: Sql = async ({ text }, values = []) => (await client.query(text, [...values])).rows;
      return () => remindOfRides({ ...app.backend, sql, now: new Date('2087-04-30T20:00:00Z') });
    });
    await nodes[0].query('begin');
    expect(await first?.()).toBe(2);
    expect(await second?.()).toBe(0);
    await nodes[0].query('commit');
    expect(await second?.()).toBe(0);
    for (const client of nodes) client.release();
    expect(await bell.told(ben)).toEqual(['RIDE_TOMORROW ana 1']);
  });

  test('is kept from being made twice by the table itself', async () => {
    const ride = await app.ride(ana, { date: '2087-05-01' });
    await remind('2087-04-30T20:00:00Z');
    const again = `insert into notification (id, user_id, kind, subject_id, post_id, since, at, starts_at)
      select gen_random_uuid(), user_id, kind, gen_random_uuid(), post_id, since, at, starts_at from notification where post_id = $1`;
    await expect(app.run(again, ride.id)).rejects.toThrow('notification_reminder_key');
  });

  // The day before has 23, 25 or 24 hours there. The reminder is always due 24 hours before the start.
  test.each([
    ['clocks go forward', { date: '2087-03-30', time: '08:00', timeZone: 'Europe/Berlin' }, '2087-03-29T06:00:00Z'],
    ['clocks go back', { date: '2087-10-26', time: '08:00', timeZone: 'Europe/Berlin' }, '2087-10-25T07:00:00Z'],
    ['clocks go forward', { date: '2087-03-09', time: '08:00', timeZone: 'America/New_York' }, '2087-03-08T12:00:00Z'],
    ['clocks go back', { date: '2087-11-02', time: '08:00', timeZone: 'America/New_York' }, '2087-11-01T13:00:00Z'],
    ['clocks never change', { date: '2087-03-30', time: '08:00', timeZone: 'Asia/Kolkata' }, '2087-03-29T02:30:00Z'],
  ])('counts hours where %s', async (_name, start, due) => {
    await app.ride(ana, start);
    expect(await remind(new Date(Date.parse(due) - 1000).toISOString())).toBe(0);
    expect(await remind(due)).toBe(1);
  });

  test('of a ride that is moved is told for the start that holds', async () => {
    const ride = await app.ride(ana, { date: '2087-05-01' });
    await remind('2087-04-30T20:00:00Z');
    await bell.edit(ana, ride, { ride: { distance: 20, ...plan, date: '2087-05-03' } });
    expect(await bell.told(ana)).toEqual([]);
    expect(await remind('2087-05-02T20:00:00Z')).toBe(1);
    expect(await bell.told(ana)).toEqual(['RIDE_TOMORROW ana 1']);
  });

  test('is nothing to who has left or wants none', async () => {
    const ride = await app.ride(ana, { date: '2087-05-01' });
    await app.participate(ride, ben);
    await app.participate(ride, cleo);
    await bell.prefer(cleo, 'RIDE_TOMORROW', false);
    expect(await remind('2087-04-30T20:00:00Z')).toBe(2);
    await bell.join(ben, ride, false);
    expect([await bell.told(ben), await bell.unread(ben), await bell.told(cleo)]).toEqual([[], 0, []]);
    await bell.prefer(cleo, 'RIDE_TOMORROW', true);
  });
});

test('what is older than 90 days is dropped, read or not', async () => {
  const post = await app.post(ana);
  await bell.like(ben, post);
  await bell.follow(cleo, ana);
  await app.run(
    `update notification set at = now() - interval '91 days', since = since - interval '91 days' where kind = 'like'`,
  );
  expect(await forgetNotifications({ ...app.backend, now: new Date() })).toBe(1);
  expect(await bell.told(ana)).toEqual(['FOLLOW cleo 1']);
});
