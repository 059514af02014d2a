import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../test/caller.ts';
import type { Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let serial = 0;
beforeEach(async () => {
  serial += 1;
  [ada, ben] = await Promise.all([app.member(`ada_${serial}`), app.member(`ben_${serial}`)]);
});

const nobodysId = '0199a000-0000-7000-8000-000000000000';
const unauthenticated = { code: 'UNAUTHENTICATED', message: 'Authentication required' };
const setFollow = `mutation ($userId: ID!, $following: Boolean!) { setFollow(userId: $userId, following: $following) {
  user { id viewerIsFollowing stats { followerCount followingCount } }
  viewer { id stats { followerCount followingCount } }
} }`;

interface Outcome {
  fault: { code: string; message: string } | null;
}

interface Door {
  name: string;
  set(member: Member | null, followedId: string, following: boolean): Promise<Outcome>;
}

const doors: Door[] = [
  {
    name: 'GraphQL',
    async set(member, userId, following) {
      const { error } = await app.as(member).query(setFollow, { userId, following });
      return { fault: error && { code: error.code, message: error.message } };
    },
  },
  {
    name: 'REST',
    async set(member, followingId, following) {
      const { post, delete: remove } = app.as(member);
      const followerId = member?.id ?? nobodysId;
      const { status, body } = following
        ? await post('/api/follows', { followerId, followingId })
        : await remove(`/api/follows/${followerId}/${encodeURIComponent(followingId)}`);
      if (status >= 400) return { fault: body };
      expect([status, body]).toEqual([200, { followerId, followingId: followingId.toLowerCase() }]);
      return { fault: null };
    },
  },
];

const check = async (caller: Caller, follower: string, followed: string) =>
  (await caller.get(`/api/follows/check/${follower}/${followed}`)).body;

/** The follow of ada and ben, as GraphQL and REST return it. */
async function followOfBoth() {
  const { data } = await app
    .as(ada)
    .query(
      `{ user(id: "${ben.id}") { viewerIsFollowing stats { followerCount } } viewer { stats { followingCount } } }`,
    );
  const told = await check(app.as(null), ada.id, ben.id);
  expect(data.user.viewerIsFollowing).toBe(told);
  return [told, data.user.stats.followerCount, data.viewer.stats.followingCount];
}

/** The members whose counts differ from the number of their follows. */
const drifted = () =>
  app.run(
    `select username from "user" u where
       follower_count <> (select count(*) from follow where followed_id = u.id)
       or following_count <> (select count(*) from follow where follower_id = u.id)`,
  );

describe.each(doors)('setFollow by $name', ({ set }) => {
  test('follows and unfollows, and again changes nothing', async () => {
    for (const following of [true, true, false, false, true]) {
      expect(await set(ada, ben.id, following)).toEqual({ fault: null });
      expect(await followOfBoth()).toEqual(following ? [true, 1, 1] : [false, 0, 0]);
    }
    expect(await check(app.as(null), ben.id, ada.id)).toBe(false);
  });

  test('takes an id whatever its case', async () => {
    expect(await set(ada, ben.id.toUpperCase(), true)).toEqual({ fault: null });
    expect(await followOfBoth()).toEqual([true, 1, 1]);
  });

  test('of oneself is refused', async () => {
    const fault = { code: 'BAD_USER_INPUT', message: 'You cannot follow yourself' };
    for (const following of [true, false]) {
      expect((await set(ada, ada.id, following)).fault).toMatchObject(fault);
      expect((await set(ada, ada.id.toUpperCase(), following)).fault).toMatchObject(fault);
    }
    expect(await check(app.as(ada), ada.id, ada.id)).toBe(false);
  });

  test.each([nobodysId, 'nobody', '%00', "'; --"])('of %j, who is nobody, is 404', async (id) => {
    for (const following of [true, false]) {
      expect((await set(ada, id, following)).fault).toEqual({ code: 'NOT_FOUND', message: 'User not found' });
    }
  });

  test('is for members', async () => {
    for (const following of [true, false]) {
      for (const id of [ben.id, nobodysId]) expect((await set(null, id, following)).fault).toEqual(unauthenticated);
    }
  });

  test('is no concern of a mute', async () => {
    await app.run('insert into mute (muter_id, muted_id) values ($1, $2)', ben.id, ada.id);
    expect(await set(ada, ben.id, true)).toEqual({ fault: null });
    expect(await set(ben, ada.id, true)).toEqual({ fault: null });
    expect(await check(app.as(ben), ada.id, ben.id)).toBe(true);
  });
});

test('setFollow answers both members with their new counts', async () => {
  const { data } = await app.as(ada).query(setFollow, { userId: ben.id, following: true });
  expect(data.setFollow).toEqual({
    user: { id: ben.id, viewerIsFollowing: true, stats: { followerCount: 1, followingCount: 0 } },
    viewer: { id: ada.id, stats: { followerCount: 0, followingCount: 1 } },
  });
});

describe('over REST', () => {
  test('nobody follows or unfollows for another', async () => {
    const { post, delete: remove } = app.as(ben);
    await app.as(ada).post('/api/follows', { followerId: ada.id, followingId: ben.id });
    const attempts = [
      await post('/api/follows', { followerId: ada.id, followingId: ben.id }),
      await post('/api/follows', { followerId: nobodysId, followingId: ada.id }),
      await post('/api/follows', { followerId: 5, followingId: ada.id }),
      await remove(`/api/follows/${ada.id}/${ben.id}`),
    ];
    expect(attempts.map(({ status, body }) => [status, body.code])).toEqual(attempts.map(() => [403, 'FORBIDDEN']));
    expect(await followOfBoth()).toEqual([true, 1, 1]);
  });

  test('the follower is the member who asks where the body names none', async () => {
    const { status, body } = await app.as(ada).post('/api/follows', { followingId: ben.id });
    expect([status, body]).toEqual([200, { followerId: ada.id, followingId: ben.id }]);
    expect(await followOfBoth()).toEqual([true, 1, 1]);
    const { status: upper } = await app.as(ada).delete(`/api/follows/${ada.id.toUpperCase()}/${ben.id}`);
    expect([upper, await followOfBoth()]).toEqual([200, [false, 0, 0]]);
  });

  test.each([undefined, null, 5, ['x'], {}])('followingId %j is missing', async (followingId) => {
    const { status, body } = await app.as(ada).post('/api/follows', { followerId: ada.id, followingId });
    expect([status, body]).toMatchObject([400, { message: 'followingId is required', code: 'BAD_USER_INPUT' }]);
  });

  test('the check is literally true or false, about anyone to anyone', async () => {
    await app.follow(ada, ben);
    for (const viewer of [null, ada, ben]) {
      const { status, headers, body } = await app.as(viewer).get(`/api/follows/check/${ada.id}/${ben.id}`);
      expect([status, headers.get('content-type'), body]).toEqual([200, 'application/json; charset=utf-8', true]);
      expect(await check(app.as(viewer), ada.id.toUpperCase(), ben.id.toUpperCase())).toBe(true);
      for (const other of [ben.id, nobodysId, 'nobody', '%00']) {
        expect(await check(app.as(viewer), other, ada.id)).toBe(false);
        expect(await check(app.as(viewer), ada.id, other)).toBe(other === ben.id);
      }
    }
  });
});

describe('storms', () => {
  test('fifty follows and unfollows of one by one end in one row or none', async () => {
    for (const last of [true, false]) {
      const calls = Array.from({ length: 50 }, (_, index) => doors[index % 2]?.set(ada, ben.id, index % 3 !== 0));
      expect(await Promise.all(calls)).toEqual(calls.map(() => ({ fault: null })));
      expect(await drifted()).toEqual([]);
      await doors[0]?.set(ada, ben.id, last);
      expect(await followOfBoth()).toEqual(last ? [true, 1, 1] : [false, 0, 0]);
    }
  });

  test('fifty members who follow one another all at once neither lock nor drift', async () => {
    const crowd = await Promise.all(Array.from({ length: 50 }, (_, index) => app.member(`crowd_${index}`)));
    const step = (distance: number, following: boolean) =>
      crowd.map((member, index) => {
        const other = crowd[(index + distance) % crowd.length] ?? ada;
        return doors[index % 2]?.set(member, other.id, following);
      });
    // As many as one address can send at once.
    const together = async (calls: ReturnType<typeof step>) =>
      expect(await Promise.all(calls)).toEqual(calls.map(() => ({ fault: null })));
    // Each pair follows in both directions at once: distances 1 and 49, 2 and 48.
    await together([...step(1, true), ...step(49, true)]);
    await together([...step(2, true), ...step(48, true)]);
    expect(await app.run('select follower_count, following_count from "user" where username like \'crowd%\'')).toEqual(
      crowd.map(() => ({ follower_count: 4, following_count: 4 })),
    );
    await together([...step(1, false), ...step(1, true)]);
    await together([...step(49, false), ...step(25, true)]);
    await together([...step(25, false), ...step(49, true)]);
    expect(await drifted()).toEqual([]);
  });

  test('fifty followers of one who come and go at once are counted', async () => {
    const fans = await Promise.all(Array.from({ length: 50 }, (_, index) => app.member(`fan_${index}`)));
    const calls = fans.flatMap((fan) => [doors[0]?.set(fan, ben.id, true), doors[1]?.set(fan, ben.id, false)]);
    expect(await Promise.all(calls)).toEqual(calls.map(() => ({ fault: null })));
    expect(await drifted()).toEqual([]);
    await Promise.all(fans.map((fan) => doors[1]?.set(fan, ben.id, true)));
    expect(await app.run('select follower_count from "user" where id = $1', ben.id)).toEqual([{ follower_count: 50 }]);
  });

  test('who is deleted while they are followed is not found, never an error of ours', async () => {
    const fans = await Promise.all(Array.from({ length: 20 }, (_, index) => app.member(`late_${index}`)));
    const answers = fans.map((fan, index) => doors[index % 2]?.set(fan, ben.id, true));
    await Promise.race(answers);
    await app.run('delete from "user" where id = $1', ben.id);
    for (const outcome of await Promise.all(answers)) expect([undefined, 'NOT_FOUND']).toContain(outcome?.fault?.code);
    expect(await drifted()).toEqual([]);
  });
});
