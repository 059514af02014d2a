import { describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';
import { distancesByUsers } from './distances.ts';

const app = useApp({ TIME_ZONE: 'America/New_York' });

let serial = 0;

/** A member in a time zone who has taken part in rides that start at these local times. */
async function rider(timeZone: string | null, zone: string, starts: Record<string, number>): Promise<Member> {
  serial += 1;
  const member = await app.member(`rider_${serial}`, { timeZone });
  for (const [start, distance] of Object.entries(starts)) {
    const [date = '', time] = start.split(' ');
    await app.ride(member, { date, time, timeZone: zone, distance });
  }
  return member;
}

/** The distances of a member at an instant, for a viewer. The viewer is the member unless another is given. */
async function at(instant: string, { id }: Member, viewer: Member | null = { id, username: '' }) {
  const reader = { viewer, sql: app.backend.sql, now: new Date(instant) };
  const [distances] = await distancesByUsers(reader, [id], app.backend.services.defaultTimeZone);
  return distances && [distances.weeklyDistance, distances.monthlyDistance];
}

describe('the week', () => {
  test('begins on Monday at midnight of the member’s zone', async () => {
    // 16 November 2026 is a Monday.
    const member = await rider('Asia/Tokyo', 'Asia/Tokyo', { '2026-11-15 23:59': 1, '2026-11-16 00:00': 10 });
    expect(await at('2026-11-15T14:59:30Z', member)).toEqual([1, 1]);
    expect(await at('2026-11-15T15:00:30Z', member)).toEqual([10, 11]);
    expect(await at('2026-11-22T14:59:59Z', member)).toEqual([10, 11]);
    expect(await at('2026-11-22T15:00:00Z', member)).toEqual([0, 11]);
  });

  test('reaches back over the edge of a month', async () => {
    // 1 October 2026 is a Thursday.
    const member = await rider('Europe/Berlin', 'Europe/Berlin', {
      '2026-09-27 10:00': 1,
      '2026-09-28 10:00': 10,
      '2026-10-01 00:00': 100,
    });
    expect(await at('2026-10-02T12:00:00Z', member)).toEqual([110, 100]);
  });
});

describe('the month', () => {
  test('begins at midnight of its first day in the member’s zone, wherever the ride was', async () => {
    const member = await rider('America/Los_Angeles', 'Europe/Berlin', {
      // Midnight of 1 November in Los Angeles is 08:00 in Berlin.
      '2026-11-01 07:59': 1,
      '2026-11-01 08:00': 10,
    });
    expect(await at('2026-11-20T00:00:00Z', member)).toEqual([0, 10]);
  });

  test('of the year before is over at New Year', async () => {
    const member = await rider('Pacific/Auckland', 'Pacific/Auckland', {
      '2026-12-31 23:00': 1,
      '2027-01-01 00:30': 10,
    });
    expect(await at('2026-12-31T10:30:00Z', member)).toEqual([1, 1]);
    expect(await at('2026-12-31T12:00:00Z', member)).toEqual([11, 10]);
  });
});

describe('clocks that change', () => {
  const edges = [
    // Sunday 29 March 2026, 02:00 → 03:00: Monday's midnight is an hour earlier in UTC than it was.
    {
      zone: 'Europe/Berlin',
      lastOfWeek: '2026-03-29 23:30',
      firstOfWeek: '2026-03-30 00:00',
      midnight: '2026-03-29T22:00:00Z',
    },
    // Sunday 1 November 2026, 02:00 → 01:00.
    {
      zone: 'America/New_York',
      lastOfWeek: '2026-11-01 23:30',
      firstOfWeek: '2026-11-02 00:00',
      midnight: '2026-11-02T05:00:00Z',
    },
    // Sunday 4 October 2026, 02:00 → 02:30: an island whose clocks change by half an hour.
    {
      zone: 'Australia/Lord_Howe',
      lastOfWeek: '2026-10-04 23:30',
      firstOfWeek: '2026-10-05 00:00',
      midnight: '2026-10-04T13:00:00Z',
    },
  ];

  test.each(edges)(
    'in $zone leave the midnight of Monday where it is',
    async ({ zone, lastOfWeek, firstOfWeek, midnight }) => {
      const member = await rider(zone, zone, { [lastOfWeek]: 1, [firstOfWeek]: 10 });
      const [start] = await app.run<{ starts_at: string }>(
        'select starts_at from ride r join post p on p.id = r.id where p.author_id = $1 and r.distance = 10',
        member.id,
      );
      expect(new Date(start?.starts_at ?? '').toISOString()).toBe(new Date(midnight).toISOString());
      const before = new Date(Date.parse(midnight) - 1).toISOString();
      const after = new Date(Date.parse(midnight) + 1).toISOString();
      expect((await at(before, member))?.[0]).toBe(1);
      expect((await at(after, member))?.[0]).toBe(10);
    },
  );

  test.each(edges)('in $zone do not lose a ride of the day itself', async ({ zone, lastOfWeek }) => {
    const [day = ''] = lastOfWeek.split(' ');
    const member = await rider(zone, zone, { [`${day} 00:00`]: 1, [`${day} 02:15`]: 10, [`${day} 23:59`]: 100 });
    const evening = new Date(Date.parse(`${day}T23:59:00Z`) + 24 * 3600_000).toISOString();
    const monthly = (await at(evening, member))?.[1];
    expect(monthly).toBe(111);
  });
});

test('a member without a zone has that of the instance', async () => {
  // Monday's midnight in New York is 05:00 UTC.
  const member = await rider(null, 'UTC', { '2026-11-16 04:59': 1, '2026-11-16 05:00': 10 });
  expect(await at('2026-11-17T00:00:00Z', member)).toEqual([10, 11]);
});

test('only rides that have started count, those without a date never do', async () => {
  const member = await rider('UTC', 'UTC', { '2026-11-16 10:00': 1, '2026-11-16 12:00': 10 });
  await app.ride(member, { date: null, time: null, distance: 100 });
  expect(await at('2026-11-16T11:00:00Z', member)).toEqual([1, 1]);
  expect(await at('2026-11-16T12:00:00.001Z', member)).toEqual([11, 11]);
});

test('rides joined count, rides left do not; others get the sum of public rides only', async () => {
  const author = await rider('UTC', 'UTC', {});
  const guest = await rider('UTC', 'UTC', {});
  const group = await app.group('Morning riders', author, guest);
  const joined = await app.ride(author, { date: '2026-11-16', distance: 10, privacy: 'group', groupId: group.id });
  await app.ride(author, { date: '2026-11-16', distance: 1 });
  await app.ride(author, { date: '2026-11-16', distance: 100, privacy: 'private' });
  await app.participate(joined, guest);
  expect([await at('2026-11-17T00:00:00Z', author), await at('2026-11-17T00:00:00Z', guest)]).toEqual([
    [111, 111],
    [10, 10],
  ]);
  expect(await at('2026-11-17T00:00:00Z', author, null)).toEqual([1, 1]);
  expect(await at('2026-11-17T00:00:00Z', guest, author)).toEqual([0, 0]);
});

describe('the sums of a participant omit a ride that they may no longer read, which', () => {
  const instant = '2026-11-17T00:00:00Z';
  const hidings = {
    'its author has made private': ({ ride }) => app.run(`update post set privacy = 'private' where id = $1`, ride.id),
    'its author hides by a block': ({ author, guest }) => app.block(author, guest),
    'belongs to a group that the participant has left': async ({ ride, author }) => {
      const { id } = await app.group('Evening riders', author);
      await app.run(`update post set privacy = 'group', group_id = $2 where id = $1`, ride.id, id);
    },
  } satisfies Record<string, (cast: { ride: Made; author: Member; guest: Member }) => Promise<unknown>>;

  test.each(Object.entries(hidings))('%s', async (_name, hide) => {
    const author = await rider('UTC', 'UTC', {});
    const guest = await rider('UTC', 'UTC', { '2026-11-16 10:00': 1 });
    const ride = await app.ride(author, { date: '2026-11-16', distance: 10 });
    await app.participate(ride, guest);
    expect(await at(instant, guest)).toEqual([11, 11]);
    await hide({ ride, author, guest });
    expect(await at(instant, guest)).toEqual([1, 1]);
    expect(await at(instant, author)).toEqual([10, 10]);
  });
});

test('many members are told in one statement, those who never rode included, unknown ids not', async () => {
  const reader = { viewer: null, sql: app.backend.sql, now: new Date('2026-11-17T00:00:00Z') };
  const [one, two] = [await rider('UTC', 'UTC', { '2026-11-16 10:00': 7 }), await rider('UTC', 'UTC', {})];
  const told = await distancesByUsers(reader, [one.id, two.id, newId()], 'UTC');
  expect(told.sort((a, b) => b.weeklyDistance - a.weeklyDistance)).toEqual([
    { userId: one.id, weeklyDistance: 7, monthlyDistance: 7 },
    { userId: two.id, weeklyDistance: 0, monthlyDistance: 0 },
  ]);
});

test('both doors tell the distances of a ride that started a minute ago', async () => {
  // A zone in which it is not midnight now, so that the ride is in this week and in this month.
  const timeZone = new Date().getUTCHours() === 0 ? 'America/Los_Angeles' : 'UTC';
  const member = await app.member('just_back', { timeZone });
  const [date = '', time = ''] = new Date(Date.now() - 60_000).toISOString().split('T');
  await app.ride(member, { date, time: time.slice(0, 5), distance: 33.5 });
  const rest = await app.as(null).get(`/api/users/${member.id}/stats`);
  const graphql = await app.as(null).query(`{ user(id: "${member.id}") { stats { weeklyDistance monthlyDistance } } }`);
  expect(rest.body).toMatchObject(graphql.data.user.stats);
  expect(rest.body).toMatchObject({ weeklyDistance: 33.5, monthlyDistance: 33.5 });
});
