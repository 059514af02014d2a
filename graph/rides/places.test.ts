import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../test/caller.ts';
import { expectCountersHold } from '../test/expectCountersHold.ts';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';
import { giveFreePlaces } from './waiting.ts';

const app = useApp({ RATE_LIMITS: '{"writes": 100000, "reads": 100000}' });
let ada: Member;
let ben: Member;
let cleo: Member;
let dan: Member;
let ride: Made;
beforeEach(async () => {
  await app.run('truncate "user", "group" cascade');
  ({ ada, ben, cleo, dan } = await app.cast('ada', 'ben', 'cleo', 'dan'));
  ride = await app.ride(ada, { content: 'Mill loop', date: '2087-05-01' });
  await app.participate(ride, ben);
  await setPlaces(2);
});
afterEach(() => expectCountersHold(app));

const facts = { distance: 20, date: '2087-05-01', time: '07:00' };
const setPlaces = async (places: number | null) => {
  const { status } = await app.as(ada).put(`/api/posts/${ride.id}`, { rideData: { ...facts, places } });
  expect(status).toBe(200);
};
const going = async () => {
  const rows = await app.run<{ username: string }>(
    'select username from ride_participant join "user" u on u.id = user_id where post_id = $1 order by username',
    ride.id,
  );
  return rows.map(({ username }) => username);
};
const waiting = async () => {
  const { body } = await app.as(ada).get(`/api/rides/${ride.id}/waiting`);
  return body.map(({ username }: Member) => username);
};
const join = (member: Member) => app.as(member).post(`/api/rides/${ride.id}/join`);
const leave = (member: Member) => app.as(member).delete(`/api/rides/${ride.id}/leave/${member.id}`);
const wait = (member: Member) => app.as(member).put(`/api/rides/${ride.id}/waiting`, {});
const kindsOf = async (member: Member) => {
  const { data } = await app.as(member).query('{ notifications(first: 9) { nodes { kind actors { username } } } }');
  return data.notifications.nodes.map(({ kind }: { kind: string }) => kind);
};

interface Outcome {
  fault: { code: string; message: string } | null;
  isIn?: boolean;
  position?: number | null;
}
const doors = [
  {
    name: 'GraphQL',
    async set(caller: Caller, postId: string, waiting: boolean): Promise<Outcome> {
      const text = `mutation ($postId: ID!, $waiting: Boolean!) {
        setRideWaiting(postId: $postId, waiting: $waiting) { ride { viewerIsParticipating viewerWaitingPosition } viewer { id } }
      }`;
      const { data, error } = await caller.query(text, { postId, waiting });
      const { ride } = data?.setRideWaiting ?? {};
      return error
        ? { fault: error }
        : { fault: null, isIn: ride?.viewerIsParticipating, position: ride?.viewerWaitingPosition };
    },
  },
  {
    name: 'REST',
    async set(caller: Caller, postId: string, waiting: boolean): Promise<Outcome> {
      const path = `/api/rides/${postId}/waiting`;
      const { status, body } = waiting ? await caller.put(path, {}) : await caller.delete(path);
      return status >= 400 ? { fault: body } : { fault: null, isIn: body.isParticipating, position: body.position };
    },
  },
];

describe.each(doors)('the waiting list of a full ride by $name', ({ set }) => {
  test('is joined in the order of asking, left, and joined again at its end', async () => {
    expect(await set(app.as(cleo), ride.id, true)).toEqual({ fault: null, isIn: false, position: 1 });
    expect(await set(app.as(dan), ride.id, true)).toEqual({ fault: null, isIn: false, position: 2 });
    expect(await set(app.as(cleo), ride.id, true)).toEqual({ fault: null, isIn: false, position: 1 });
    expect(await set(app.as(ben), ride.id, true)).toEqual({ fault: null, isIn: true, position: null });
    expect(await waiting()).toEqual(['cleo', 'dan']);
    expect(await set(app.as(cleo), ride.id, false)).toEqual({ fault: null, isIn: false, position: null });
    expect(await set(app.as(cleo), ride.id, false)).toEqual({ fault: null, isIn: false, position: null });
    await set(app.as(cleo), ride.id, true);
    expect(await waiting()).toEqual(['dan', 'cleo']);
  });

  test('is for members who may read the ride, before its start, while it takes place', async () => {
    expect((await set(app.as(null), ride.id, true)).fault).toMatchObject({ code: 'UNAUTHENTICATED' });
    const secret = await app.ride(ada, { date: '2087-05-01', privacy: 'private' });
    for (const isAsking of [true, false])
      expect((await set(app.as(ben), secret.id, isAsking)).fault).toMatchObject({ code: 'NOT_FOUND' });
    await app.as(ada).put(`/api/rides/${ride.id}/call-off`, { reason: 'Ice' });
    expect((await set(app.as(cleo), ride.id, true)).fault?.message).toBe('Cannot join a ride that is called off');
    const past = await app.ride(ada, { date: '2020-05-01' });
    expect((await set(app.as(cleo), past.id, true)).fault?.message).toBe('Cannot join a ride that has already passed');
  });

  test('gives a free place at once', async () => {
    await leave(ben);
    expect(await set(app.as(cleo), ride.id, true)).toEqual({ fault: null, isIn: true, position: null });
    expect(await kindsOf(cleo)).toEqual([]);
  });
});

test('a full ride takes nobody in, and says what to do instead', async () => {
  expect(await join(cleo)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', message: 'This ride is full. You can join its waiting list.' },
  });
  expect((await join(ben)).body).toEqual({ count: 2, isParticipating: true });
  expect(await waiting()).toEqual([]);
});

test('who leaves gives the place to the first who waits, who is told, as is the author', async () => {
  await wait(cleo);
  await wait(dan);
  const live = await (await app.live(cleo)).follow(
    'subscription { notificationActivity { kind notification { kind } } }',
  );
  await leave(ben);
  expect(await live.next()).toEqual({ kind: 'NOTIFIED', notification: { kind: 'PLACE_GIVEN' } });
  expect(await going()).toEqual(['ada', 'cleo']);
  expect(await waiting()).toEqual(['dan']);
  expect(await kindsOf(cleo)).toEqual(['PLACE_GIVEN']);
  expect(await kindsOf(ada)).toEqual(['JOIN']);
  await leave(cleo);
  expect(await kindsOf(cleo)).toEqual([]);
  expect(await going()).toEqual(['ada', 'dan']);
});

test('a higher maximum gives as many places, none gives all, and a lower one removes nobody', async () => {
  const eve = await app.member('eve');
  for (const member of [dan, cleo, eve]) await wait(member);
  await setPlaces(3);
  expect(await going()).toEqual(['ada', 'ben', 'dan']);
  await setPlaces(1);
  expect(await going()).toEqual(['ada', 'ben', 'dan']);
  await leave(dan);
  expect(await going()).toEqual(['ada', 'ben']);
  await setPlaces(null);
  expect(await going()).toEqual(['ada', 'ben', 'cleo', 'eve']);
  expect(await kindsOf(eve)).toEqual(['PLACE_GIVEN']);
  expect(await waiting()).toEqual([]);
});

test('the maximum is a whole number from 1 to 10,000, and stays when an edit omits it', async () => {
  const placesOf = async () => (await app.as(ben).get(`/api/posts/${ride.id}`)).body.rideData.places;
  for (const places of [0, 1.5, -1, 10_001, 'many']) {
    const { status, body } = await app.as(ada).put(`/api/posts/${ride.id}`, { rideData: { ...facts, places } });
    expect([places, status, body.field]).toEqual([places, 400, 'rideData.places']);
  }
  await app.as(ada).put(`/api/posts/${ride.id}`, { rideData: facts });
  expect(await placesOf()).toBe(2);
  const text = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post { ride { places waitingCount participantCount } } } }`;
  const input = { content: 'New', ride: { ...facts, location: 'Mill', places: 12 } };
  const { data } = await app.as(ada).query(text, { input });
  expect(data.createPost.post.ride).toEqual({ places: 12, waitingCount: 0, participantCount: 1 });
  const { error } = await app.as(ada).query(text, { input: { ...input, ride: { ...input.ride, places: 0 } } });
  expect(error).toMatchObject({ code: 'BAD_USER_INPUT', message: 'places must be a whole number from 1 to 10,000' });
});

test('an author who leaves gives their place away, and then waits like everybody', async () => {
  await wait(cleo);
  await leave(ada);
  expect(await going()).toEqual(['ben', 'cleo']);
  expect((await wait(ada)).body).toEqual({ isParticipating: false, position: 1 });
  await leave(cleo);
  expect(await going()).toEqual(['ada', 'ben']);
});

test('names of those who wait are for the author alone, the number for everybody', async () => {
  await wait(cleo);
  const text = `query ($id: ID!) { post(id: $id) { ride { waitingCount viewerWaitingPosition waiting(first: 9) { nodes { username } } } } }`;
  const seen = async (member: Member | null) => (await app.as(member).query(text, { id: ride.id })).data.post.ride;
  expect(await seen(ada)).toEqual({
    waitingCount: 1,
    viewerWaitingPosition: null,
    waiting: { nodes: [{ username: 'cleo' }] },
  });
  expect(await seen(cleo)).toEqual({ waitingCount: 1, viewerWaitingPosition: 1, waiting: null });
  for (const each of [ben, null])
    expect(await seen(each)).toEqual({ waitingCount: 1, viewerWaitingPosition: null, waiting: null });
  expect((await app.as(cleo).get(`/api/posts/${ride.id}`)).body.rideData).toMatchObject({
    places: 2,
    waiting: { count: 1, position: 1 },
  });
});

test('who waits does not participate, and has the ride in My rides', async () => {
  await wait(cleo);
  const text = `{ viewer { rideCounts { going } rides(scope: GOING, first: 9) { nodes { ride { viewerIsParticipating viewerWaitingPosition } } } } }`;
  expect((await app.as(cleo).query(text)).data.viewer).toEqual({
    rideCounts: { going: 1 },
    rides: { nodes: [{ ride: { viewerIsParticipating: false, viewerWaitingPosition: 1 } }] },
  });
  expect((await app.as(cleo).get(`/api/rides/${ride.id}/participants/${cleo.id}`)).body.isParticipating).toBe(false);
  expect((await app.as(cleo).get(`/api/rides/${ride.id}/participants/count`)).body).toEqual({ count: 2 });
});

test('a ride that is called off or past gives no places, and one that is on again does', async () => {
  await wait(cleo);
  await app.as(ada).put(`/api/rides/${ride.id}/call-off`, { reason: 'Ice' });
  await leave(ben);
  expect(await going()).toEqual(['ada']);
  await app.as(ada).delete(`/api/rides/${ride.id}/call-off`);
  expect(await going()).toEqual(['ada', 'cleo']);

  await wait(dan);
  await app.run(`update ride set date = '2020-01-01' where id = $1`, ride.id);
  await leave(cleo);
  expect(await going()).toEqual(['ada']);
});

test('who may not read the ride now is passed over and keeps the turn', async () => {
  const club = await app.group('Club', ada, ben, cleo, dan);
  const audience = { privacy: 'group', groupId: club.id };
  await app.as(ada).put(`/api/posts/${ride.id}`, audience);
  await wait(cleo);
  await wait(dan);
  await app.as(cleo).delete(`/api/groups/${club.id}/leave`);
  await leave(ben);
  expect(await going()).toEqual(['ada', 'dan']);
  expect(await waiting()).toEqual(['cleo']);
  await leave(dan);
  expect(await going()).toEqual(['ada']);
  await app.as(ada).put(`/api/posts/${ride.id}`, { privacy: 'public' });
  expect(await going()).toEqual(['ada', 'cleo']);
});

test('a suspended member is passed over, and a hidden ride can be left', async () => {
  await wait(cleo);
  await wait(dan);
  await app.run('update "user" set suspended_at = now() where id = $1', cleo.id);
  await leave(ben);
  expect(await going()).toEqual(['ada', 'dan']);
  await app.as(ada).put(`/api/posts/${ride.id}`, { privacy: 'private' });
  expect((await leave(dan)).status).toBe(200);
  expect(await going()).toEqual(['ada']);
});

test('who may read the ride again, or is no longer suspended, gets a free place within minutes', async () => {
  await wait(cleo);
  await app.run('update "user" set suspended_at = now() where id = $1', cleo.id);
  await leave(ben);
  await app.run('update "user" set suspended_at = null where id = $1', cleo.id);
  expect(await going()).toEqual(['ada']);
  const keeper = () => ({ ...app.backend, now: new Date() });
  expect(await giveFreePlaces(keeper())).toBe(1);
  expect(await giveFreePlaces(keeper())).toBe(0);
  expect(await going()).toEqual(['ada', 'cleo']);
});

test('a ride whose only waiting member may not have the place is left as it is', async () => {
  await wait(cleo);
  await app.mute(cleo, ada);
  expect((await leave(ben)).status).toBe(200);
  const version = async () => (await app.run('select xmin::text from ride where id = $1', ride.id))[0]?.xmin;
  const before = await version();
  const keeper = () => ({ ...app.backend, now: new Date() });
  expect(await giveFreePlaces(keeper())).toBe(0);
  expect(await version()).toBe(before);
  await app.run('delete from mute');
  expect(await giveFreePlaces(keeper())).toBe(1);
  expect(await going()).toEqual(['ada', 'cleo']);
});

test('the free places of more rides than one statement writes are given', async () => {
  await app.run('update "user" set suspended_at = now() where id = $1', cleo.id);
  await app.run(
    `with made as (
       insert into post (id, author_id, content, privacy, is_ride) select gen_random_uuid(), $1, 'Loop', 'public', true from generate_series(1, 501)
       returning id
     ) insert into ride (id, date, time, time_zone, places) select id, '2087-05-01', '07:00', 'UTC', 5 from made`,
    ada.id,
  );
  await app.run('insert into ride_waiting (post_id, user_id) select id, $1 from ride where id <> $2', cleo.id, ride.id);
  await app.run('update "user" set suspended_at = null where id = $1', cleo.id);
  await giveFreePlaces({ ...app.backend, now: new Date() });
  const [left] = await app.run('select count(*)::int as count from ride_waiting');
  expect(left?.count).toBe(0);
  await app.run('delete from post where id <> $1', ride.id);
});

test('the deletion of an account and a block give the place to the next, and end the waiting', async () => {
  const eve = await app.member('eve');
  for (const member of [cleo, dan, eve]) await wait(member);
  await app.as(cleo).post(`/api/users/${ada.id}/block`);
  expect(await waiting()).toEqual(['dan', 'eve']);
  await app.as(ada).post(`/api/users/${ben.id}/block`);
  expect(await going()).toEqual(['ada', 'dan']);
  expect(await kindsOf(dan)).toEqual(['PLACE_GIVEN']);
  await app.run('delete from "user" where id = $1', dan.id);
  expect(await going()).toEqual(['ada', 'eve']);
});
