import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let members: Record<'ada' | 'ben' | 'cleo' | 'dan', Member>;
let ride: Made;
beforeAll(async () => {
  members = await app.cast('ada', 'ben', 'cleo', 'dan');
});
beforeEach(async () => {
  ride = await app.ride(members.ada, { date: '2086-06-01' });
});

const document = `subscription ($postId: ID!, $since: DateTime) {
  rideActivity(postId: $postId, since: $since) {
    kind at deletedMomentId participant { username } moment { id description author { username } }
    ride { id: postId participantCount momentCount viewerIsParticipating distance }
  }
}`;
const join = (member: Member, participating = true) =>
  app
    .as(member)
    .query(
      'mutation ($id: ID!, $on: Boolean!) { setRideParticipation(postId: $id, participating: $on) { viewer { id } } }',
      { id: ride.id, on: participating },
    );
const share = async (member: Member, description: string): Promise<string> => {
  const { data } = await app
    .as(member)
    .query('mutation ($input: ShareMomentInput!) { shareMoment(input: $input) { moment { id } } }', {
      input: { postId: ride.id, description },
    });
  return data.shareMoment.moment.id;
};
const follow = async (member: Member | null, variables: object = {}) =>
  (await app.live(member)).follow(document, { postId: ride.id, ...variables });

test('whoever follows a ride is told who joins and leaves, and what is shared, edited and deleted', async () => {
  const followed = await follow(members.ben);
  await join(members.cleo);
  expect(await followed.next()).toMatchObject({
    kind: 'JOINED',
    participant: { username: 'cleo' },
    ride: { id: ride.id, participantCount: 2, viewerIsParticipating: false },
  });
  const id = await share(members.cleo, 'Puncture');
  expect(await followed.next()).toMatchObject({
    kind: 'MOMENT_SHARED',
    moment: { id, description: 'Puncture', author: { username: 'cleo' } },
    ride: { momentCount: 1 },
  });
  await app.as(members.cleo).put(`/api/moments/${id}`, { description: 'Mended' });
  expect(await followed.next()).toMatchObject({ kind: 'MOMENT_CHANGED', moment: { id, description: 'Mended' } });
  await app.as(members.cleo).delete(`/api/moments/${id}`);
  expect(await followed.next()).toMatchObject({
    kind: 'MOMENT_DELETED',
    deletedMomentId: id,
    ride: { momentCount: 0 },
  });
  await join(members.cleo, false);
  expect(await followed.next()).toMatchObject({ kind: 'LEFT', participant: { username: 'cleo' } });
  const rideData = { distance: 44, date: '2086-06-02', time: '08:00' };
  await app.as(members.ada).put(`/api/posts/${ride.id}`, { rideData });
  expect(await followed.next()).toMatchObject({ kind: 'RIDE_CHANGED', ride: { distance: 44 } });
});

test('what changes nothing is not told', async () => {
  const followed = await follow(null);
  await join(members.ben, false);
  await join(members.ben);
  await join(members.ben);
  await join(members.cleo);
  expect(await followed.next()).toMatchObject({ kind: 'JOINED', participant: { username: 'ben' } });
  expect(await followed.next()).toMatchObject({ kind: 'JOINED', participant: { username: 'cleo' } });
});

test('moments by whom the viewer has muted are not told, nor that they are gone', async () => {
  await Promise.all([join(members.ben), join(members.cleo)]);
  const followed = await follow(members.dan);
  await app.mute(members.dan, members.cleo);
  const hidden = await share(members.cleo, 'Unheard');
  await app.as(members.cleo).delete(`/api/moments/${hidden}`);
  await share(members.ben, 'Heard');
  expect(await followed.next()).toMatchObject({ moment: { description: 'Heard' }, ride: { momentCount: 1 } });
  await app.run('delete from mute where muter_id = $1', members.dan.id);
});

describe('a ride that may not be read', () => {
  test('is as unknown to those who would follow it as one that does not exist', async () => {
    const club = await app.group('Spinners', members.ada, members.ben);
    const hidden = await app.ride(members.ada, { date: '2086-06-01', privacy: 'group', groupId: club.id });
    const client = await app.live(members.cleo);
    for (const postId of [hidden.id, '0199a000-0000-7000-8000-000000000000', 'nothing']) {
      await expect(client.subscribe(document, { postId }).next()).rejects.toThrow('NOT_FOUND: Post not found');
    }
    const plain = await app.post(members.ada);
    await expect(client.subscribe(document, { postId: plain.id }).next()).rejects.toThrow('NOT_FOUND: Ride not found');
  });

  test('any more, by one who has left its group, ends the subscription before the next moment', async () => {
    const club = await app.group('Leavers', members.ada, members.ben);
    ride = await app.ride(members.ada, { date: '2086-06-01', privacy: 'group', groupId: club.id });
    const [leaver, author] = [await follow(members.ben), await follow(members.ada)];
    await app.as(members.ben).delete(`/api/groups/${club.id}/leave`);
    await share(members.ada, 'For members');
    expect(await author.next()).toMatchObject({ moment: { description: 'For members' } });
    await leaver.ended();
  });

  test('any more, because it has become private or is deleted, ends the subscription too', async () => {
    const [ben, ada] = [await follow(members.ben), await follow(members.ada)];
    await app.as(members.ada).put(`/api/posts/${ride.id}`, { privacy: 'private' });
    await ben.ended();
    expect(await ada.next()).toMatchObject({ kind: 'RIDE_CHANGED' });
    await app.as(members.ada).delete(`/api/posts/${ride.id}`);
    await ada.ended();
  });
});

test('who comes back is told first what they have missed, and of that nothing twice', async () => {
  const first = await follow(members.ben);
  await join(members.cleo);
  const { at } = await first.next();
  await first.stop();
  const missed = [await share(members.cleo, 'One'), await share(members.cleo, 'Two')];
  await app.mute(members.ben, members.dan);
  await join(members.dan);
  await share(members.dan, 'Muted');
  const again = await follow(members.ben, { since: at });
  const told = again.missed.flatMap(({ moment }) => (moment ? [moment.id] : []));
  expect(told).toEqual(missed);
  expect(again.missed.flatMap(({ participant }) => participant?.username ?? [])).toEqual(['ada', 'cleo', 'dan']);
  const live = await share(members.cleo, 'Three');
  expect(await again.next()).toMatchObject({ moment: { id: live } });
  await app.run('delete from mute where muter_id = $1', members.ben.id);
});

test('who comes back is told what has gone and what was edited meanwhile, but for what is by whom they have muted', async () => {
  await Promise.all([join(members.cleo), join(members.dan)]);
  const [kept, gone, hidden] = [
    await share(members.cleo, 'Kept'),
    await share(members.cleo, 'Gone'),
    await share(members.dan, 'Hidden'),
  ];
  const since = new Date(Date.now() + 1).toISOString();
  const past = `update moment set created_at = created_at - interval '4 minutes' where post_id = $1`;
  await app.run(past, ride.id);
  await app.run(past.replaceAll('moment', 'ride_participant'), ride.id);
  await app.mute(members.ben, members.dan);
  await app.as(members.cleo).put(`/api/moments/${kept}`, { description: 'Edited' });
  for (const [member, id] of [
    [members.cleo, gone],
    [members.dan, hidden],
  ] as const)
    await app.as(member).delete(`/api/moments/${id}`);
  await join(members.cleo, false);
  await join(members.cleo);
  await join(members.dan, false);
  const { missed } = await follow(members.ben, { since });
  expect(missed).toMatchObject([
    { kind: 'MOMENT_CHANGED', moment: { id: kept, description: 'Edited' } },
    { kind: 'MOMENT_DELETED', deletedMomentId: gone },
    { kind: 'LEFT', participant: { username: 'cleo' } },
    { kind: 'JOINED', participant: { username: 'cleo' } },
    { kind: 'LEFT', participant: { username: 'dan' }, ride: { participantCount: 2 } },
  ]);
  await app.run('delete from mute where muter_id = $1', members.ben.id);
});

test('an absence of more than a day is not made up for', async () => {
  const since = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
  const client = await app.live(members.ben);
  await expect(client.subscribe(document, { postId: ride.id, since }).next()).rejects.toThrow(/^GONE: /);
});
