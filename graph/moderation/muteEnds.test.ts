import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let post: Made;
let talk: Made;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  await app.follow(ada, ben);
  post = await app.post(ben, { content: 'Kestrel over the pass' });
  talk = await app.post(cleo);
  await app.comment(ben, talk);
  const ofAda = await app.post(ada);
  await app.as(ben).post('/api/likes/toggle', { postId: ofAda.id });
});
beforeEach(() => app.run('delete from mute'));

const hour = 60 * 60 * 1000;
const document = `mutation ($userId: ID!, $muted: Boolean!, $hours: Int) {
  setMute(userId: $userId, muted: $muted, hours: $hours) { user { viewerHasMuted viewerMutedUntil } }
}`;
const setMute = (muted: boolean, hours?: number | null, viewer: Member | null = ada) =>
  app.as(viewer).query(document, { userId: ben.id, muted, hours });

async function mutedUntil(muted: boolean, hours?: number | null): Promise<number | null> {
  const { data, error } = await setMute(muted, hours);
  expect(error).toBeNull();
  const { user } = data.setMute;
  expect(user.viewerHasMuted).toBe(muted);
  return user.viewerMutedUntil && Date.parse(user.viewerMutedUntil);
}

const endNow = () => app.run(`update mute set ends_at = now() - interval '1 millisecond'`);

/** Every place where the viewer meets what the muted member wrote or did. */
async function survey() {
  const { data, error } = await app.as(ada).query(
    `query ($ben: ID!, $post: ID!, $talk: ID!) {
      everyone: feed(scope: EVERYONE) { nodes { author { id } } }
      following: feed(scope: FOLLOWING) { nodes { author { id } } }
      search(query: "kestrel", first: 9) { posts { nodes { author { id } } } }
      post(id: $post) { id }
      talk: post(id: $talk) { commentCount comments { nodes { author { id } } } }
      notifications { nodes { id } }
      viewer { unreadNotificationCount }
      user(id: $ben) { viewerHasMuted viewerMutedUntil posts { nodes { id } } }
      mutedUsers { nodes { id } }
    }`,
    { ben: ben.id, post: post.id, talk: talk.id },
  );
  expect(error).toBeNull();
  const ofBen = (nodes: { author: { id: string } }[]) => nodes.filter(({ author }) => author.id === ben.id).length;
  return {
    everyone: ofBen(data.everyone.nodes),
    following: ofBen(data.following.nodes),
    found: ofBen(data.search.posts.nodes),
    byId: data.post !== null,
    comments: [data.talk.commentCount, ofBen(data.talk.comments.nodes)],
    bell: [data.notifications.nodes.length, data.viewer.unreadNotificationCount],
    profile: [data.user.viewerHasMuted, data.user.viewerMutedUntil !== null, data.user.posts.nodes.length],
    muted: data.mutedUsers.nodes.length,
  };
}

test('a mute with hours ends after them, one without hours never', async () => {
  const before = Date.now();
  const until = await mutedUntil(true, 8);
  expect(until).toBeGreaterThanOrEqual(before + 8 * hour);
  expect(until).toBeLessThanOrEqual(Date.now() + 8 * hour);
  expect(await mutedUntil(true)).toBeNull();
  expect(await app.run('select ends_at from mute')).toEqual([{ ends_at: null }]);
});

test('muting again takes the new end and keeps the place in the list, unless the mute had ended', async () => {
  const instant = async () => (await app.run<{ created_at: Date }>('select created_at from mute'))[0]?.created_at;
  await setMute(true, 8);
  await app.run(`update mute set created_at = created_at - interval '1 hour'`);
  const first = await instant();
  const until = await mutedUntil(true, 168);
  expect(until).toBeGreaterThan(Date.now() + 167 * hour);
  expect(await instant()).toEqual(first);
  await endNow();
  expect(await mutedUntil(true, null)).toBeNull();
  expect((await instant())?.getTime()).toBeGreaterThan(first?.getTime() ?? Infinity);
});

test('a mute that has ended hides nothing, and counts nowhere', async () => {
  const open = await survey();
  expect(open).toEqual({
    everyone: 1,
    following: 1,
    found: 1,
    byId: true,
    comments: [1, 1],
    bell: [1, 1],
    profile: [false, false, 1],
    muted: 0,
  });
  await setMute(true, 1);
  expect(await survey()).toEqual({
    everyone: 0,
    following: 0,
    found: 0,
    byId: false,
    comments: [0, 0],
    bell: [0, 0],
    profile: [true, true, 0],
    muted: 1,
  });
  await endNow();
  expect(await survey()).toEqual(open);
  expect(await mutedUntil(false)).toBeNull();
  expect(await app.run('select from mute')).toEqual([]);
});

test('impossible hours are refused by name, and change nothing', async () => {
  for (const hours of [0, -1, 8761, 2 ** 31 - 1])
    expect((await setMute(true, hours)).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'hours' });
  expect((await setMute(false, 8)).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'hours' });
  expect((await setMute(true, 8, null)).error).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await app.run('select from mute')).toEqual([]);
  expect(await mutedUntil(true, 8760)).toBeGreaterThan(Date.now() + 8759 * hour);
});

test('the end is for the muter alone', async () => {
  await setMute(true, 8);
  const asks = 'query ($id: ID!) { user(id: $id) { viewerMutedUntil } mutedUsers { nodes { viewerMutedUntil } } }';
  for (const viewer of [ben, cleo, null])
    for (const { id } of [ada, ben])
      expect((await app.as(viewer).query(asks, { id })).data).toEqual({
        user: { viewerMutedUntil: null },
        mutedUsers: { nodes: [] },
      });
});

test('the list with the ends costs the same statements for many as for one', async () => {
  const list = () => app.as(ada).query('{ mutedUsers { nodes { username viewerHasMuted viewerMutedUntil } } }');
  await setMute(true, 8);
  await list();
  const ofOne = await countSql(app, list);
  for (const member of Object.values(await app.cast('una', 'vera', 'wim'))) await app.mute(ada, member);
  expect(await countSql(app, list)).toBe(ofOne);
  expect(ofOne).toBe(4);
});
