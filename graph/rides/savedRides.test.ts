import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let rides: Made[];
beforeAll(async () => {
  ada = await app.member('ada');
});
beforeEach(async () => {
  ben = await app.member(`ben_${Math.random().toString(36).slice(2, 10)}`);
  rides = [];
  for (const date of ['2086-01-01', '2020-01-01', '2086-02-02']) rides.push(await app.ride(ada, { date }));
});

const unauthenticated = { code: 'UNAUTHENTICATED', message: 'Authentication required' };
const setDocument = `mutation ($postId: ID!, $saved: Boolean!) {
  setRideSaved(postId: $postId, saved: $saved) { ride { id: postId viewerHasSaved } }
}`;
const listDocument = `query ($first: Int!, $after: String) {
  savedRides(first: $first, after: $after) { nodes { id ride { viewerHasSaved } } pageInfo { hasNextPage endCursor } }
}`;

const doors = [
  {
    name: 'GraphQL',
    forVisitors: [],
    async set(member: Member | null, id: string, saved: boolean) {
      const { data, error } = await app.as(member).query(setDocument, { postId: id, saved });
      return error ?? data.setRideSaved.ride.viewerHasSaved;
    },
    async list(member: Member | null) {
      const { data, error } = await app.as(member).query(listDocument, { first: 100 });
      return error ?? data.savedRides.nodes.map(({ id }: Made) => id);
    },
  },
  {
    name: 'REST',
    forVisitors: unauthenticated,
    async set(member: Member | null, id: string, saved: boolean) {
      const path = `/api/rides/${id}/save`;
      const { status, body } = saved ? await app.as(member).post(path) : await app.as(member).delete(path);
      return status >= 400 ? body : body.isSaved;
    },
    async list(member: Member | null) {
      const { status, body } = await app.as(member).get('/api/rides/saved');
      return status >= 400 ? body : body.map(({ id }: Made) => id);
    },
  },
];
const idOf = (index: number) => rides[index]?.id ?? '';

describe.each(doors)('saving rides by $name', ({ set, list, forVisitors }) => {
  test('puts them on a list of one’s own, the latest saved first, and takes them off', async () => {
    expect(await list(ben)).toEqual([]);
    for (const index of [1, 0, 2]) expect(await set(ben, idOf(index), true)).toBe(true);
    expect(await list(ben)).toEqual([idOf(2), idOf(0), idOf(1)]);
    expect(await list(ada)).toEqual([]);
    expect(await set(ben, idOf(1), true)).toBe(true);
    expect(await list(ben)).toEqual([idOf(2), idOf(0), idOf(1)]);
    expect(await set(ben, idOf(0), false)).toBe(false);
    expect(await set(ben, idOf(0), false)).toBe(false);
    expect(await list(ben)).toEqual([idOf(2), idOf(1)]);
  });

  test('is for rides that one may see', async () => {
    const secret = await app.ride(ada, { date: '2086-01-01', privacy: 'private' });
    const plain = await app.post(ada);
    for (const saved of [true, false]) {
      for (const id of [secret.id, '0199a000-0000-7000-8000-000000000000', 'nowhere']) {
        expect(await set(ben, id, saved)).toEqual({ code: 'NOT_FOUND', message: 'Post not found' });
      }
      expect(await set(ben, plain.id, saved)).toEqual({ code: 'NOT_FOUND', message: 'Ride not found' });
    }
  });

  test('leaves out what one may see no longer, and what is gone', async () => {
    for (const index of [0, 1, 2]) await set(ben, idOf(index), true);
    await app.as(ada).put(`/api/posts/${idOf(0)}`, { privacy: 'private' });
    expect(await list(ben)).toEqual([idOf(2), idOf(1)]);
    await app.as(ada).delete(`/api/posts/${idOf(1)}`);
    expect(await list(ben)).toEqual([idOf(2)]);
    await app.as(ada).put(`/api/posts/${idOf(0)}`, { privacy: 'public' });
    expect(await list(ben)).toEqual([idOf(2), idOf(0)]);
    await app.mute(ben, ada);
    expect(await list(ben)).toEqual([]);
  });

  test('is for members', async () => {
    for (const saved of [true, false]) expect(await set(null, idOf(0), saved)).toEqual(unauthenticated);
    expect(await list(null)).toEqual(forVisitors);
  });

  test('pressed twenty times at once is one place on the list', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => set(ben, idOf(0), true)));
    expect(new Set(answers)).toEqual(new Set([true]));
    expect(await list(ben)).toEqual([idOf(0)]);
  });
});

test('whether one has saved a ride is told to oneself alone', async () => {
  await app.as(ben).post(`/api/rides/${idOf(0)}/save`);
  const ask = async (viewer: Member | null) =>
    (await app.as(viewer).query(`{ post(id: "${idOf(0)}") { ride { viewerHasSaved } } }`)).data.post.ride;
  expect([await ask(ben), await ask(ada), await ask(null)]).toEqual([
    { viewerHasSaved: true },
    { viewerHasSaved: false },
    { viewerHasSaved: false },
  ]);
});

test('the list is paged by cursor and by number', async () => {
  for (const index of [0, 1, 2]) await app.as(ben).post(`/api/rides/${idOf(index)}/save`);
  const first = (await app.as(ben).query(listDocument, { first: 2 })).data.savedRides;
  expect(first.nodes.map(({ id }: Made) => id)).toEqual([idOf(2), idOf(1)]);
  expect(first.pageInfo.hasNextPage).toBe(true);
  await app.as(ben).delete(`/api/rides/${idOf(1)}/save`);
  const { data } = await app.as(ben).query(listDocument, { first: 2, after: first.pageInfo.endCursor });
  expect(data.savedRides.nodes).toEqual([{ id: idOf(0), ride: { viewerHasSaved: true } }]);
  const rest = await app.as(ben).get('/api/rides/saved?page=2&limit=1');
  expect(rest.body).toMatchObject([{ id: idOf(0), isRide: true, rideData: { location: 'Mill Square' } }]);
});
