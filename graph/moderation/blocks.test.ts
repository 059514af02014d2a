import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectCountersHold } from '../test/expectCountersHold.ts';
import type { Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const nobodysId = '0199a000-0000-7000-8000-000000000000';
const dayAhead = '2099-06-01';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
});
beforeEach(() => app.run('delete from block'));

const setBlock = `mutation ($userId: ID!, $blocked: Boolean!) {
  setBlock(input: { userId: $userId, blocked: $blocked }) { user { id viewerHasBlocked } viewer { id } }
}`;
const doors = [
  {
    name: 'REST',
    async set(member: Member | null, userId: string, blocked: boolean) {
      const { post, delete: remove } = app.as(member);
      const path = `/api/users/${userId}/block`;
      const { status, body } = blocked ? await post(path) : await remove(path);
      return status === 200 ? { fault: null, ...body } : { fault: body };
    },
  },
  {
    name: 'GraphQL',
    async set(member: Member | null, userId: string, blocked: boolean) {
      const { data, error } = await app.as(member).query(setBlock, { userId, blocked });
      if (error) return { fault: { code: error.code, message: error.message } };
      const { user, viewer } = data.setBlock;
      expect(viewer.id).toBe(member?.id);
      return { fault: null, userId: user.id, isBlocked: user.viewerHasBlocked };
    },
  },
];
const block = (member: Member, { id }: Member, blocked = true) => doors[1]?.set(member, id, blocked);

const blocksOf = async (member: Member) =>
  (await app.run<{ blocked_id: string }>('select blocked_id from block where blocker_id = $1', member.id)).map(
    (row) => row.blocked_id,
  );

describe.each(doors)('setBlock by $name', ({ set }) => {
  test('blocks a member and unblocks them, each as often as one likes', async () => {
    for (const blocked of [true, true, false, false]) {
      expect(await set(ada, ben.id, blocked)).toEqual({ fault: null, userId: ben.id, isBlocked: blocked });
      expect(await blocksOf(ada)).toEqual(blocked ? [ben.id] : []);
    }
    expect(await set(ada, ben.id.toUpperCase(), true)).toMatchObject({ userId: ben.id, isBlocked: true });
  });

  test('pressed twenty times at once is one block', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => set(ada, ben.id, true)));
    expect(answers.filter(({ fault }) => fault)).toEqual([]);
    expect(await blocksOf(ada)).toEqual([ben.id]);
  });

  test('is refused to visitors, for oneself and for nobody', async () => {
    const unauthenticated = { code: 'UNAUTHENTICATED', message: 'Authentication required' };
    expect((await set(null, ben.id, true)).fault).toEqual(unauthenticated);
    expect((await set(ada, ada.id, true)).fault).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'You cannot block yourself',
    });
    for (const id of [nobodysId, 'ben', '%00']) {
      expect((await set(ada, id, true)).fault).toMatchObject({ code: 'NOT_FOUND', message: 'User not found' });
    }
    expect(await app.run('select from block')).toEqual([]);
  });

  test('shows to the blocker alone whom they have blocked', async () => {
    await set(ada, ben.id, true);
    const asks = 'query ($id: ID!) { user(id: $id) { viewerHasBlocked } blockedUsers { nodes { id } } }';
    const answer = async (viewer: Member | null, id: string) => (await app.as(viewer).query(asks, { id })).data;
    expect(await answer(ada, ben.id)).toEqual({
      user: { viewerHasBlocked: true },
      blockedUsers: { nodes: [{ id: ben.id }] },
    });
    const unaware = { user: { viewerHasBlocked: false }, blockedUsers: { nodes: [] } };
    expect(await answer(ben, cleo.id)).toEqual(unaware);
    for (const viewer of [cleo, null]) expect(await answer(viewer, ben.id)).toEqual(unaware);
  });
});

test('the list of blocked members omits who is deleting their account', async () => {
  const leaving = await app.member('leaving');
  for (const member of [ben, leaving]) await block(ada, member);
  await app.run('insert into account_deletion (user_id) values ($1)', leaving.id);
  const { data } = await app.as(ada).query('{ blockedUsers { nodes { id } pageInfo { hasNextPage } } }');
  expect(data.blockedUsers).toEqual({ nodes: [{ id: ben.id }], pageInfo: { hasNextPage: false } });
  await app.run('delete from account_deletion');
});

test('blocking oneself is a fault of userId', async () => {
  const { error } = await app.as(ada).query(setBlock, { userId: ada.id, blocked: true });
  expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'userId' });
});

test('a token that may only read blocks nobody', async () => {
  const input = { name: 'Reader', scope: 'READ' };
  const create = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { secret } }';
  const { data } = await app.as(ada).query(create, { input });
  const caller = app.with({ authorization: `Bearer ${data.createAccessToken.secret}` });
  expect((await caller.post(`/api/users/${ben.id}/block`)).status).toBe(403);
  expect(await blocksOf(ada)).toEqual([]);
});

test('who is blocked hears nothing of it, not even where it is said again and again', async () => {
  await app.run('delete from notification');
  const publish = vi.spyOn(app.backend.services.changes, 'publish');
  for (const _ of [1, 2]) await block(ada, ben);
  expect(publish).not.toHaveBeenCalled();
  publish.mockRestore();
});

describe('a block', () => {
  const countsOf = (member: Member) =>
    app.run('select follower_count, following_count from "user" where id = $1', member.id);
  const participantsOf = async ({ id }: { id: string }) =>
    (await app.run<{ user_id: string }>('select user_id from ride_participant where post_id = $1', id))
      .map(({ user_id }) => user_id)
      .toSorted();

  test('ends the follows between the two, and no others', async () => {
    await app.run('delete from follow');
    for (const [follower, followed] of [
      [ada, ben],
      [ben, ada],
      [ben, cleo],
      [cleo, ada],
    ] as const)
      await app.follow(follower, followed);
    await block(ada, ben);
    expect(await countsOf(ada)).toEqual([{ follower_count: 1, following_count: 0 }]);
    expect(await countsOf(ben)).toEqual([{ follower_count: 0, following_count: 1 }]);
    await block(ada, ben, false);
    expect(await app.run('select from follow')).toHaveLength(2);
    await expectCountersHold(app);
  });

  test('takes each of the two out of the other’s rides to come, and of no others', async () => {
    const ofAda = await app.ride(ada, { date: dayAhead });
    const ofBen = await app.ride(ben, { date: dayAhead });
    const ofCleo = await app.ride(cleo, { date: dayAhead });
    const past = await app.ride(ada, { date: '2020-01-01' });
    for (const ride of [ofAda, past]) await app.participate(ride, ben);
    await app.participate(ofAda, cleo);
    await app.participate(ofBen, ada);
    for (const member of [ada, ben]) await app.participate(ofCleo, member);
    await block(ada, ben);
    expect(await participantsOf(ofAda)).toEqual([ada.id, cleo.id].toSorted());
    expect(await participantsOf(ofBen)).toEqual([ben.id]);
    expect(await participantsOf(ofCleo)).toEqual([ada.id, ben.id, cleo.id].toSorted());
    expect(await participantsOf(past)).toEqual([ada.id, ben.id].toSorted());
    await block(ada, ben, false);
    expect(await participantsOf(ofAda)).toEqual([ada.id, cleo.id].toSorted());
    await expectCountersHold(app);
  });

  test('removes the unread notifications between the two, but not those that concern others too', async () => {
    await app.run('delete from notification');
    await app.run('delete from follow');
    const [alone, shared] = [await app.post(ada), await app.post(ada)];
    const like = (member: Member, { id }: { id: string }) => app.as(member).post('/api/likes/toggle', { postId: id });
    await like(ben, alone);
    await like(ben, shared);
    await like(cleo, shared);
    await app.as(ada).post('/api/follows', { followingId: ben.id });
    const pending = () =>
      app.run<{ subject_id: string }>('select subject_id from notification where user_id in ($1, $2)', ada.id, ben.id);
    expect(await pending()).toHaveLength(3);
    await block(ada, ben);
    expect(await pending()).toEqual([{ subject_id: shared.id }]);
    await block(ada, ben, false);
    expect(await pending()).toEqual([{ subject_id: shared.id }]);
  });
});
