import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../test/caller.ts';
import { expectCountersHold } from '../test/expectCountersHold.ts';
import type { Member } from '../test/factories.ts';
import { bareRide } from '../test/rideDoors.ts';
import { type SeriesDoor, seriesDoors } from '../test/seriesDoors.ts';
import { useApp } from '../test/useApp.ts';

// A ride every Tuesday with pace groups and a leader of each.

const app = useApp({ RATE_LIMITS: '{"writes": 100000, "reads": 100000, "texts": 100000}' });
let ada: Member;
let ben: Member;
let carl: Member;
let dan: Member;
/** The posts of the four dates. */
let dates: readonly [string, string, string, string];
const brisk = { letter: 'A', name: 'Brisk', distance: 31 };
const steady = { letter: 'B', name: 'Steady', distance: 24, places: 1 };
const rideData = { ...bareRide, date: '2086-06-04', time: '18:30', timeZone: 'Europe/Berlin' };
const [graphql] = seriesDoors as [SeriesDoor];

beforeEach(async () => {
  await app.run('delete from post; delete from "user"');
  ({ ada, ben, carl, dan } = await app.cast('ada', 'ben', 'carl', 'dan'));
  const input = { rideData: { ...rideData, paceGroups: [brisk, steady] }, repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=4' };
  const { fault, id } = await graphql.create(app.as(ada), input);
  expect(fault).toBeNull();
  const posts = (await graphql.read(app.as(ada), id)).dates?.map(({ postId }) => postId);
  dates = posts as [string, string, string, string];
});
afterEach(() => expectCountersHold(app));

const groupOf = async (postId: string, letter: string) => {
  const { body } = await app.as(null).get(`/api/rides/${postId}/pace-groups`);
  return body.find((group: { letter: string }) => group.letter === letter)?.id;
};
/** The letter in which a member rides on each date, `?` with which they wait, and - for no group. Null without a place. */
async function lettersOf(member: Member): Promise<(string | null)[]> {
  const rows = await app.run<{ letter: string | null }>(
    `select coalesce(
       (select coalesce(g.letter, '-') from ride_participant rp left join pace_group g on g.id = rp.pace_group_id where rp.post_id = r.id and rp.user_id = $1),
       (select coalesce(g.letter, '-') || '?' from ride_waiting w left join pace_group g on g.id = w.pace_group_id where w.post_id = r.id and w.user_id = $1)
     ) as letter from ride r order by r.starts_at`,
    member.id,
  );
  return rows.map(({ letter }) => letter);
}
const joinOne = async (member: Member, postId: string, letter?: string) =>
  app.as(member).post(`/api/rides/${postId}/join`, { paceGroupId: letter && (await groupOf(postId, letter)) });
const edit = async (postId: string, paceGroups: object[], date: string) =>
  expect(await graphql.update(app.as(ada), postId, { rideData: { ...rideData, date, paceGroups } })).toBeNull();
const noticesOf = async (member: Member) => {
  const { data } = await app.as(member).query('{ notifications(first: 20) { nodes { kind post { id } } } }');
  return data.notifications.nodes.map(({ kind, post }: { kind: string; post: { id: string } }) => [kind, post.id]);
};

describe.each(seriesDoors)('a pace group of a series by $name', (door) => {
  test('is joined on every date, and on new ones; a full date is waited for, and one without the letter is joined without a group', async () => {
    await joinOne(dan, dates[1], 'B');
    await edit(dates[2], [brisk], '2086-06-18');
    expect(await door.join(app.as(ben), dates[0], await groupOf(dates[0], 'B'))).toBeNull();
    expect(await lettersOf(ben)).toEqual(['B', 'B?', '-', 'B']);
    expect(await door.join(app.as(carl), dates[3], await groupOf(dates[3], 'B'))).toBeNull();
    expect(await lettersOf(carl)).toEqual(['B?', 'B?', '-', 'B?']);
    // The group of another date, and no group at all.
    const unknown = { code: 'NOT_FOUND', message: 'Pace group not found' };
    for (const id of [await groupOf(dates[1], 'B'), ben.id, 'no id'])
      expect(await door.join(app.as(dan), dates[0], id)).toMatchObject(unknown);
    expect((await door.read(app.as(dan), dates[0])).isJoined).toBe(false);
    expect((await door.extend(app.as(ada), dates[0], '2086-07-10')).fault).toBeNull();
    expect([await lettersOf(ben), await lettersOf(carl), await lettersOf(ada)]).toEqual([
      ['B', 'B?', '-', 'B', 'B', 'B'],
      ['B?', 'B?', '-', 'B?', 'B?', 'B?'],
      Array.from({ length: 6 }, () => '-'),
    ]);
    const { joinedSeries } = (await app.as(ben).get(`/api/users/${ben.id}/export`)).body;
    expect(joinedSeries).toEqual([expect.objectContaining({ paceGroup: 'B', leads: false })]);
  });

  test('is moved to where it has a place, as on one date', async () => {
    await joinOne(dan, dates[1], 'B');
    await joinOne(ben, dates[0], 'A');
    await joinOne(ben, dates[1], 'A');
    await edit(dates[2], [brisk], '2086-06-18');
    await joinOne(ben, dates[2], 'A');
    const join = async (letter?: string) =>
      expect(await door.join(app.as(ben), dates[0], letter && (await groupOf(dates[0], letter)))).toBeNull();
    await join();
    expect(await lettersOf(ben)).toEqual(['A', 'A', 'A', '-']);
    await join('B');
    expect(await lettersOf(ben)).toEqual(['B', 'A', 'A', 'B']);
    await door.join(app.as(carl), dates[0], await groupOf(dates[0], 'B'));
    expect(await lettersOf(carl)).toEqual(['B?', 'B?', '-', 'B?']);
    // The place that a member leaves is given to the next.
    await join('A');
    expect([await lettersOf(ben), await lettersOf(carl)]).toEqual([
      ['A', 'A', 'A', 'A'],
      ['B', 'B?', '-', 'B'],
    ]);
    // Without a group, the member keeps the letter.
    await app.as(ben).delete(`/api/rides/${dates[3]}/leave/${ben.id}`);
    await join();
    expect(await lettersOf(ben)).toEqual(['A', 'A', 'A', 'A']);
  });
});

test('a new date gives the places of its ride to those who have a place in their group', async () => {
  await app.run('update ride set places = 3');
  for (const member of [ben, carl]) await graphql.join(app.as(member), dates[0], await groupOf(dates[0], 'B'));
  await graphql.join(app.as(dan), dates[0], await groupOf(dates[0], 'A'));
  await graphql.extend(app.as(ada), dates[0], '2086-07-03');
  expect([await lettersOf(ben), await lettersOf(carl), await lettersOf(dan)]).toEqual(
    ['B', 'B?', 'A'].map((letter) => Array.from({ length: 5 }, () => letter)),
  );
});

interface Leading {
  postId: string;
  leads: boolean;
  laterDates?: boolean;
}
const leaderDoors = [
  {
    name: 'GraphQL',
    async set(caller: Caller, userId: string, leading: Leading) {
      const text = `mutation ($postId: ID!, $userId: ID!, $leads: Boolean!, $laterDates: Boolean) {
        setRideLeader(postId: $postId, userId: $userId, leads: $leads, laterDates: $laterDates) { ride { id } }
      }`;
      return (await caller.query(text, { userId, ...leading })).error;
    },
  },
  {
    name: 'REST',
    async set(caller: Caller, userId: string, { postId, leads, laterDates }: Leading) {
      const path = `/api/rides/${postId}/leaders/${userId}`;
      const { status, body } = leads
        ? await caller.put(path, { laterDates })
        : await caller.delete(`${path}${laterDates ? '?laterDates=true' : ''}`);
      return status < 400 ? null : body;
    },
  },
];
/** Whether a member leads each date. */
async function ledBy(member: Member): Promise<boolean[]> {
  const rows = await app.run<{ leads: boolean }>(
    `select exists (select from ride_participant rp where rp.post_id = r.id and rp.user_id = $1 and rp.leads_since is not null) as leads
     from ride r order by r.starts_at`,
    member.id,
  );
  return rows.map(({ leads }) => leads);
}

describe.each(leaderDoors)('a co-leader of later dates by $name', ({ set }) => {
  test('leads the joined ones and new ones, is notified once, and leads none when that ends', async () => {
    await graphql.join(app.as(ben), dates[0], await groupOf(dates[0], 'B'));
    await app.as(ben).delete(`/api/rides/${dates[2]}/leave/${ben.id}`);
    const later = { postId: dates[1], laterDates: true };
    expect(await set(app.as(ben), ben.id, { ...later, leads: true })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await set(app.as(ada), carl.id, { ...later, leads: true })).toMatchObject({ code: 'BAD_USER_INPUT' });
    for (const _again of [1, 2]) expect(await set(app.as(ada), ben.id, { ...later, leads: true })).toBeNull();
    expect(await ledBy(ben)).toEqual([false, true, false, true]);
    expect(await noticesOf(ben)).toEqual([['LEADER_NAMED', dates[1]]]);
    await graphql.extend(app.as(ada), dates[0], '2086-07-03');
    expect(await ledBy(ben)).toEqual([false, true, false, true, true]);
    const newest = (await graphql.read(app.as(ada), dates[0])).dates?.at(-1)?.postId;
    const groups = (await app.as(null).get(`/api/rides/${newest}/pace-groups`)).body;
    expect(groups.map(({ leaders }: { leaders: Member[] }) => leaders.map(({ username }) => username))).toEqual([
      [],
      ['ben'],
    ]);
    const { joinedSeries } = (await app.as(ben).get(`/api/users/${ben.id}/export`)).body;
    expect(joinedSeries).toEqual([expect.objectContaining({ paceGroup: 'B', leads: true })]);
    // One date alone, then all by the leader.
    expect(await set(app.as(ada), ben.id, { postId: dates[3], leads: false })).toBeNull();
    expect(await ledBy(ben)).toEqual([false, true, false, false, true]);
    expect(await set(app.as(ben), ben.id, { ...later, leads: false })).toBeNull();
    await graphql.extend(app.as(ada), dates[0], '2086-07-10');
    expect(await ledBy(ben)).toEqual(Array.from({ length: 6 }, () => false));
  });

  test('leads no new ones after their leading has ended on each date, and uses no place of a co-leader', async () => {
    const crowd = await Promise.all(Array.from({ length: 5 }, (_, index) => app.member(`rider${index}`)));
    for (const member of crowd) {
      await graphql.join(app.as(member), dates[0]);
      expect(await set(app.as(ada), member.id, { postId: dates[0] ?? '', leads: true, laterDates: true })).toBeNull();
      for (const postId of dates) expect(await set(app.as(ada), member.id, { postId, leads: false })).toBeNull();
    }
    await graphql.join(app.as(ben), dates[0]);
    expect(await set(app.as(ada), ben.id, { postId: dates[0] ?? '', leads: true, laterDates: true })).toBeNull();
    await graphql.extend(app.as(ada), dates[0], '2086-07-03');
    for (const member of crowd) expect((await ledBy(member)).includes(true)).toBe(false);
    expect((await ledBy(ben)).at(-1)).toBe(true);
    // They lead a date again, and still have the mark.
    expect(await set(app.as(ada), ben.id, { postId: dates[1] ?? '', leads: false })).toBeNull();
    for (const member of crowd)
      expect(await set(app.as(ada), member.id, { postId: dates[1] ?? '', leads: true })).toBeNull();
    await graphql.extend(app.as(ada), dates[0], '2086-07-10');
    const led = await Promise.all([...crowd, ben].map(ledBy));
    expect(led.filter((each) => each.at(-1))).toHaveLength(5);
  });

  test('needs a series, and a place among the co-leaders of each date', async () => {
    const { id } = await graphql.create(app.as(ada), { rideData });
    await joinOne(ben, id);
    const fault = { code: 'BAD_USER_INPUT', message: 'Only a ride of a series has later dates' };
    for (const leads of [true, false])
      expect(await set(app.as(ada), ben.id, { postId: id, leads, laterDates: true })).toMatchObject(fault);
    const crowd = await Promise.all(Array.from({ length: 5 }, (_, index) => app.member(`rider${index}`)));
    for (const member of crowd) {
      await joinOne(member, dates[3]);
      expect(await set(app.as(ada), member.id, { postId: dates[3], leads: true })).toBeNull();
    }
    await graphql.join(app.as(ben), dates[0]);
    const full = 'This or a later date has 5 co-leaders, which is the maximum';
    expect(await set(app.as(ada), ben.id, { postId: dates[1], leads: true, laterDates: true })).toMatchObject({
      message: full,
    });
    expect((await ledBy(ben)).includes(true)).toBe(false);
  });
});
