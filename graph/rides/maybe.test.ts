import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../test/caller.ts';
import { expectCountersHold } from '../test/expectCountersHold.ts';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let ride: Made;
beforeEach(async () => {
  await app.run('truncate "user", "group" cascade');
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  ride = await app.ride(ada, { content: 'Mill loop', date: '2087-05-01' });
});
afterEach(() => expectCountersHold(app));

interface Outcome {
  fault: { code: string; message: string } | null;
  count?: number;
  isMaybe?: boolean;
}
const doors = [
  {
    name: 'GraphQL',
    async set(caller: Caller, postId: string, maybe: boolean): Promise<Outcome> {
      const text = `mutation ($postId: ID!, $maybe: Boolean!) {
        setRideMaybe(postId: $postId, maybe: $maybe) { ride { maybeCount viewerIsMaybe } }
      }`;
      const { data, error } = await caller.query(text, { postId, maybe });
      const { ride } = data?.setRideMaybe ?? {};
      return error ? { fault: error } : { fault: null, count: ride?.maybeCount, isMaybe: ride?.viewerIsMaybe };
    },
  },
  {
    name: 'REST',
    async set(caller: Caller, postId: string, maybe: boolean): Promise<Outcome> {
      const path = `/api/rides/${postId}/maybe`;
      const { status, body } = maybe ? await caller.put(path, {}) : await caller.delete(path);
      return status >= 400 ? { fault: body } : { fault: null, ...body };
    },
  },
];
const set = doors[0]?.set ?? (() => Promise.reject());
const sayMaybe = (member: Member) => set(app.as(member), ride.id, true);
const factsFor = async (viewer: Member | null) => {
  const { data } = await app.as(viewer).query(`{ post(id: "${ride.id}") {
    ride { maybeCount viewerIsMaybe participantCount waitingCount viewerIsParticipating sheet { maybe { username } } }
  } }`);
  return data.post.ride;
};
const savedBy = async (member: Member) => {
  const { data } = await app.as(member).query(`{
    savedRides(first: 9) { nodes { id ride { viewerHasSaved viewerIsMaybe } } }
    viewer { rideCounts { going saved } rides(scope: GOING, first: 9) { nodes { id } } }
  }`);
  const { rideCounts, rides } = data.viewer;
  return { saved: data.savedRides.nodes, counts: rideCounts, going: rides.nodes };
};
const noticesOf = async (member: Member) => {
  const { data } = await app.as(member).query('{ notifications(first: 9) { nodes { kind } } }');
  return data.notifications.nodes.map(({ kind }: { kind: string }) => kind);
};

describe.each(doors)('maybe by $name', ({ set }) => {
  test('is said and ended, each again without effect', async () => {
    expect(await set(app.as(ben), ride.id, true)).toEqual({ fault: null, count: 1, isMaybe: true });
    expect(await set(app.as(ben), ride.id, true)).toEqual({ fault: null, count: 1, isMaybe: true });
    expect(await set(app.as(cleo), ride.id, true)).toEqual({ fault: null, count: 2, isMaybe: true });
    expect(await set(app.as(ben), ride.id, false)).toEqual({ fault: null, count: 1, isMaybe: false });
    expect(await set(app.as(ben), ride.id, false)).toEqual({ fault: null, count: 1, isMaybe: false });
  });

  test('is for members who may read the ride, before its start, while it takes place', async () => {
    expect((await set(app.as(null), ride.id, true)).fault).toMatchObject({ code: 'UNAUTHENTICATED' });
    const secret = await app.ride(ada, { date: '2087-05-01', privacy: 'private' });
    for (const maybe of [true, false])
      expect((await set(app.as(ben), secret.id, maybe)).fault).toMatchObject({ code: 'NOT_FOUND' });
    const past = await app.ride(ada, { date: '2020-05-01' });
    const isPast = 'Cannot say maybe to a ride that has already passed';
    expect((await set(app.as(ben), past.id, true)).fault).toMatchObject({ code: 'BAD_USER_INPUT', message: isPast });
    await app.as(ada).put(`/api/rides/${ride.id}/call-off`, { reason: 'Ice' });
    const isOff = 'Cannot say maybe to a ride that is called off';
    expect((await set(app.as(ben), ride.id, true)).fault).toMatchObject({ code: 'BAD_USER_INPUT', message: isOff });
  });

  test('has no effect for a member who participates or waits for a place', async () => {
    await app.participate(ride, ben);
    await app.wait(ride, cleo);
    for (const member of [ben, cleo])
      expect(await set(app.as(member), ride.id, true)).toEqual({ fault: null, count: 0, isMaybe: false });
  });

  test('can be ended after the ride was hidden', async () => {
    await set(app.as(ben), ride.id, true);
    await app.as(ada).put(`/api/posts/${ride.id}`, { privacy: 'private' });
    expect((await set(app.as(ben), ride.id, false)).fault).toBeNull();
    expect(await app.run('select user_id from ride_maybe')).toEqual([]);
  });
});

test('it is no participation, and the ride is among the saved ones', async () => {
  await sayMaybe(ben);
  expect(await factsFor(ben)).toMatchObject({
    maybeCount: 1,
    viewerIsMaybe: true,
    participantCount: 1,
    waitingCount: 0,
    viewerIsParticipating: false,
  });
  expect(await savedBy(ben)).toEqual({
    saved: [{ id: ride.id, ride: { viewerHasSaved: false, viewerIsMaybe: true } }],
    counts: { going: 0, saved: 1 },
    going: [],
  });
  // A saved ride is listed once, and stays saved.
  await app.as(ben).post(`/api/rides/${ride.id}/save`);
  expect(await savedBy(ben)).toMatchObject({ saved: [{ ride: { viewerHasSaved: true } }], counts: { saved: 1 } });
  await set(app.as(ben), ride.id, false);
  expect((await savedBy(ben)).saved).toEqual([{ id: ride.id, ride: { viewerHasSaved: true, viewerIsMaybe: false } }]);
});

test('everybody reads how many, and the leaders alone who', async () => {
  await sayMaybe(ben);
  await sayMaybe(cleo);
  expect((await factsFor(ada)).sheet.maybe).toEqual([{ username: 'ben' }, { username: 'cleo' }]);
  expect((await app.as(ada).get(`/api/rides/${ride.id}/sheet`)).body.maybe).toMatchObject([
    { username: 'ben' },
    { username: 'cleo' },
  ]);
  for (const viewer of [ben, null]) expect(await factsFor(viewer)).toMatchObject({ maybeCount: 2, sheet: null });
  expect((await app.as(null).get(`/api/posts/${ride.id}`)).body.rideData).toMatchObject({ maybeCount: 2 });
});

test('joining and asking for a place end it, and leaving does not bring it back', async () => {
  await sayMaybe(ben);
  await sayMaybe(cleo);
  await app.as(ben).post(`/api/rides/${ride.id}/join`);
  expect(await factsFor(ben)).toMatchObject({ maybeCount: 1, viewerIsMaybe: false, participantCount: 2 });
  await app.as(ben).delete(`/api/rides/${ride.id}/leave/${ben.id}`);
  expect(await factsFor(ben)).toMatchObject({ maybeCount: 1, viewerIsMaybe: false, participantCount: 1 });
  await app.run('update ride set places = 1');
  await app.as(cleo).put(`/api/rides/${ride.id}/waiting`, {});
  expect(await factsFor(cleo)).toMatchObject({ maybeCount: 0, viewerIsMaybe: false, waitingCount: 1 });
});

test('a block ends it, and keeps it from being said', async () => {
  await sayMaybe(ben);
  await sayMaybe(cleo);
  const block = 'mutation ($id: ID!) { setBlock(input: { userId: $id, blocked: true }) { user { id } } }';
  await app.as(ada).query(block, { id: ben.id });
  expect(await factsFor(ada)).toMatchObject({ maybeCount: 1, sheet: { maybe: [{ username: 'cleo' }] } });
  expect((await sayMaybe(ben)).fault).toMatchObject({ code: 'NOT_FOUND' });
});

test('who may join learns of a new plan, of a call-off and of a deletion, until they end it', async () => {
  await sayMaybe(ben);
  await sayMaybe(cleo);
  const plan = { distance: 20, date: '2087-05-01', time: '09:30' };
  expect((await app.as(ada).put(`/api/posts/${ride.id}`, { rideData: plan })).status).toBe(200);
  expect([await noticesOf(ben), await noticesOf(cleo)]).toEqual([['RIDE_CHANGED'], ['RIDE_CHANGED']]);
  await set(app.as(cleo), ride.id, false);
  expect(await noticesOf(cleo)).toEqual([]);
  await app.as(ada).put(`/api/rides/${ride.id}/call-off`, { reason: 'Ice' });
  expect(await factsFor(ben)).toMatchObject({ maybeCount: 1, viewerIsMaybe: true });
  expect(await noticesOf(ben)).toEqual(['RIDE_CHANGED']);
  await app.as(ada).delete(`/api/posts/${ride.id}`);
  expect([await noticesOf(ben), await noticesOf(cleo)]).toEqual([['RIDE_DELETED'], []]);
  expect((await savedBy(ben)).saved).toEqual([]);
});

test('who then joins learns of every later plan', async () => {
  const moveTo = (time: string) =>
    app.as(ada).put(`/api/posts/${ride.id}`, { rideData: { distance: 20, date: '2087-05-01', time } });
  await sayMaybe(ben);
  await moveTo('10:00');
  await app.participate(ride, ben);
  await moveTo('07:00');
  const { data } = await app
    .as(ben)
    .query('{ notifications { nodes { rideChange { before { time } after { time } } } } }');
  expect(data.notifications.nodes).toEqual([{ rideChange: { before: { time: '10:00' }, after: { time: '07:00' } } }]);
});
