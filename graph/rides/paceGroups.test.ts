import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBoard } from '../test/boards.ts';
import type { Caller } from '../test/caller.ts';
import { expectCountersHold } from '../test/expectCountersHold.ts';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ RATE_LIMITS: '{"writes": 100000, "reads": 100000}' });
let ada: Member;
let ben: Member;
let cleo: Member;
let dan: Member;
let ride: Made;
const brisk = { letter: 'A', name: 'Brisk', distance: 31, pace: '17–19 mph', places: 1 };
const easy = { letter: 'C', name: 'Easy', distance: 18 };
beforeEach(async () => {
  await app.run('truncate "user", "group" cascade');
  ({ ada, ben, cleo, dan } = await app.cast('ada', 'ben', 'cleo', 'dan'));
  ride = await app.ride(ada, { content: 'Mill loop', date: '2087-05-01' });
  expect(await edit({ paceGroups: [easy, brisk] })).toBeNull();
});
afterEach(() => expectCountersHold(app));

const facts = { distance: 20, date: '2087-05-01', time: '07:00' };
const edit = async (rideData: object) => {
  const { status, body } = await app.as(ada).put(`/api/posts/${ride.id}`, { rideData: { ...facts, ...rideData } });
  return status === 200 ? null : body;
};
interface Group {
  id: string;
  letter: string;
  taken: number;
  waiting: number;
  isFull: boolean;
  isMine: boolean;
  isWaiting: boolean;
  leaders: Member[];
}
const groupsFor = async (member: Member | null): Promise<Group[]> =>
  (await app.as(member).get(`/api/rides/${ride.id}/pace-groups`)).body;
const idOf = async (letter: string) => (await groupsFor(null)).find((group) => group.letter === letter)?.id ?? '';
const ridersIn = async (letter: string) => {
  const rows = await app.run<{ username: string }>(
    `select username from ride_participant rp join "user" u on u.id = rp.user_id join pace_group g on g.id = rp.pace_group_id
     where rp.post_id = $1 and g.letter = $2 order by 1`,
    ride.id,
    letter,
  );
  return rows.map(({ username }) => username);
};
const join = async (member: Member, letter: string) =>
  app.as(member).post(`/api/rides/${ride.id}/join`, { paceGroupId: await idOf(letter) });
const wait = async (member: Member, letter?: string) =>
  app.as(member).put(`/api/rides/${ride.id}/waiting`, letter ? { paceGroupId: await idOf(letter) } : {});
const leave = (member: Member) => app.as(member).delete(`/api/rides/${ride.id}/leave/${member.id}`);

interface Outcome {
  fault: { code: string; message: string } | null;
}
const doors = [
  {
    name: 'GraphQL',
    async join(caller: Caller, paceGroupId: string): Promise<Outcome> {
      const text = `mutation ($postId: ID!, $paceGroupId: ID) {
        setRideParticipation(postId: $postId, participating: true, paceGroupId: $paceGroupId) { ride { paceGroups { viewerIsIn } } }
      }`;
      const { error } = await caller.query(text, { postId: ride.id, paceGroupId });
      return { fault: error };
    },
    async wait(caller: Caller, paceGroupId: string): Promise<Outcome> {
      const text = `mutation ($postId: ID!, $paceGroupId: ID) {
        setRideWaiting(postId: $postId, waiting: true, paceGroupId: $paceGroupId) { ride { id } }
      }`;
      const { error } = await caller.query(text, { postId: ride.id, paceGroupId });
      return { fault: error };
    },
  },
  {
    name: 'REST',
    async join(caller: Caller, paceGroupId: string): Promise<Outcome> {
      const { status, body } = await caller.post(`/api/rides/${ride.id}/join`, { paceGroupId });
      return { fault: status >= 400 ? body : null };
    },
    async wait(caller: Caller, paceGroupId: string): Promise<Outcome> {
      const { status, body } = await caller.put(`/api/rides/${ride.id}/waiting`, { paceGroupId });
      return { fault: status >= 400 ? body : null };
    },
  },
];

describe.each(doors)('a pace group by $name', ({ join, wait }) => {
  test('is joined, full, and left for another one', async () => {
    const [a, c] = [await idOf('A'), await idOf('C')];
    expect(await join(app.as(ben), a)).toEqual({ fault: null });
    expect(await join(app.as(ben), a)).toEqual({ fault: null });
    expect(await ridersIn('A')).toEqual(['ben']);
    expect((await join(app.as(cleo), a)).fault).toMatchObject({
      code: 'CONFLICT',
      message: 'This pace group is full. You can join its waiting list.',
    });
    expect(await join(app.as(cleo), c)).toEqual({ fault: null });
    expect((await join(app.as(cleo), a)).fault?.message).toBe(
      'This pace group is full. You keep your place in the ride.',
    );
    expect((await wait(app.as(cleo), a)).fault?.code).toBe('CONFLICT');
    expect(await ridersIn('C')).toEqual(['cleo']);
    expect(await join(app.as(ben), c)).toEqual({ fault: null });
    expect(await ridersIn('C')).toEqual(['ben', 'cleo']);
    for (const unknown of [ride.id, 'no id'])
      expect((await join(app.as(dan), unknown)).fault).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Pace group not found',
      });
  });

  test('has a queue of its own, in the order of asking', async () => {
    const [a, c] = [await idOf('A'), await idOf('C')];
    await join(app.as(ben), a);
    await edit({ paceGroups: [brisk, { ...easy, places: 1 }] });
    await join(app.as(ada), c);
    await wait(app.as(cleo), a);
    await wait(app.as(dan), c);
    const eve = await app.member('eve');
    await wait(app.as(eve), a);
    const text =
      'query ($id: ID!) { post(id: $id) { ride { viewerWaitingPosition paceGroups { letter waitingCount viewerIsWaiting } } } }';
    expect((await app.as(eve).query(text, { id: ride.id })).data.post.ride).toEqual({
      viewerWaitingPosition: 2,
      paceGroups: [
        { letter: 'A', waitingCount: 2, viewerIsWaiting: true },
        { letter: 'C', waitingCount: 1, viewerIsWaiting: false },
      ],
    });
    expect((await app.as(dan).query(text, { id: ride.id })).data.post.ride.viewerWaitingPosition).toBe(1);
    await leave(ada);
    expect([await ridersIn('A'), await ridersIn('C')]).toEqual([['ben'], ['dan']]);
    await leave(ben);
    expect(await ridersIn('A')).toEqual(['cleo']);
    expect((await app.as(eve).query(text, { id: ride.id })).data.post.ride.viewerWaitingPosition).toBe(1);
    await wait(app.as(eve), c);
    await leave(cleo);
    expect([await ridersIn('A'), await ridersIn('C')]).toEqual([[], ['dan']]);
  });
});

test('a place in the ride and one in the group are both needed', async () => {
  await join(ben, 'A');
  await edit({ places: 3, paceGroups: [{ ...brisk, places: 2 }, easy] });
  await join(cleo, 'C');
  const eve = await app.member('eve');
  await wait(eve, 'A');
  await wait(dan, 'C');
  expect((await groupsFor(eve)).map(({ letter, isFull, isWaiting }) => [letter, isFull, isWaiting])).toEqual([
    ['A', true, true],
    ['C', true, false],
  ]);
  await leave(cleo);
  expect([await ridersIn('A'), await ridersIn('C')]).toEqual([['ben', 'eve'], []]);
  await edit({ places: null });
  expect(await ridersIn('C')).toEqual(['dan']);
});

test('who moves to another group gives the place to the first who waits for it', async () => {
  await join(ben, 'A');
  await wait(cleo, 'A');
  const live = await (await app.live(cleo)).follow(
    'subscription { notificationActivity { kind notification { kind } } }',
  );
  await join(ben, 'C');
  expect([await ridersIn('A'), await ridersIn('C')]).toEqual([['cleo'], ['ben']]);
  expect(await live.next()).toEqual({ kind: 'NOTIFIED', notification: { kind: 'PLACE_GIVEN' } });
});

test('more places of a group give as many, fewer remove nobody', async () => {
  await join(ben, 'A');
  for (const member of [cleo, dan]) await wait(member, 'A');
  await edit({ paceGroups: [{ ...brisk, places: 2 }, easy] });
  expect(await ridersIn('A')).toEqual(['ben', 'cleo']);
  await edit({ paceGroups: [{ ...brisk, places: null }, easy] });
  expect(await ridersIn('A')).toEqual(['ben', 'cleo', 'dan']);
  await edit({ paceGroups: [brisk, easy] });
  expect(await ridersIn('A')).toEqual(['ben', 'cleo', 'dan']);
  expect((await groupsFor(null))[0]).toMatchObject({ taken: 3, places: 1, isFull: true });
});

test('a removed group leaves its riders in the ride, who are told, and those who waited for it get other places', async () => {
  await join(ben, 'A');
  await join(dan, 'C');
  await wait(cleo, 'A');
  await edit({ paceGroups: [{ ...easy, name: 'Social' }] });
  expect((await groupsFor(null)).map(({ letter }) => letter)).toEqual(['C']);
  expect(await ridersIn('C')).toEqual(['dan']);
  expect((await app.as(ben).get(`/api/rides/${ride.id}/participants/count`)).body).toEqual({ count: 4 });
  const text =
    '{ notifications(first: 9) { nodes { kind rideChange { before { paceGroup date } after { paceGroup date } } } } }';
  const told = async (member: Member) => (await app.as(member).query(text)).data.notifications.nodes;
  const change = {
    before: { paceGroup: 'A · Brisk', date: '2087-05-01' },
    after: { paceGroup: null, date: '2087-05-01' },
  };
  expect(await told(ben)).toEqual([{ kind: 'RIDE_CHANGED', rideChange: change }]);
  expect(await told(cleo)).toEqual(
    expect.arrayContaining([
      { kind: 'RIDE_CHANGED', rideChange: change },
      { kind: 'PLACE_GIVEN', rideChange: null },
    ]),
  );
  expect(await told(dan)).toEqual([]);
});

test('leaders of the ride lead the group that they have joined', async () => {
  await join(ben, 'A');
  await join(ada, 'C');
  await app.as(ada).put(`/api/rides/${ride.id}/leaders/${ben.id}`, {});
  const leaders = (await groupsFor(cleo)).map(({ leaders }) => leaders.map(({ username }) => username));
  expect(leaders).toEqual([['ben'], ['ada']]);
});

test('groups come with a new ride, stay when an edit omits them, and follow the rules of rides', async () => {
  const created = await app.as(ada).post('/api/posts', {
    content: 'New',
    isRide: true,
    rideData: { ...facts, location: 'Mill', paceGroups: [{ ...brisk, distance: '31.5', places: '8' }] },
  });
  expect(created.status).toBe(201);
  const { body } = await app.as(null).get(`/api/rides/${created.body.id}/pace-groups`);
  expect(body).toEqual([expect.objectContaining({ ...brisk, distance: 31.5, places: 8, taken: 0, leaders: [] })]);
  expect(await edit({})).toBeNull();
  expect(await groupsFor(null)).toHaveLength(2);
  const faults = await Promise.all(
    [
      [brisk, { ...easy, letter: 'A' }],
      [{ ...brisk, letter: 'E' }],
      [{ ...brisk, name: ' ' }],
      [{ ...brisk, distance: -1 }],
      [{ ...brisk, places: 0 }],
      ['A', 'B', 'C', 'D', 'A'].map((letter) => ({ ...brisk, letter })),
    ].map((paceGroups) => edit({ paceGroups })),
  );
  expect(faults.map(({ code }) => code)).toEqual(faults.map(() => 'BAD_USER_INPUT'));
  expect(await edit({ paceGroups: null })).toBeNull();
  expect(await groupsFor(null)).toEqual([]);
});

test('a ride that is taken down comes back with its groups and their riders', async () => {
  const board = app.with(await openBoard(app, 'hanna'));
  await join(ben, 'A');
  await wait(cleo, 'A');
  const remove = `mutation ($content: String!) {
    removeContent(input: { content: $content, reason: SPAM, words: "Not here" }) { takedown { id } } }`;
  const { data } = await board.query(remove, { content: ride.id });
  const takedownId = data.removeContent.takedown.id;
  expect(await app.run('select from pace_group')).toEqual([]);
  await board.query(`mutation { restoreContent(input: { takedownId: "${takedownId}" }) { takedown { decision } } }`);
  expect(await ridersIn('A')).toEqual(['ben']);
  expect((await groupsFor(cleo))[0]).toMatchObject({ taken: 1, isWaiting: true });
});
