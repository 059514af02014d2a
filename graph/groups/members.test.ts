import { beforeAll, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let muter: Member;
let hills: Made;
let nights: Made;
beforeAll(async () => {
  ({ ada, ben, cleo, muter } = await app.cast('ada', 'ben', 'cleo', 'muter'));
  hills = await app.group('Hill repeats');
  nights = await app.group('Night riders');
  // One after the other, so that each joins at a different instant.
  for (const member of [cleo, ada, ben]) await setMembership(member, hills.id, true);
  await setMembership(ada, nights.id, true);
});

function setMembership(member: Member, groupId: string, joined: boolean) {
  const { post, delete: remove } = app.as(member);
  return joined ? post(`/api/groups/${groupId}/join`) : remove(`/api/groups/${groupId}/leave`);
}

const membersDocument =
  'query ($id: ID!, $first: Int) { group(id: $id) { memberCount members(first: $first) { nodes { username viewerIsFollowing } pageInfo { hasNextPage } } } }';
const groupsDocument =
  'query ($id: ID!) { user(id: $id) { groups { nodes { name viewerIsMember } edges { node { id } cursor } } } }';

const membersOf = async (viewer: Member | null, { id }: Made) => {
  const { data, error } = await app.as(viewer).query(membersDocument, { id });
  expect(error).toBeNull();
  return data.group.members.nodes.map(({ username }: { username: string }) => username);
};

describe('the members of a group', () => {
  test('are told to anyone in the order in which they joined', async () => {
    for (const viewer of [null, ada, muter]) expect(await membersOf(viewer, hills)).toEqual(['cleo', 'ada', 'ben']);
    expect(await membersOf(null, nights)).toEqual(['ada']);
    expect(await membersOf(null, await app.group('Nobody yet'))).toEqual([]);
  });

  test('come in pages', async () => {
    const { data } = await app.as(null).query(membersDocument, { id: hills.id, first: 2 });
    expect(data.group).toMatchObject({ memberCount: 3, members: { pageInfo: { hasNextPage: true } } });
    expect(data.group.members.nodes).toHaveLength(2);
  });

  test('stay members to whoever has muted them', async () => {
    await app.run('insert into mute (muter_id, muted_id) values ($1, $2), ($1, $3)', muter.id, ada.id, ben.id);
    expect(await membersOf(muter, hills)).toEqual(['cleo', 'ada', 'ben']);
    expect((await setMembership(muter, hills.id, true)).body).toMatchObject({ memberCount: 4, isJoined: true });
    await setMembership(muter, hills.id, false);
  });

  test('stand at the end once they have left and joined again', async () => {
    await setMembership(cleo, hills.id, false);
    expect(await membersOf(null, hills)).toEqual(['ada', 'ben']);
    await setMembership(cleo, hills.id, true);
    await setMembership(cleo, hills.id, true);
    expect(await membersOf(null, hills)).toEqual(['ada', 'ben', 'cleo']);
  });
});

test('the groups of a member are told to anyone, with what they are to the viewer', async () => {
  const namesOf = async (viewer: Member | null) => {
    const { data, error } = await app.as(viewer).query(groupsDocument, { id: ada.id });
    expect(error).toBeNull();
    return data.user.groups.nodes;
  };
  const told = (hill: boolean, night: boolean) => [
    { name: 'Hill repeats', viewerIsMember: hill },
    { name: 'Night riders', viewerIsMember: night },
  ];
  expect(await namesOf(ada)).toEqual(told(true, true));
  expect(await namesOf(ben)).toEqual(told(true, false));
  expect(await namesOf(null)).toEqual(told(false, false));
  const { data } = await app.as(ada).query(groupsDocument, { id: muter.id });
  expect(data.user.groups.nodes).toEqual([]);
});

test('a group is found, joined and left by its id whatever its case', async () => {
  const id = nights.id.toUpperCase();
  const { data } = await app.as(null).query('query ($id: ID!) { group(id: $id) { name } }', { id });
  expect(data.group).toEqual({ name: 'Night riders' });
  expect((await setMembership(ben, id, true)).body).toMatchObject({ memberCount: 2, isJoined: true });
  expect((await setMembership(ben, id, false)).body).toMatchObject({ memberCount: 1, isJoined: false });
});

describe('storms', () => {
  const memberCounts = (...ids: string[]) =>
    app.run(
      `select g.member_count as told, (select count(*)::int from group_member m where m.group_id = g.id) as counted
       from "group" g where g.id = any($1::uuid[])`,
      ids,
    );

  test('fifty members who join and leave two groups at once are counted', async () => {
    const crowd = await Promise.all(Array.from({ length: 50 }, (_, index) => app.member(`crowd_${index}`)));
    const [one, two] = [await app.group('One'), await app.group('Two')];
    const answers = await Promise.all(
      crowd.flatMap((member, index) => [
        setMembership(member, one.id, true),
        setMembership(member, two.id, true),
        setMembership(member, (index % 2 === 0 ? one : two).id, false),
      ]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { told, counted } of await memberCounts(one.id, two.id)) expect(told).toBe(counted);
    await Promise.all(crowd.map((member) => setMembership(member, one.id, true)));
    expect(await memberCounts(one.id)).toEqual([{ told: 50, counted: 50 }]);
    await Promise.all(crowd.map((member) => setMembership(member, one.id, false)));
    expect(await memberCounts(one.id)).toEqual([{ told: 0, counted: 0 }]);
  });

  test('fifty joins and leaves of one member end in one membership or none', async () => {
    const { id } = await app.group('Undecided');
    const calls = Array.from({ length: 50 }, (_, index) => setMembership(ada, id, index % 2 === 0));
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
    const [count] = await memberCounts(id);
    expect(count?.told).toBe(count?.counted);
    expect((await setMembership(ada, id, true)).body).toMatchObject({ memberCount: 1, isJoined: true });
  });

  test('a group that is deleted while it is joined is not found, never an error of ours', async () => {
    const { id } = await app.group('Short-lived');
    const calls = [ada, ben, cleo, muter].flatMap((member) => [
      setMembership(member, id, true),
      setMembership(member, id, false),
      setMembership(member, id, true),
    ]);
    await Promise.race(calls);
    await app.run('delete from "group" where id = $1', id);
    for (const { status } of await Promise.all(calls)) expect([200, 404]).toContain(status);
  });
});
