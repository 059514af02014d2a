import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import { useApp } from '../test/useApp.ts';

// Members can always remove their own likes, participation and comments, even when the post is now hidden from them.

const app = useApp();
let author: Member;
let ada: Member;
let ben: Member;
let group: Made;
let ride: Made;
beforeAll(async () => {
  ({ author, ada, ben } = await app.cast('author', 'ada', 'ben'));
  group = await app.group('Climbers', author);
});
beforeEach(async () => {
  await app.run('delete from mute');
  await app.run('delete from group_member where user_id <> $1', author.id);
  for (const member of [ada, ben]) await app.as(member).post(`/api/groups/${group.id}/join`);
  ride = await app.ride(author, { date: '2086-01-01', privacy: 'group', groupId: group.id });
});

interface Verb {
  name: string;
  table: string;
  /** The mutation that sets the value. */
  mutation(on: boolean): string;
}

const verbs: Verb[] = [
  {
    name: 'taking part',
    table: 'ride_participant',
    mutation: (on) => `setRideParticipation(postId: $id, participating: ${on}) {
      changed: ride { id: postId participantCount post { id } participants { nodes { id } } } viewer { id }
    }`,
  },
  {
    name: 'saving',
    table: 'saved_ride',
    mutation: (on) => `setRideSaved(postId: $id, saved: ${on}) { changed: ride { id: postId viewerHasSaved } }`,
  },
  {
    name: 'saying maybe',
    table: 'ride_maybe',
    mutation: (on) => `setRideMaybe(postId: $id, maybe: ${on}) { changed: ride { id: postId maybeCount } }`,
  },
  {
    name: 'liking',
    table: 'post_like',
    mutation: (on) => `setLike(postId: $id, liked: ${on}) { changed: post { id likeCount content } }`,
  },
];

const hidings: { by: string; hide(): Promise<unknown> }[] = [
  { by: 'a mute of its author', hide: () => app.as(ada).post(`/api/users/${author.id}/mute`) },
  { by: 'leaving its group', hide: () => app.as(ada).delete(`/api/groups/${group.id}/leave`) },
  { by: 'becoming private', hide: () => app.as(author).put(`/api/posts/${ride.id}`, { privacy: 'private' }) },
];

const notFound = { code: 'NOT_FOUND', message: 'Post not found' };

async function set(member: Member, { mutation }: Verb, on: boolean, id: string) {
  const { data, error } = await app.as(member).query(`mutation ($id: ID!) { payload: ${mutation(on)} }`, { id });
  return error ?? data.payload;
}
const holds = async ({ table }: Verb, member: Member) =>
  (await app.run(`select from ${table} where post_id = $1 and user_id = $2`, ride.id, member.id)).length > 0;

describe.each(verbs)('$name', (verb) => {
  describe.each(hidings)('a ride that is hidden by $by', ({ hide }) => {
    beforeEach(async () => {
      for (const member of [ada, ben]) expect((await set(member, verb, true, ride.id)).changed.id).toBe(ride.id);
      await hide();
      expect((await app.as(ada).get(`/api/posts/${ride.id}`)).status).toBe(404);
    });

    test('is taken back, once, and tells nothing of the ride', async () => {
      expect(await set(ada, verb, true, ride.id)).toEqual(notFound);
      expect(await holds(verb, ada)).toBe(true);
      expect(await set(ada, verb, false, ride.id.toUpperCase())).toMatchObject({ changed: null });
      expect([await holds(verb, ada), await holds(verb, ben)]).toEqual([false, true]);
      for (const on of [false, true]) expect(await set(ada, verb, on, ride.id)).toEqual(notFound);
    });

    test('is for those who have nothing there as if it were not there', async () => {
      await app.run(`delete from ${verb.table} where user_id = $1`, ada.id);
      for (const on of [false, true]) {
        expect(await set(ada, verb, on, ride.id)).toEqual(await set(ada, verb, on, nobodysId));
        expect(await set(ada, verb, on, ride.id)).toEqual(notFound);
      }
    });
  });

  test('of what is seen answers it as it is now', async () => {
    for (const on of [true, false]) {
      expect((await set(ada, verb, on, ride.id)).changed.id).toBe(ride.id);
      expect(await holds(verb, ada)).toBe(on);
    }
  });
});

/** The REST request that deletes it and the answer, which contains no count of a hidden ride. */
const deletions = [
  { path: () => `leave/${ada.id}`, taken: { count: null, isParticipating: false }, join: 'join' },
  { path: () => 'save', taken: { isSaved: false }, join: 'save' },
];

describe.each(hidings)('over REST a ride that is hidden by $by', ({ hide }) => {
  test.each(deletions)('is taken back once, answering $taken', async ({ path, taken, join }) => {
    const address = `/api/rides/${ride.id}`;
    expect((await app.as(ada).post(`${address}/${join}`)).status).toBe(200);
    await hide();
    for (const [status, body] of [
      [200, taken],
      [404, notFound],
    ]) {
      const answer = await app.as(ada).delete(`${address}/${path()}`);
      expect([answer.status, answer.body]).toEqual([status, body]);
    }
  });
});

test.each(hidings)('the toggle takes back a like of a post that is hidden by $by, once', async ({ hide }) => {
  const toggle = () => app.as(ada).post('/api/likes/toggle', { postId: ride.id });
  expect((await toggle()).body).toEqual({ likeCount: 1, action: 'liked' });
  await hide();
  expect((await toggle()).body).toEqual({ likeCount: null, action: 'unliked' });
  expect(await toggle()).toMatchObject({ status: 404, body: notFound });
});

test('nobody takes back what they never gave to a post of their own', async () => {
  const liking = verbs.find(({ name }) => name === 'liking');
  const { data, error } = await app
    .as(author)
    .query(`mutation ($id: ID!) { ${liking?.mutation(false)} }`, { id: ride.id });
  expect([data, error]).toEqual([{ setLike: null }, { code: 'FORBIDDEN', message: 'You may not like your own post' }]);
});
