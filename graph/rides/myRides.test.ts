import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { clientDocument } from '../test/clientDocument.ts';
import type { Made, Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
beforeAll(async () => {
  ada = await app.member('ada');
});
beforeEach(async () => {
  ben = await app.member(`ben_${newId().slice(-12)}`);
});

const scopes = ['GOING', 'LED', 'PAST'] as const;
const counts = 'rideCounts { going led saved past }';
const listsDocument = `query ($id: ID!) { user(id: $id) {
  GOING: rides { nodes { content } }
  LED: rides(scope: LED) { nodes { content } }
  PAST: rides(scope: PAST) { nodes { content } }
  ${counts}
} }`;

/** The texts of each list of a member, as a viewer reads them, and the counts. */
async function listsOf(member: Member, viewer: Member | null = member) {
  const { data, error } = await app.as(viewer).query(listsDocument, { id: member.id });
  expect(error).toBeNull();
  const texts = scopes.map((scope) => data.user[scope]?.nodes.map(({ content }: { content: string }) => content));
  return [...texts, data.user.rideCounts];
}

const joined = async (date: string | null, content: string, more: Partial<Parameters<typeof app.ride>[1]> = {}) => {
  const ride = await app.ride(ada, { date, content, ...more });
  await app.participate(ride, ben);
  return ride;
};

describe('the rides of a member', () => {
  test('are those they ride along, those they lead and those that are over, in the order of their start', async () => {
    await joined('2087-05-02', 'later');
    await joined('2087-05-01', 'sooner');
    await joined('2021-05-01', 'long ago');
    await joined('2022-05-01', 'a while ago');
    const [led, over] = [
      await app.ride(ben, { date: '2087-06-01', content: 'led' }),
      await app.ride(ben, { date: '2023-06-01', content: 'led before' }),
    ];
    for (const { id } of [led, over]) await app.run('delete from ride_participant where post_id = $1', id);
    expect(await listsOf(ben)).toEqual([
      ['sooner', 'later'],
      ['led'],
      ['led before', 'a while ago', 'long ago'],
      { going: 2, led: 1, saved: 0, past: 3 },
    ]);
  });

  test('omit rides without date or time', async () => {
    await joined(null, 'some day');
    await joined('2087-05-01', 'some time', { time: null });
    expect(await listsOf(ben)).toEqual([[], [], [], { going: 0, led: 0, saved: 0, past: 0 }]);
  });

  test('are read by the member alone', async () => {
    await joined('2087-05-01', 'sooner');
    for (const viewer of [ada, null]) {
      expect(await listsOf(ben, viewer)).toEqual([undefined, undefined, undefined, null]);
    }
  });

  test('omit a ride that the member may no longer read, until they may again', async () => {
    const club = await app.group(`Club ${newId()}`, ada, ben);
    const [shared, over] = [
      await joined('2087-05-01', 'club ride', { privacy: 'group', groupId: club.id }),
      await joined('2021-05-01', 'club ride before', { privacy: 'group', groupId: club.id }),
    ];
    for (const { id } of [shared, over]) await app.as(ben).post(`/api/rides/${id}/save`);
    const seen = [['club ride'], [], ['club ride before'], { going: 1, led: 0, saved: 2, past: 1 }];
    const unseen = [[], [], [], { going: 0, led: 0, saved: 0, past: 0 }];
    expect(await listsOf(ben)).toEqual(seen);
    await app.run('delete from group_member where group_id = $1 and user_id = $2', club.id, ben.id);
    expect(await listsOf(ben)).toEqual(unseen);
    await app.run('insert into group_member (group_id, user_id) values ($1, $2)', club.id, ben.id);
    expect(await listsOf(ben)).toEqual(seen);
    await app.mute(ben, ada);
    expect(await listsOf(ben)).toEqual(unseen);
    await app.run('delete from mute where muter_id = $1', ben.id);
    await app.block(ada, ben);
    expect(await listsOf(ben)).toEqual(unseen);
    await app.run('delete from block where blocked_id = $1', ben.id);
    await app.as(ada).delete(`/api/posts/${shared.id}`);
    expect((await listsOf(ben))[0]).toEqual([]);
  });

  test('change as the member joins and leaves', async () => {
    const { id } = await app.ride(ada, { date: '2087-05-01', content: 'club ride' });
    const set = (participating: boolean) =>
      app.as(ben).query(
        `mutation ($id: ID!, $participating: Boolean!) { setRideParticipation(postId: $id, participating: $participating) {
           viewer { rides { nodes { id } } ${counts} } } }`,
        { id, participating },
      );
    const { viewer: member } = (await set(true)).data.setRideParticipation;
    expect(member).toEqual({ rides: { nodes: [{ id }] }, rideCounts: { going: 1, led: 0, saved: 0, past: 0 } });
    const { viewer: again } = (await set(false)).data.setRideParticipation;
    expect(again).toEqual({ rides: { nodes: [] }, rideCounts: { going: 0, led: 0, saved: 0, past: 0 } });
  });

  test.each(scopes)('are paged by cursor: %s', async (scope) => {
    const days = ['01', '02', '03', '04', '05'];
    for (const day of days) {
      if (scope === 'LED') await app.ride(ben, { date: `2087-05-${day}`, content: day });
      else await joined(`${scope === 'PAST' ? 2021 : 2087}-05-${day}`, day);
    }
    // The page of rides that start at once continues by id.
    if (scope === 'GOING') await joined('2087-05-05', '05');
    const ask = async (after: string | null) => {
      const { data, error } = await app.as(ben).query(
        `query ($scope: MyRideScope!, $after: String) { viewer { rides(scope: $scope, first: 2, after: $after) {
          nodes { id content } pageInfo { hasNextPage endCursor } } } }`,
        { scope, after },
      );
      expect(error).toBeNull();
      return data.viewer.rides;
    };
    const found: { id: string; content: string }[] = [];
    let page = await ask(null);
    found.push(...page.nodes);
    while (page.pageInfo.hasNextPage) {
      page = await ask(page.pageInfo.endCursor);
      found.push(...page.nodes);
    }
    const expected = scope === 'GOING' ? [...days, '05'] : days;
    expect(found.map(({ content }) => content)).toEqual(scope === 'PAST' ? expected.toReversed() : expected);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    const foreign = await app.as(ben).query('query ($after: String) { savedRides(after: $after) { nodes { id } } }', {
      after: page.pageInfo.endCursor,
    });
    expect(foreign.error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
  });

  test('are counted up to 100', async () => {
    const insert = `insert into post (id, author_id, content, privacy, is_ride)
      select gen_random_uuid(), $1, 'many', 'public', true from generate_series(1, 105) returning id`;
    const made = await app.run<Made>(insert, ben.id);
    await app.run(
      `insert into ride (id, distance, date, time, time_zone) select *, 20, '2087-05-01', '07:00', 'UTC' from unnest($1::uuid[])`,
      made.map(({ id }) => id),
    );
    expect((await listsOf(ben))[3]).toEqual({ going: 0, led: 100, saved: 0, past: 0 });
  });
});

test.each([
  ['GOING', 6],
  ['LED', 6],
  ['PAST', 6],
  ['saved', 9],
] as const)('the client’s page of My rides, %s, costs %i statements however long it is', async (tab, count) => {
  const isSaved = tab === 'saved';
  const add = async (day: number) => {
    const date = `${tab === 'PAST' ? 2021 : 2087}-05-0${day}`;
    const ride = await app.ride(tab === 'LED' ? ben : ada, { date });
    if (tab !== 'LED') await app.participate(ride, ben);
    if (isSaved) await app.as(ben).post(`/api/rides/${ride.id}/save`);
  };
  const cost = (length: number) =>
    countSql(app, async () => {
      const variables = { scope: isSaved ? 'GOING' : tab, isSaved };
      const { data, error } = await app.as(ben).query(clientDocument('MyRides'), variables);
      const { edges } = isSaved ? data.savedRides : data.viewer.rides;
      expect([error, edges.length]).toEqual([null, length]);
    });
  await add(1);
  await cost(1);
  const one = await cost(1);
  for (const day of [2, 3, 4, 5, 6]) await add(day);
  expect([one, await cost(6)]).toEqual([count, count]);
});

test('the next ride costs one statement more than its member, and nothing for others', async () => {
  await joined('2087-05-01', 'sooner');
  const ask = (fields: string) => () => app.as(ben).query(`{ viewer { id ${fields} } }`);
  const next = 'rides(first: 1) { nodes { id content ride { startsAt } } }';
  await ask(next)();
  expect([await countSql(app, ask('')), await countSql(app, ask(next))]).toEqual([2, 3]);
  const others = () => app.as(ben).query(`{ user(id: "${ada.id}") { id ${next} ${counts} } }`);
  expect(await countSql(app, others)).toBe(2);
});
