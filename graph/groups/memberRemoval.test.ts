import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBoard } from '../test/boards.ts';
import type { Made, Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let club: Made;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
});
beforeEach(async () => {
  await app.run('delete from notification');
  club = await app.group('Spinners', ada);
  for (const member of [ben, cleo]) await app.as(member).post(`/api/groups/${club.id}/join`);
  await app.run('update group_member set organises_since = now() where user_id = $1', ada.id);
});

const document =
  'mutation ($groupId: ID!, $userId: ID!) { removeGroupMember(groupId: $groupId, userId: $userId) { group { memberCount } } }';
const remove = (by: Member | null, userId: string, groupId = club.id) =>
  app.as(by).query(document, { groupId, userId });
const noticesOf = async (viewer: Member) => {
  const { data } = await app
    .as(viewer)
    .query('{ notifications { nodes { kind group { name } actors { id } post { id } } } }');
  return data.notifications.nodes;
};
const notice = (kind: string) => ({ kind, group: { name: 'Spinners' }, actors: [], post: null });
const counted = async () =>
  (await app.as(null).query(`{ group(id: "${club.id}") { memberCount } }`)).data.group.memberCount;

describe('an organiser', () => {
  test('removes a member, who is notified, keeps their posts and can join again', async () => {
    const post = await app.post(ben, { groupId: club.id });
    const { data } = await remove(ada, ben.id);
    expect(data.removeGroupMember.group).toEqual({ memberCount: 2 });
    expect(await noticesOf(ben)).toEqual([notice('REMOVED_FROM_GROUP')]);
    expect((await app.as(null).get(`/api/posts/${post.id}`)).status).toBe(200);
    const board = app.with(await openBoard(app));
    const log = await board.query('{ operator { log(first: 1) { nodes { operator verb targetId note } } } }');
    expect(log.data.operator.log.nodes).toEqual([
      { operator: 'organiser @ada', verb: 'group member remove', targetId: ben.id, note: 'Spinners' },
    ]);
    expect((await remove(ada, ben.id)).error).toBeNull();
    expect(await noticesOf(ben)).toHaveLength(1);
    expect((await app.as(ben).post(`/api/groups/${club.id}/join`)).body).toMatchObject({ memberCount: 3 });
  });

  test('frees the places of a former member in the events of a closed group, and in no other', async () => {
    const [ride, talk] = [
      await app.event({ maxParticipants: 1, date: '2087-05-02' }),
      await app.event({ date: '2087-05-03' }),
    ];
    await app.run('update event set group_id = $2 where id = $1', ride.id, club.id);
    for (const event of [ride, talk]) await app.register(event, ben);
    const wait = 'mutation ($id: ID!) { setEventWaiting(eventId: $id, waiting: true) { event { id } } }';
    expect((await app.as(cleo).query(wait, { id: ride.id })).error).toBeNull();
    const registered = () =>
      app.run('select event_id as event, user_id as member from event_registration order by event_id, user_id');
    const before = [ride, talk].map(({ id }) => ({ event: id, member: ben.id }));
    await remove(ada, ben.id);
    expect(await registered()).toEqual(before);
    await app.run(`update "group" set kind = 'closed' where id = $1`, club.id);
    const live = await (await app.live(cleo)).follow(
      'subscription { notificationActivity { kind notification { kind } } }',
    );
    await remove(ada, ben.id);
    expect(await live.next()).toMatchObject({ notification: { kind: 'EVENT_PLACE_GIVEN' } });
    expect(await registered()).toEqual([{ event: ride.id, member: cleo.id }, before[1]]);
    expect((await noticesOf(cleo)).map(({ kind }: { kind: string }) => kind)).toEqual(['EVENT_PLACE_GIVEN']);
  });

  test('removes no other organiser, and nobody who is not a member', async () => {
    await app.run('update group_member set organises_since = now() where user_id = $1', ben.id);
    const fault = { code: 'BAD_USER_INPUT', field: 'userId' };
    for (const { id } of [ada, ben]) expect((await remove(ada, id)).error).toMatchObject(fault);
    const stranger = await app.member(`stranger_${club.id.slice(-6)}`);
    for (const id of [stranger.id, nobodysId, 'ben']) expect((await remove(ada, id)).error).toBeNull();
    expect(await counted()).toBe(3);
    expect(await noticesOf(stranger)).toEqual([]);
  });

  test('removes a member who has blocked them too', async () => {
    await app.as(cleo).post(`/api/users/${ada.id}/block`);
    expect((await remove(ada, cleo.id)).data.removeGroupMember.group).toEqual({ memberCount: 2 });
    await app.as(cleo).delete(`/api/users/${ada.id}/block`);
  });
});

test('nobody else removes a member', async () => {
  expect((await remove(ben, cleo.id)).error).toMatchObject({ code: 'FORBIDDEN' });
  expect((await remove(null, cleo.id)).error).toMatchObject({ code: 'UNAUTHENTICATED' });
  for (const id of [nobodysId, 'club'])
    expect((await remove(ada, cleo.id, id)).error).toMatchObject({ code: 'NOT_FOUND' });
  expect(await counted()).toBe(3);
});

describe('a member', () => {
  test('is notified once that they organise a group, until the group is deleted', async () => {
    const appoint = () => app.as(ada).post(`/api/groups/${club.id}/organisers`, { userId: ben.id });
    expect([(await appoint()).status, (await appoint()).status]).toEqual([200, 200]);
    expect(await noticesOf(ben)).toEqual([notice('ORGANISER_APPOINTED')]);
    expect(await noticesOf(ada)).toEqual([]);
    await app.run('delete from "group" where id = $1', club.id);
    expect(await noticesOf(ben)).toEqual([]);
  });

  test('can switch such notifications off', async () => {
    const choice = 'mutation { setNotificationPreference(kind: REMOVED_FROM_GROUP, enabled: false) { viewer { id } } }';
    expect((await app.as(cleo).query(choice)).error).toBeNull();
    await remove(ada, cleo.id);
    expect(await noticesOf(cleo)).toEqual([]);
  });
});

test('a member who is removed while they leave is gone, and counted once', async () => {
  const [removed, left] = await Promise.all([remove(ada, ben.id), app.as(ben).delete(`/api/groups/${club.id}/leave`)]);
  expect([removed.error, left.status]).toEqual([null, 200]);
  expect(await counted()).toBe(2);
});

test('a member who is removed while they register for an event of a closed group has no place', async () => {
  await app.run(`update "group" set kind = 'closed' where id = $1`, club.id);
  const register = 'mutation ($id: ID!) { setEventRegistration(eventId: $id, registered: true) { event { id } } }';
  for (let round = 0; round < 5; round += 1) {
    const event = await app.event({ date: '2087-05-02' });
    await app.run('update event set group_id = $2 where id = $1', event.id, club.id);
    await app.run(
      'insert into group_member (group_id, user_id) values ($1, $2) on conflict do nothing',
      club.id,
      ben.id,
    );
    await Promise.all([app.as(ben).query(register, { id: event.id }), remove(ada, ben.id)]);
    expect(await app.run('select from event_registration where event_id = $1', event.id)).toEqual([]);
  }
});
