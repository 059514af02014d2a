import { beforeEach, describe, expect, test } from 'vitest';
import { bellDoors } from '../test/bellDoors.ts';
import type { Caller } from '../test/caller.ts';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
const bell = bellDoors(() => app);
let ada: Member;
let ben: Member;
let cleo: Member;
let ride: Made;
beforeEach(async () => {
  await app.run('truncate "user", "group" cascade');
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  ride = await app.ride(ada, { content: 'Mill loop', date: '2087-05-01' });
  await app.participate(ride, ben);
});

interface Outcome {
  code?: string;
  message?: string;
  leaders?: string[];
}
type Naming = { postId: string; userId: string; leads: boolean };
const namesOf = (users: Member[]) => users.map(({ username }) => username);
const doors = [
  {
    name: 'GraphQL',
    async set(caller: Caller, naming: Naming): Promise<Outcome> {
      const text = `mutation ($postId: ID!, $userId: ID!, $leads: Boolean!) {
        setRideLeader(postId: $postId, userId: $userId, leads: $leads) { ride { leaders { username } } }
      }`;
      const { data, error } = await caller.query(text, { ...naming });
      return error ?? { leaders: namesOf(data.setRideLeader.ride?.leaders ?? []) };
    },
  },
  {
    name: 'REST',
    async set(caller: Caller, { postId, userId, leads }: Naming): Promise<Outcome> {
      const path = `/api/rides/${postId}/leaders/${userId}`;
      const { status, body } = leads ? await caller.put(path, {}) : await caller.delete(path);
      return status >= 400 ? body : { leaders: namesOf(body) };
    },
  },
];
const [{ set } = { set: async (): Promise<Outcome> => ({}) }] = doors;
const naming = (member: Member, leads = true) => ({ postId: ride.id, userId: member.id, leads });
const leaders = async (viewer: Member | null = null) => {
  const text = 'query ($id: ID!) { post(id: $id) { ride { viewerLeads leaders { username } } } }';
  const { viewerLeads, leaders } = (await app.as(viewer).query(text, { id: ride.id })).data.post.ride;
  return { viewerLeads, leaders: namesOf(leaders) };
};
const kindsOf = async (member: Member) => {
  const { data } = await app.as(member).query('{ notifications(first: 9) { nodes { kind actors { username } } } }');
  return data.notifications.nodes.filter(({ kind }: { kind: string }) => kind !== 'JOIN');
};

describe.each(doors)('a co-leader by $name', ({ set }) => {
  test('is named by the author, is told, and can resign', async () => {
    expect(await set(app.as(ada), naming(ben))).toEqual({ leaders: ['ada', 'ben'] });
    expect(await set(app.as(ada), naming(ben))).toEqual({ leaders: ['ada', 'ben'] });
    expect(await leaders(ben)).toEqual({ viewerLeads: true, leaders: ['ada', 'ben'] });
    expect(await leaders(ada)).toMatchObject({ viewerLeads: true });
    for (const other of [cleo, null]) expect(await leaders(other)).toMatchObject({ viewerLeads: false });
    expect(await kindsOf(ben)).toEqual([{ kind: 'LEADER_NAMED', actors: [{ username: 'ada' }] }]);
    expect(await set(app.as(ben), naming(ben, false))).toEqual({ leaders: ['ada'] });
    expect(await kindsOf(ben)).toEqual([]);
    expect(await leaders(ben)).toEqual({ viewerLeads: false, leaders: ['ada'] });
  });

  test('is a participant, named by the author alone', async () => {
    expect(await set(app.as(null), naming(ben))).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await set(app.as(ada), naming(cleo))).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await set(app.as(ada), { ...naming(cleo), userId: 'no id' })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await set(app.as(ada), naming(ada))).toMatchObject({ message: 'You lead your own ride already' });
    for (const member of [ben, cleo]) {
      expect(await set(app.as(member), naming(member))).toMatchObject({ code: 'FORBIDDEN' });
    }
    await set(app.as(ada), naming(ben));
    expect(await set(app.as(cleo), naming(ben, false))).toMatchObject({ code: 'FORBIDDEN' });
    await app.as(ada).put(`/api/posts/${ride.id}`, { privacy: 'private' });
    expect(await set(app.as(cleo), naming(cleo))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await set(app.as(ben), naming(ben, false))).toEqual({ leaders: [] });
    expect((await leaders(ada)).leaders).toEqual(['ada']);
  });
});

test('a ride has at most five co-leaders, also when more are named at once', async () => {
  const crowd = await Promise.all(Array.from({ length: 8 }, (_, index) => app.member(`rider${index}`)));
  for (const member of crowd) await app.participate(ride, member);
  const outcomes = await Promise.all(crowd.map((member) => set(app.as(ada), naming(member))));
  expect(outcomes.filter(({ message }) => message === 'A ride can have at most 5 co-leaders')).toHaveLength(3);
  expect((await leaders()).leaders).toHaveLength(6);
});

test('leading ends with the participation, and with a block', async () => {
  await set(app.as(ada), naming(ben));
  await app.as(ben).delete(`/api/rides/${ride.id}/leave/${ben.id}`);
  await app.as(ben).post(`/api/rides/${ride.id}/join`);
  expect((await leaders()).leaders).toEqual(['ada']);
  expect(await kindsOf(ben)).toEqual([]);
  await set(app.as(ada), naming(ben));
  await app.as(ben).post(`/api/users/${ada.id}/block`);
  expect((await leaders()).leaders).toEqual(['ada']);
});

test('a leader who has blocked the viewer is left out, and leads on', async () => {
  await set(app.as(ada), naming(ben));
  await app.as(ben).post(`/api/users/${cleo.id}/block`);
  expect((await leaders(cleo)).leaders).toEqual(['ada']);
  expect((await leaders(ben)).leaders).toEqual(['ada', 'ben']);
});

test('a co-leader is told live, and may not edit the ride', async () => {
  const live = await (await app.live(ben)).follow(
    'subscription { notificationActivity { kind notification { kind } } }',
  );
  await set(app.as(ada), naming(ben));
  expect(await live.next()).toEqual({ kind: 'NOTIFIED', notification: { kind: 'LEADER_NAMED' } });
  expect(await bell.unread(ben)).toBe(1);
  expect((await app.as(ben).put(`/api/posts/${ride.id}`, { content: 'Mine' })).status).toBe(403);
});
