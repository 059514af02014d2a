import { expect, test } from 'vitest';
import { environmentOf, runHere } from '../test/commandLine.ts';
import { useApp } from '../test/useApp.ts';

// The export of a member leaves out members who are hidden from them.

const app = useApp();

const exported = async (username: string) =>
  JSON.parse((await runHere(environmentOf(app), 'export', 'user', username)).out);

test('an export has no cancelled ride of a member who is hidden from its owner', async () => {
  const { planner, rider } = await app.cast('planner', 'rider');
  const ride = await app.ride(planner, { date: '2087-04-04' });
  await app.participate(ride, rider);
  await app.as(planner).delete(`/api/posts/${ride.id}`);
  const cancelled = async () => (await exported('rider')).cancelledRides;
  expect(await cancelled()).toMatchObject([{ postId: ride.id }]);
  for (const [blocker, blocked] of [
    [planner, rider],
    [rider, planner],
  ] as const) {
    await app.block(blocker, blocked);
    expect(await cancelled()).toEqual([]);
    await app.run('delete from block where blocker_id = $1', blocker.id);
  }
  expect(await cancelled()).toHaveLength(1);
  await app.mute(rider, planner);
  expect(await cancelled()).toEqual([]);
});

test('an export names no member whose account is being deleted', async () => {
  const { stayer, leaver, foe } = await app.cast('stayer', 'leaver', 'foe');
  await app.follow(stayer, leaver);
  await app.follow(leaver, stayer);
  await app.block(stayer, foe);
  const ride = await app.ride(leaver, { date: '2087-05-05' });
  await app.participate(ride, stayer);
  await app.as(leaver).delete(`/api/posts/${ride.id}`);
  const named = async () => {
    const { following, followers, blocks, notifications } = await exported('stayer');
    return [following, followers, blocks, notifications].map(([row]) => row?.id && (row.actorId ?? row.username));
  };
  expect(await named()).toEqual(['leaver', 'leaver', 'foe', leaver.id]);
  await app.run('insert into account_deletion (user_id) values ($1), ($2)', leaver.id, foe.id);
  const text = JSON.stringify(await exported('stayer'));
  for (const { id, username } of [leaver, foe]) {
    expect(text).not.toContain(id);
    expect(text).not.toContain(`"${username}"`);
  }
  expect(JSON.parse(text)).toMatchObject({
    notifications: [{ kind: 'rideDeleted', actorId: null }],
    cancelledRides: [],
  });
  await app.run('delete from account_deletion');
});

test('an export shows the text that its owner reported, as it was then, while they can see the target', async () => {
  const { gus, hal } = await app.cast('gus', 'hal');
  const post = await app.post(gus, { content: 'Cars first' });
  await app.as(hal).post('/api/reports', { targetType: 'post', targetId: post.id, reason: 'Rude' });
  await app.as(gus).put(`/api/posts/${post.id}`, { content: 'Bikes first' });
  const texts = async () =>
    (await exported('hal')).reports.map(({ reportedText }: { reportedText: string | null }) => reportedText);
  expect(await texts()).toEqual(['Cars first']);
  await app.block(gus, hal);
  expect(await texts()).toEqual([null]);
  await app.run('delete from block where blocker_id = $1', gus.id);
  await app.as(gus).delete(`/api/posts/${post.id}`);
  expect(await texts()).toEqual([null]);
});

test('an export shows what its owner reported of a hidden group and its event while they are a member', async () => {
  const ivy = await app.member('ivy');
  const group = await app.group('Night owls', ivy);
  const event = await app.event({ title: 'Lantern ride', date: '2087-01-01' });
  await app.run(`update "group" set kind = 'hidden' where id = $1`, group.id);
  await app.run('update event set group_id = $1 where id = $2', group.id, event.id);
  await app.as(ivy).post('/api/reports', { targetType: 'group', targetId: group.id, reason: 'Rude' });
  await app.as(ivy).post('/api/reports', { targetType: 'event', targetId: event.id, reason: 'A race' });
  const texts = async () =>
    (await exported('ivy')).reports.map(({ reportedText }: { reportedText: string | null }) => reportedText);
  expect(await texts()).toEqual([expect.stringContaining('Night owls'), 'Lantern ride\nHarbour Gate']);
  await app.run('delete from group_member where user_id = $1', ivy.id);
  expect(await texts()).toEqual([null, null]);
});
