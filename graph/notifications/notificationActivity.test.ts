import { beforeAll, beforeEach, expect, test } from 'vitest';
import { bellDoors } from '../test/bellDoors.ts';
import type { Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ana: Member;
let ben: Member;
let cleo: Member;
const bell = bellDoors(() => app);
beforeAll(async () => {
  ({ ana, ben, cleo } = await app.cast('ana', 'ben', 'cleo'));
});
beforeEach(async () => {
  for (const table of ['notification', 'mute', 'follow', 'post']) await app.run(`delete from ${table}`);
});

const document = `subscription {
  notificationActivity { kind at viewer { id unreadNotificationCount } notification { id kind actorCount post { id } } }
}`;
const follow = async (member: Member) => (await app.live(member)).follow(document);

test('a member is told what is new, grows, is undone and is read, with the count as it is then', async () => {
  const post = await app.post(ana);
  const followed = await follow(ana);
  await bell.like(ben, post);
  expect(await followed.next()).toMatchObject({
    kind: 'NOTIFIED',
    viewer: { id: ana.id, unreadNotificationCount: 1 },
    notification: { kind: 'LIKE', actorCount: 1, post: { id: post.id } },
  });
  await bell.like(cleo, post);
  expect(await followed.next()).toMatchObject({ kind: 'NOTIFIED', notification: { actorCount: 2 } });
  await bell.follow(cleo, ana);
  expect(await followed.next()).toMatchObject({
    viewer: { unreadNotificationCount: 2 },
    notification: { kind: 'FOLLOW', post: null },
  });
  await bell.follow(cleo, ana, false);
  expect(await followed.next()).toMatchObject({
    kind: 'CHANGED',
    viewer: { unreadNotificationCount: 1 },
    notification: null,
  });
  await bell.mark(ana, { ids: (await bell.rows(ana)).map(({ id }) => id) });
  expect(await followed.next()).toMatchObject({ kind: 'CHANGED', viewer: { unreadNotificationCount: 0 } });
});

test('what tells nothing is not told: by the muted, of what one may not read, and what changes nothing', async () => {
  await bell.mute(ana, ben);
  const post = await app.post(ana);
  const hidden = await app.post(cleo, { privacy: 'private' });
  const followed = await follow(ana);
  await bell.like(ben, post);
  await bell.comment(cleo, hidden, 'Not for @ana');
  // An event shows what is true when it is delivered, so the likes of another come after it.
  await bell.follow(cleo, ana);
  expect(await followed.next()).toMatchObject({ kind: 'NOTIFIED', notification: { kind: 'FOLLOW' } });
  await bell.like(cleo, post);
  await bell.like(cleo, post);
  await bell.comment(cleo, post, 'Nice');
  expect(await followed.next()).toMatchObject({ kind: 'NOTIFIED', notification: { kind: 'LIKE', actorCount: 1 } });
  expect(await followed.next()).toMatchObject({ notification: { kind: 'COMMENT' } });
});

test('each is told their own, and visitors nothing', async () => {
  const followed = await follow(ben);
  const live = await app.live(null);
  await expect(live.subscribe(document).next()).rejects.toThrow('UNAUTHENTICATED');
  await bell.follow(cleo, ana);
  await bell.follow(cleo, ben);
  expect(await followed.next()).toMatchObject({ viewer: { id: ben.id, unreadNotificationCount: 1 } });
});

test('a changed plan, a new comment, its deletion and that of the post move the count at once', async () => {
  const ride = await app.ride(ana, { date: '2087-05-01' });
  await app.participate(ride, ben);
  const author = await follow(ana);
  const rider = await follow(ben);
  await bell.edit(ana, ride, { ride: { distance: 20, date: '2087-05-02', time: '07:00', location: 'Mill Square' } });
  expect(await rider.next()).toMatchObject({ kind: 'NOTIFIED', notification: { kind: 'RIDE_CHANGED' } });
  const said = await bell.comment(cleo, ride, 'Shame, @ben');
  expect(await author.next()).toMatchObject({
    notification: { kind: 'COMMENT' },
    viewer: { unreadNotificationCount: 1 },
  });
  expect(await rider.next()).toMatchObject({
    notification: { kind: 'MENTION' },
    viewer: { unreadNotificationCount: 2 },
  });
  await app.as(cleo).delete(`/api/comments/${said.id}`);
  expect(await author.next()).toMatchObject({ kind: 'CHANGED', viewer: { unreadNotificationCount: 0 } });
  expect(await rider.next()).toMatchObject({ kind: 'CHANGED', viewer: { unreadNotificationCount: 1 } });
  await app.as(ana).delete(`/api/posts/${ride.id}`);
  // The deletion replaces the notification of the changed plan.
  expect(await rider.next()).toMatchObject({ kind: 'CHANGED', viewer: { unreadNotificationCount: 1 } });
  expect(await rider.next()).toMatchObject({ notification: { kind: 'RIDE_DELETED' } });
});

test('a post that is hidden, and shown again, takes what it told along', async () => {
  const post = await app.post(ana);
  const said = await bell.comment(ben, post, 'Mine');
  await bell.comment(cleo, post, 'Yours', said);
  const followed = await follow(ben);
  await bell.edit(ana, post, { privacy: 'PRIVATE' });
  expect(await followed.next()).toMatchObject({ kind: 'CHANGED', viewer: { unreadNotificationCount: 0 } });
  await bell.edit(ana, post, { privacy: 'PUBLIC' });
  expect(await followed.next()).toMatchObject({ kind: 'CHANGED', viewer: { unreadNotificationCount: 1 } });
});
