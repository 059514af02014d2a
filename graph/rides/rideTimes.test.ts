import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { isCompleted, ridesByIds } from './rides.ts';

let app: TestApp;
let ada: Member;
beforeAll(async () => {
  app = await startApp();
  ada = await app.member('ada');
});
afterAll(() => app.close());

async function read(id: string) {
  const { data } = await app
    .as(null)
    .query(`{ post(id: "${id}") { ride { date time timeZone startsAt isCompleted } } }`);
  const rest = await app.as(null).get(`/api/posts/${id}`);
  const { date, time, timeZone, startsAt, isCompleted } = rest.body.rideData;
  // The two doors spell instants alike.
  expect({ date, time, timeZone, startsAt, isCompleted }).toEqual(data.post.ride);
  return data.post.ride;
}

const startOf = async (timeZone: string, date: string, time: string): Promise<string> =>
  (await read((await app.ride(ada, { date, time, timeZone })).id)).startsAt;

describe('the start of a ride is the wall clock of its zone', () => {
  test.each([
    // The clocks go from 02:00 to 03:00 on 29 March 2026.
    ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    // From 02:00 to 03:00 on 8 March, back on 1 November.
    ['America/New_York', '2026-03-08', '01:30', '2026-03-08T06:30:00.000Z'],
    ['America/New_York', '2026-03-08', '03:30', '2026-03-08T07:30:00.000Z'],
    ['America/New_York', '2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
    ['America/New_York', '2026-11-01', '02:30', '2026-11-01T07:30:00.000Z'],
    // By half an hour, in the other half of the year: forth on 4 October, back on 5 April.
    ['Australia/Lord_Howe', '2026-10-04', '01:59', '2026-10-03T15:29:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:30', '2026-10-03T15:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '02:30', '2026-04-04T16:00:00.000Z'],
    ['Asia/Kolkata', '2026-07-01', '06:00', '2026-07-01T00:30:00.000Z'],
    ['Asia/Kathmandu', '2026-07-01', '00:00', '2026-06-30T18:15:00.000Z'],
    ['UTC', '2028-02-29', '23:59', '2028-02-29T23:59:00.000Z'],
  ])('%s %s %s is %s', async (timeZone, date, time, startsAt) => {
    expect(await startOf(timeZone, date, time)).toBe(startsAt);
  });

  test.each([
    ['Europe/Berlin', '2026-03-29', '02:30', ['2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z']],
    ['America/New_York', '2026-11-01', '01:30', ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']],
  ])('%s %s %s, which is no time or two, is within the hour', async (timeZone, date, time, candidates) => {
    expect(candidates).toContain(await startOf(timeZone, date, time));
  });
});

describe('a ride is completed', () => {
  test.each([
    ['Europe/Berlin', '2026-06-01T05:00:00.000Z'],
    ['America/New_York', '2026-06-01T11:00:00.000Z'],
    ['Pacific/Auckland', '2026-05-31T19:00:00.000Z'],
  ])('from the instant at which it starts in %s', async (timeZone, start) => {
    const { id } = await app.ride(ada, { date: '2026-06-01', time: '07:00', timeZone });
    const completedAt = async (now: Date) => {
      const [ride] = await ridesByIds({ viewer: null, sql: app.backend.sql, now }, [id]);
      return ride && isCompleted({ viewer: null, sql: app.backend.sql, now }, ride);
    };
    expect(await completedAt(new Date(Date.parse(start) - 1))).toBe(false);
    expect(await completedAt(new Date(start))).toBe(true);
  });

  test('as the clock says that answers the request', async () => {
    const [ago, ahead] = [-2, 2].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString());
    for (const [start = '', completed] of [
      [ago, true],
      [ahead, false],
    ] as const) {
      const { id } = await app.ride(ada, { date: start.slice(0, 10), time: start.slice(11, 16) });
      expect((await read(id)).isCompleted).toBe(completed);
    }
  });

  test.each([
    [null, null],
    ['2020-01-01', null],
    [null, '07:00'],
  ])('never without a date or a time (%s, %s)', async (date, time) => {
    const { id } = await app.ride(ada, { date, time });
    expect(await read(id)).toMatchObject({ date, time, startsAt: null, isCompleted: false });
  });

  test('as the wall clock says when the ride is put off', async () => {
    const { id } = await app.ride(ada, { date: '2020-01-01' });
    expect((await read(id)).isCompleted).toBe(true);
    await app.run(`update ride set date = '2099-01-01' where id = $1`, id);
    expect(await read(id)).toMatchObject({ startsAt: '2099-01-01T07:00:00.000Z', isCompleted: false });
  });
});
