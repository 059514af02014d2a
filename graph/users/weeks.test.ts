import { describe, expect, test, vi } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import type { Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';
import { distancesByUsers } from './distances.ts';
import { weekLists } from './weeks.ts';

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

const readerAt = (instant: string, viewer: Member | null = null) => ({
  viewer,
  sql: app.backend.sql,
  now: new Date(instant),
});

/**
 * The last weeks of a member at an instant, each as [Monday, miles, rides]. The viewer is the member unless another is
 * given.
 */
async function at(instant: string, member: Member, last: number, viewer: Member | null = member) {
  const lists = weekLists(readerAt(instant, viewer), app.backend.services.defaultTimeZone);
  const weeks = await lists.load({ userId: member.id, last });
  return weeks.map(({ weekStart, distance, rideCount }) => [weekStart, distance, rideCount]);
}

describe('the weeks of a member', () => {
  test('run from the oldest to the present one, empty ones included', async () => {
    const member = await rider('UTC', 'UTC', { '2026-10-20 08:00': 5, '2026-11-10 08:00': 7, '2026-11-10 18:00': 8 });
    // 18 November 2026 is a Wednesday.
    expect(await at('2026-11-18T12:00:00Z', member, 5)).toEqual([
      ['2026-10-19', 5, 1],
      ['2026-10-26', 0, 0],
      ['2026-11-02', 0, 0],
      ['2026-11-09', 15, 2],
      ['2026-11-16', 0, 0],
    ]);
    expect(await at('2026-11-18T12:00:00Z', member, 1)).toEqual([['2026-11-16', 0, 0]]);
  });

  test('begin on Monday at midnight of the member’s zone', async () => {
    const member = await rider('Asia/Tokyo', 'Asia/Tokyo', {
      '2026-11-08 23:59': 1,
      '2026-11-09 00:00': 10,
      '2026-11-15 23:59': 100,
      '2026-11-16 00:00': 1000,
    });
    expect(await at('2026-11-16T00:00:00Z', member, 3)).toEqual([
      ['2026-11-02', 1, 1],
      ['2026-11-09', 110, 2],
      ['2026-11-16', 1000, 1],
    ]);
    // Sunday, a second before midnight in Tokyo.
    expect(await at('2026-11-15T14:59:59Z', member, 1)).toEqual([['2026-11-09', 110, 2]]);
    expect(await at('2026-11-15T15:00:00Z', member, 1)).toEqual([['2026-11-16', 0, 0]]);
  });

  test('are those of the member, wherever the ride was', async () => {
    const member = await rider('America/Los_Angeles', 'Europe/Berlin', {
      // Midnight of Monday, 2 November, in Los Angeles is 09:00 in Berlin.
      '2026-11-02 08:59': 1,
      '2026-11-02 09:00': 10,
    });
    expect(await at('2026-11-03T12:00:00Z', member, 2)).toEqual([
      ['2026-10-26', 1, 1],
      ['2026-11-02', 10, 1],
    ]);
  });

  test('reach over months and years', async () => {
    const member = await rider('Pacific/Auckland', 'Pacific/Auckland', {
      '2026-12-27 12:00': 1,
      '2026-12-28 00:00': 10,
      '2027-01-03 23:59': 100,
      '2027-01-04 00:00': 1000,
    });
    expect(await at('2027-01-05T00:00:00Z', member, 3)).toEqual([
      ['2026-12-21', 1, 1],
      ['2026-12-28', 110, 2],
      ['2027-01-04', 1000, 1],
    ]);
  });

  test('of someone without a zone are those of the instance', async () => {
    // Monday's midnight in New York is 05:00 UTC.
    const member = await rider(null, 'UTC', { '2026-11-16 04:59': 1, '2026-11-16 05:00': 10 });
    expect(await at('2026-11-17T00:00:00Z', member, 2)).toEqual([
      ['2026-11-09', 1, 1],
      ['2026-11-16', 10, 1],
    ]);
  });

  test('hold what has started, of one’s own and of others, and nothing that was left', async () => {
    const author = await rider('UTC', 'UTC', {});
    const guest = await rider('UTC', 'UTC', { '2026-11-17 10:00': 1, '2026-11-17 12:00': 10 });
    await app.participate(await app.ride(author, { date: '2026-11-16', distance: 100 }), guest);
    await app.ride(author, { date: '2026-11-16', distance: 1000 });
    await app.ride(guest, { date: null, time: null, distance: 5000 });
    expect(await at('2026-11-17T11:00:00Z', guest, 1)).toEqual([['2026-11-16', 101, 2]]);
    expect(await at('2026-11-17T12:00:00.001Z', guest, 1)).toEqual([['2026-11-16', 111, 3]]);
  });
});

test('sum the climb of the same rides', async () => {
  const instant = '2026-11-17T12:00:00Z';
  const member = await rider('UTC', 'UTC', { '2026-11-17 13:00': 1 });
  const other = await rider('UTC', 'UTC', {});
  await app.ride(member, { date: '2026-11-10', distance: 10, elevation: 100.5 });
  await app.ride(member, { date: '2026-11-16', distance: 10, elevation: 1000 });
  await app.ride(member, { date: '2026-11-16', distance: 10, elevation: 2000, privacy: 'private' });
  await app.participate(await app.ride(other, { date: '2026-11-16', distance: 10, elevation: 4000 }), member);
  const climbs = async (viewer: Member | null) => {
    const lists = weekLists(readerAt(instant, viewer), app.backend.services.defaultTimeZone);
    return (await lists.load({ userId: member.id, last: 3 })).map(({ climb }) => climb);
  };
  expect(await climbs(member)).toEqual([0, 100.5, 7000]);
  expect(await climbs(other)).toEqual([0, 100.5, 5000]);
  expect(await climbs(null)).toEqual([0, 100.5, 5000]);
});

test('count public rides for others, and those that the member may read for the member', async () => {
  const instant = '2026-11-17T12:00:00Z';
  const member = await rider('UTC', 'UTC', { '2026-11-10 08:00': 1, '2026-11-16 08:00': 2 });
  const other = await rider('UTC', 'UTC', {});
  const group = await app.group('Tellers of nothing', member, other);
  await app.ride(member, { date: '2026-11-10', distance: 10, privacy: 'private' });
  await app.ride(member, { date: '2026-11-10', distance: 100, privacy: 'group', groupId: group.id });
  await app.participate(await app.ride(other, { date: '2026-11-16', distance: 1000, privacy: 'private' }), member);
  expect(await at(instant, member, 2)).toEqual([
    ['2026-11-09', 111, 3],
    ['2026-11-16', 2, 1],
  ]);
  const [own] = await distancesByUsers(readerAt(instant, member), [member.id], 'UTC');
  expect(own?.weeklyDistance).toBe(2);
  for (const viewer of [other, null]) {
    const told = await at(instant, member, 2, viewer);
    expect(told).toEqual([
      ['2026-11-09', 1, 1],
      ['2026-11-16', 2, 1],
    ]);
    const [distances] = await distancesByUsers(readerAt(instant, viewer), [member.id], 'UTC');
    expect(distances?.weeklyDistance).toBe(told[1]?.[1]);
  }
});

test('omit a ride whose author has blocked the member', async () => {
  const instant = '2026-11-17T12:00:00Z';
  const member = await rider('UTC', 'UTC', { '2026-11-16 08:00': 2 });
  const other = await rider('UTC', 'UTC', {});
  await app.participate(await app.ride(other, { date: '2026-11-16', distance: 100 }), member);
  expect(await at(instant, member, 1)).toEqual([['2026-11-16', 102, 2]]);
  await app.block(other, member);
  expect(await at(instant, member, 1)).toEqual([['2026-11-16', 2, 1]]);
});

describe('weeks in which the clocks change', () => {
  test.each([
    // 02:00 → 03:00 on Sunday: the week has 167 hours.
    { zone: 'Europe/Berlin', monday: '2026-03-23', sunday: '2026-03-29', next: '2026-03-30', hours: 167 },
    // 02:00 → 01:00 on Sunday: 169 hours.
    { zone: 'America/New_York', monday: '2026-10-26', sunday: '2026-11-01', next: '2026-11-02', hours: 169 },
    // An island whose clocks change by half an hour.
    { zone: 'Australia/Lord_Howe', monday: '2026-09-28', sunday: '2026-10-04', next: '2026-10-05', hours: 167.5 },
    // 24:00 of Saturday → 23:00: midnight of Sunday occurs twice.
    { zone: 'America/Havana', monday: '2026-10-26', sunday: '2026-11-01', next: '2026-11-02', hours: 169 },
  ])('in $zone keep their midnights', async ({ zone, monday, sunday, next, hours }) => {
    const member = await rider(zone, zone, {
      [`${monday} 00:00`]: 1,
      [`${sunday} 00:30`]: 10,
      [`${sunday} 02:15`]: 100,
      [`${sunday} 23:59`]: 1000,
      [`${next} 00:00`]: 10_000,
    });
    const starts = await app.run<{ starts_at: string }>(
      'select starts_at from ride r join post p on p.id = r.id where p.author_id = $1 and r.distance in (1, 10000) order by 1',
      member.id,
    );
    const [begin = 0, end = 0] = starts.map((row) => new Date(row.starts_at).getTime());
    expect((end - begin) / 3_600_000).toBe(hours);
    expect(await at(new Date(end + 1000).toISOString(), member, 2)).toEqual([
      [monday, 1111, 4],
      [next, 10_000, 1],
    ]);
    expect(await at(new Date(end - 1).toISOString(), member, 1)).toEqual([[monday, 1111, 4]]);
  });

  test('and the last one is always the distance of this week', async () => {
    const starts = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => {
        const start = new Date(Date.UTC(2026, 8, 20) + index * 7 * 3_600_000).toISOString();
        return [`${start.slice(0, 10)} ${start.slice(11, 16)}`, index + 1];
      }),
    );
    const member = await rider('Asia/Beirut', 'UTC', starts);
    for (let hour = 0; hour < 24 * 60; hour += 11) {
      const instant = new Date(Date.UTC(2026, 8, 20, 0, 30) + hour * 3_600_000).toISOString();
      const [distances] = await distancesByUsers(readerAt(instant), [member.id], 'UTC');
      expect((await at(instant, member, 3)).at(-1)?.[1]).toBe(distances?.weeklyDistance);
    }
  });
});

test('many members and many lengths are told by one statement that reads each member once, unknown ids nothing', async () => {
  const one = await rider('UTC', 'UTC', { '2026-11-16 10:00': 7 });
  const two = await rider('Asia/Tokyo', 'UTC', { '2026-11-16 10:00': 8 });
  const reader = readerAt('2026-11-17T00:00:00Z');
  const sql = vi.spyOn(reader, 'sql');
  const loader = weekLists(reader, 'UTC');
  const keys = [one, two].flatMap(({ id }) => [1, 12, 104].map((last) => ({ userId: id, last })));
  const nobody = newId();
  const lists = await Promise.all([...keys, { userId: nobody, last: 3 }].map((key) => loader.load(key)));
  expect(sql).toHaveBeenCalledTimes(1);
  const [, [ids, , , lengths] = []] = sql.mock.calls[0] ?? [];
  expect({ ids, lengths }).toEqual({ ids: [one.id, two.id, nobody], lengths: [104, 104, 3] });
  expect(lists.map(({ length }) => length)).toEqual([1, 12, 104, 1, 12, 104, 0]);
  expect(lists.slice(0, 6).map((weeks) => weeks.at(-1)?.distance)).toEqual([7, 7, 7, 8, 8, 8]);
});

describe('UserStats.weeks', () => {
  const document = `query ($id: ID!, $last: Int) { user(id: $id) { stats { weeks(last: $last) { weekStart distance climb rideCount } } } }`;

  test('tells anyone twelve weeks unless asked otherwise', async () => {
    const member = await rider('UTC', 'UTC', {});
    const minuteAgo = new Date(Date.now() - 60_000).toISOString();
    await app.ride(member, {
      date: minuteAgo.slice(0, 10),
      time: minuteAgo.slice(11, 16),
      distance: 33.5,
      elevation: 1200,
    });
    for (const viewer of [null, member]) {
      const { data } = await app.as(viewer).query(document, { id: member.id });
      const { weeks } = data.user.stats;
      expect(weeks).toHaveLength(12);
      const ridden = weeks.filter(({ rideCount }: { rideCount: number }) => rideCount > 0);
      const weekStart = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
      expect(ridden).toEqual([{ weekStart, distance: 33.5, climb: 1200, rideCount: 1 }]);
      for (const { weekStart } of weeks) expect(new Date(weekStart).getUTCDay()).toBe(1);
    }
  });

  test.each([0, -1, 105])('refuses %i weeks', async (last) => {
    const member = await rider('UTC', 'UTC', {});
    const { error } = await app.as(null).query(document, { id: member.id, last });
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'last' });
  });
});
