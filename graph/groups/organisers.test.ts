import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBoard } from '../test/boards.ts';
import type { Caller } from '../test/caller.ts';
import type { Made, Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let stranger: Member;
let board: Caller;
let club: Made;
beforeAll(async () => {
  ({ ada, ben, cleo, stranger } = await app.cast('ada', 'ben', 'cleo', 'stranger'));
  board = app.with(await openBoard(app));
});
beforeEach(async () => {
  club = await app.group('Spinners', ada);
  for (const member of [ben, cleo]) await join(member);
  await set('ada', true);
});

const join = (member: Member) => app.as(member).post(`/api/groups/${club.id}/join`);
const leave = (member: Member) => app.as(member).delete(`/api/groups/${club.id}/leave`);

const setDocument =
  'mutation ($groupId: ID!, $username: String!, $organises: Boolean!) { setGroupOrganiser(groupId: $groupId, username: $username, organises: $organises) { group { organisers { username } } } }';
const set = (username: string, organises: boolean, groupId = club.id) =>
  board.query(setDocument, { groupId, username, organises });

const appointDocument =
  'mutation ($groupId: ID!, $userId: ID!) { appointOrganiser(groupId: $groupId, userId: $userId) { group { organisers { username } viewerOrganises } } }';
const appoint = (by: Member | null, userId: string, groupId = club.id) =>
  app.as(by).query(appointDocument, { groupId, userId });

const resignDocument =
  'mutation ($groupId: ID!, $successorId: ID) { resignAsOrganiser(groupId: $groupId, successorId: $successorId) { group { organisers { username } viewerOrganises viewerIsMember } } }';
const resign = (by: Member | null, successorId?: string, groupId = club.id) =>
  app.as(by).query(resignDocument, { groupId, successorId });

const organisersFor = async (viewer: Member | null): Promise<string[]> => {
  const { data } = await app.as(viewer).query(`{ group(id: "${club.id}") { organisers { username } } }`);
  return data.group.organisers.map(({ username }: { username: string }) => username);
};
const block = (by: Member, other: Member) => app.as(by).post(`/api/users/${other.id}/block`);
const unblock = (by: Member, other: Member) => app.as(by).delete(`/api/users/${other.id}/block`);
const suspend = ({ id }: Member) => app.run('update "user" set suspended_at = now() where id = $1', id);
const lift = ({ id }: Member) => app.run('update "user" set suspended_at = null where id = $1', id);

const notAMember = {
  code: 'BAD_USER_INPUT',
  field: 'userId',
  message: 'Only a member of the group can organise it: they have to join it first',
};
const onlyOne = {
  code: 'BAD_USER_INPUT',
  field: 'successorId',
  message: 'You are the only organiser of this group: name the member who organises it after you',
};

describe('an operator', () => {
  test('appoints a member by their username. The log keeps their id only, and shows the name', async () => {
    const { data } = await set(' BEN ', true);
    expect(data.setGroupOrganiser.group.organisers).toEqual([{ username: 'ada' }, { username: 'ben' }]);
    for (const viewer of [null, ada, stranger]) expect(await organisersFor(viewer)).toEqual(['ada', 'ben']);
    const read = await board.query(
      '{ operator { log(first: 1) { nodes { verb targetId note } } groups(first: 1) { nodes { organisers } } } }',
    );
    expect(read.data.operator).toEqual({
      log: { nodes: [{ verb: 'group organiser add', targetId: club.id, note: 'ben' }] },
      groups: { nodes: [{ organisers: ['ada', 'ben'] }] },
    });
    expect(await app.run('select note from operator_log order by id desc limit 1')).toEqual([{ note: ben.id }]);
    const found = await board.query('{ operator { log(first: 1, query: "ben") { nodes { verb } } } }');
    expect(found.data.operator.log.nodes).toEqual([{ verb: 'group organiser add' }]);
  });

  test('ends the organising of a member, also of the only one', async () => {
    const { data } = await set('ada', false);
    expect(data.setGroupOrganiser.group.organisers).toEqual([]);
    expect((await set('ada', false)).error).toBeNull();
    expect((await app.as(ada).get('/api/groups/popular')).body).toContainEqual(
      expect.objectContaining({ id: club.id, isJoined: true }),
    );
  });

  test('appoints nobody who is not a member, and is no member of the browser', async () => {
    const fault = { ...notAMember, field: 'username' };
    for (const username of ['stranger', 'nobody', 'a\u0000b']) expect((await set(username, true)).error).toEqual(fault);
    expect((await set('ben', true, nobodysId)).error).toMatchObject({ code: 'NOT_FOUND' });
    const variables = { groupId: club.id, username: 'ben', organises: true };
    expect((await app.as(ada).query(setDocument, variables)).error).toMatchObject({ code: 'FORBIDDEN' });
    expect(await organisersFor(null)).toEqual(['ada']);
  });
});

describe('an organiser', () => {
  test('appoints another member, who can then appoint, too', async () => {
    const { data } = await appoint(ada, ben.id.toUpperCase());
    expect(data.appointOrganiser.group).toEqual({
      organisers: [{ username: 'ada' }, { username: 'ben' }],
      viewerOrganises: true,
    });
    const { status, body } = await app.as(ben).post(`/api/groups/${club.id}/organisers`, { userId: cleo.id });
    expect([status, body.isOrganiser]).toEqual([200, true]);
    expect((await appoint(cleo, ada.id)).error).toBeNull();
    expect(await organisersFor(null)).toEqual(['ada', 'ben', 'cleo']);
  });

  test('appoints nobody who is not a member, cannot act, or has blocked them', async () => {
    await suspend(cleo);
    await block(ben, ada);
    for (const userId of [stranger.id, cleo.id, ben.id, nobodysId, 'ben'])
      expect((await appoint(ada, userId)).error).toEqual(notAMember);
    await lift(cleo);
    await unblock(ben, ada);
    expect(await organisersFor(null)).toEqual(['ada']);
  });

  test('is one of 20 at most', async () => {
    await app.run(
      `with crowd as (
         insert into "user" (id, username, display_name, password_hash)
         select gen_random_uuid(), 'of_' || left($1::text, 6) || n, 'Crowd', '-' from generate_series(1, 19) n returning id
       ) insert into group_member (group_id, user_id, organises_since) select $1::uuid, id, now() from crowd`,
      club.id,
    );
    const { error } = await appoint(ada, ben.id);
    expect(error).toMatchObject({ field: 'userId', message: expect.stringContaining('at most 20 organisers') });
    expect((await appoint(ada, ada.id)).error).toBeNull();
  });

  test('resigns and stays a member', async () => {
    await appoint(ada, ben.id);
    const { data } = await resign(ada);
    const group = { organisers: [{ username: 'ben' }], viewerOrganises: false, viewerIsMember: true };
    expect(data.resignAsOrganiser.group).toEqual(group);
    expect((await resign(ada)).data.resignAsOrganiser.group).toEqual(group);
  });

  test('who is the only one has to name another member', async () => {
    expect((await resign(ada)).error).toEqual(onlyOne);
    const successor = { ...notAMember, field: 'successorId' };
    for (const id of [stranger.id, ada.id, nobodysId]) expect((await resign(ada, id)).error).toEqual(successor);
    const { status, body } = await app.as(ada).post(`/api/groups/${club.id}/resign`, {});
    expect([status, body]).toMatchObject([400, { field: 'successorId' }]);
    expect((await resign(ada, ben.id)).error).toBeNull();
    expect(await organisersFor(null)).toEqual(['ben']);
  });

  test('who is the only one cannot leave, unless nobody could follow them', async () => {
    const { status, body } = await leave(ada);
    expect([status, body]).toMatchObject([
      400,
      { field: 'member', message: 'You are the only organiser of this group: appoint another member before you leave' },
    ]);
    await leave(ben);
    await block(cleo, ada);
    expect((await leave(ada)).status).toBe(200);
    await unblock(cleo, ada);
    expect(await organisersFor(null)).toEqual([]);
    await join(ada);
    expect(await organisersFor(null)).toEqual([]);
  });

  test('leaves while another organises the group', async () => {
    await appoint(ada, ben.id);
    expect((await leave(ada)).body).toMatchObject({ isJoined: false, memberCount: 2 });
    expect(await organisersFor(null)).toEqual(['ben']);
  });

  test('who is suspended is no other organiser', async () => {
    await appoint(ada, ben.id);
    await suspend(ben);
    expect((await resign(ada)).error).toEqual(onlyOne);
    await lift(ben);
    expect((await resign(ada)).error).toBeNull();
  });

  test('who deletes their account leaves the group to the operator', async () => {
    const gone = await app.member('gone');
    await join(gone);
    await set('gone', true);
    await set('ada', false);
    await app.run('delete from "user" where id = $1', gone.id);
    expect(await organisersFor(ben)).toEqual([]);
    expect((await app.as(ben).get('/api/groups/popular')).status).toBe(200);
  });

  test('is not shown to somebody whom they have blocked', async () => {
    await block(ada, stranger);
    expect(await organisersFor(stranger)).toEqual([]);
    expect((await app.as(stranger).get(`/api/groups/${club.id}/organisers`)).body).toEqual([]);
    await unblock(ada, stranger);
    const { body } = await app.as(stranger).get(`/api/groups/${club.id}/organisers`);
    expect(body).toMatchObject([{ username: 'ada' }]);
  });
});

describe('everyone else', () => {
  test('appoints nobody, and resigns without an effect', async () => {
    const forbidden = { code: 'FORBIDDEN', message: 'Only an organiser of this group can do this' };
    for (const member of [ben, stranger]) {
      expect((await appoint(member, cleo.id)).error).toEqual(forbidden);
      expect((await resign(member, cleo.id)).error).toBeNull();
    }
    expect((await appoint(null, ben.id)).error).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await resign(null)).error).toMatchObject({ code: 'UNAUTHENTICATED' });
    for (const id of [nobodysId, 'club']) {
      expect((await appoint(ada, ben.id, id)).error).toMatchObject({ code: 'NOT_FOUND' });
      expect((await resign(ada, ben.id, id)).error).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await organisersFor(null)).toEqual(['ada']);
  });
});

test('of two organisers who resign and leave at once, one stays', async () => {
  await appoint(ada, ben.id);
  const answers = await Promise.all([resign(ada), app.as(ben).query(leaveDocument, { groupId: club.id })]);
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  expect(answers.filter(({ error }) => error?.code === 'BAD_USER_INPUT')).toHaveLength(1);
  expect(await organisersFor(null)).toHaveLength(1);
});

const leaveDocument =
  'mutation ($groupId: ID!) { setGroupMembership(groupId: $groupId, member: false) { group { id } } }';
