import { beforeAll, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { startApp } from '../test/harness.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const names = ['Dawn patrol', 'Gravel & grit', 'Hill repeats', 'Café crawlers', 'Night riders', 'Alpha wheelers'];

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let groups: Map<string, Made>;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  groups = new Map();
  for (const name of names) groups.set(name, await app.group(name));
  await join('Hill repeats', ada, ben, cleo);
  await join('Night riders', ada, ben);
  await join('Café crawlers', ben, cleo);
  await app.run(`update "group" set description = 'We climb 100% of the hills_' where name = 'Dawn patrol'`);
});

const idOf = (name: string) => groups.get(name)?.id ?? '';

async function join(name: string, ...members: Member[]) {
  for (const member of members) await app.as(member).post(`/api/groups/${idOf(name)}/join`);
}

const document = `query ($scope: GroupScope! = ALL, $query: String, $first: Int! = 20, $after: String) {
  groups(scope: $scope, order: POPULAR, query: $query, first: $first, after: $after) {
    nodes { name memberCount viewerIsMember }
    edges { cursor node { name } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

async function list(viewer: Member | null, variables: object = {}) {
  const { data, error } = await app.as(viewer).query(document, variables);
  expect(error).toBeNull();
  return data.groups;
}

const namesOf = async (viewer: Member | null, variables: object = {}) =>
  (await list(viewer, variables)).nodes.map((group: { name: string }) => group.name);

/** The largest first, then by name. */
const inOrder = ['Hill repeats', 'Café crawlers', 'Night riders', 'Alpha wheelers', 'Dawn patrol', 'Gravel & grit'];

describe('the list of groups', () => {
  test('runs by size, then by name, and tells a member which ones are theirs', async () => {
    const { nodes } = await list(ada);
    expect(nodes).toEqual([
      { name: 'Hill repeats', memberCount: 3, viewerIsMember: true },
      { name: 'Café crawlers', memberCount: 2, viewerIsMember: false },
      { name: 'Night riders', memberCount: 2, viewerIsMember: true },
      { name: 'Alpha wheelers', memberCount: 0, viewerIsMember: false },
      { name: 'Dawn patrol', memberCount: 0, viewerIsMember: false },
      { name: 'Gravel & grit', memberCount: 0, viewerIsMember: false },
    ]);
  });

  test.each([1, 2, 4, 6, 7])('is the same in pages of %i', async (first) => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { edges, nodes, pageInfo } = await list(null, { first, after });
      expect(nodes.length).toBeLessThanOrEqual(first);
      expect(edges.map((edge: { node: { name: string } }) => edge.node.name)).toEqual(
        nodes.map((group: { name: string }) => group.name),
      );
      expect(pageInfo.endCursor).toBe(edges.at(-1).cursor);
      expect(pageInfo.hasPreviousPage).toBe(after !== null);
      seen.push(...nodes.map((group: { name: string }) => group.name));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(inOrder);
  });

  test('goes on from where it was though groups come and go between the pages', async () => {
    const { pageInfo } = await list(null, { first: 2 });
    const late = await app.group('Aardvarks', ada, ben, cleo);
    const rest = await namesOf(null, { after: pageInfo.endCursor });
    expect(rest).toEqual(inOrder.slice(2));
    await app.run('delete from "group" where id = $1', late.id);
  });

  test('splits into the joined and the suggested ones of a member', async () => {
    expect(await namesOf(ada, { scope: 'JOINED' })).toEqual(['Hill repeats', 'Night riders']);
    expect(await namesOf(ada, { scope: 'SUGGESTED' })).toEqual([
      'Café crawlers',
      'Alpha wheelers',
      'Dawn patrol',
      'Gravel & grit',
    ]);
  });

  test('has nothing joined and everything to suggest for visitors', async () => {
    expect(await namesOf(null, { scope: 'JOINED' })).toEqual([]);
    expect(await namesOf(null, { scope: 'SUGGESTED' })).toEqual(inOrder);
  });

  test('is filtered by name or description, whatever the case, and takes the text literally', async () => {
    expect(await namesOf(null, { query: 'RIDERS' })).toEqual(['Night riders']);
    expect(await namesOf(null, { query: ' café ' })).toEqual(['Café crawlers']);
    expect(await namesOf(null, { query: 'CLIMB' })).toEqual(['Dawn patrol']);
    expect(await namesOf(null, { query: '100% of' })).toEqual(['Dawn patrol']);
    expect(await namesOf(null, { query: 'hills_' })).toEqual(['Dawn patrol']);
    expect(await namesOf(null, { query: 'h%s' })).toEqual([]);
    expect(await namesOf(null, { query: '  ' })).toEqual(inOrder);
    expect(await namesOf(ada, { query: 'night', scope: 'SUGGESTED' })).toEqual([]);
  });

  test('refuses cursors of other lists and pages of impossible sizes', async () => {
    const { data } = await app.as(null).query('{ events { pageInfo { endCursor } } }');
    expect(data.events.pageInfo.endCursor).toBeNull();
    const cursor = Buffer.from('["2026-01-01T00:00:00.000Z","x"]').toString('base64url');
    for (const variables of [{ after: cursor }, { after: 'x' }]) {
      expect((await app.as(null).query(document, variables)).error).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'after',
      });
    }
    for (const first of [0, -1, 101]) {
      expect((await app.as(null).query(document, { first })).error).toMatchObject({ field: 'first' });
    }
  });
});

test('the list costs three statements, whatever its length: session, groups and which are theirs', async () => {
  await app.tokenOf(ada);
  for (const first of [1, 6]) expect(await countSql(app, () => list(ada, { first }))).toBe(3);
});

describe('GET /api/groups/popular', () => {
  test('is the whole list as a bare array, with isJoined for the viewer', async () => {
    const { status, body } = await app.as(ada).get('/api/groups/popular');
    expect(status).toBe(200);
    expect(body.map((group: { name: string }) => group.name)).toEqual(inOrder);
    expect(body[0]).toEqual({
      id: idOf('Hill repeats'),
      name: 'Hill repeats',
      description: 'Hill repeats rides',
      picture: null,
      memberCount: 3,
      isJoined: true,
    });
    const visitor = await app.as(null).get('/api/groups/popular');
    expect(visitor.body.every((group: { isJoined: boolean }) => !group.isJoined)).toBe(true);
  });

  test('is not cut at a hundred', async () => {
    const other = await startApp();
    await other.run(
      `insert into "group" (id, name) select gen_random_uuid(), 'Group ' || n from generate_series(1, 230) n`,
    );
    expect((await other.as(null).get('/api/groups/popular')).body).toHaveLength(230);
    await other.close();
  });
});

describe('membership', () => {
  const setMembership = `mutation ($groupId: ID!, $member: Boolean!) {
    setGroupMembership(groupId: $groupId, member: $member) { group { memberCount viewerIsMember } viewer { username } }
  }`;
  const doors = [
    {
      name: 'REST',
      async set(member: Member, groupId: string, joined: boolean) {
        const { post, delete: remove } = app.as(member);
        const { status, body } = joined
          ? await post(`/api/groups/${groupId}/join`)
          : await remove(`/api/groups/${groupId}/leave`);
        expect(status).toBe(200);
        return [body.memberCount, body.isJoined];
      },
    },
    {
      name: 'GraphQL',
      async set(member: Member, groupId: string, joined: boolean) {
        const { data } = await app.as(member).query(setMembership, { groupId, member: joined });
        expect(data.setGroupMembership.viewer).toEqual({ username: member.username });
        const { group } = data.setGroupMembership;
        return [group.memberCount, group.viewerIsMember];
      },
    },
  ];

  test.each(doors)('is set by $name, and set again without a change', async ({ name, set }) => {
    const { id } = await app.group(`Set by ${name}`, ben);
    expect(await set(ada, id, true)).toEqual([2, true]);
    expect(await set(ada, id, true)).toEqual([2, true]);
    expect(await set(ada, id, false)).toEqual([1, false]);
    expect(await set(ada, id, false)).toEqual([1, false]);
  });

  test('of an unknown group is 404 at both doors', async () => {
    for (const id of ['nowhere', '0199a000-0000-7000-8000-000000000000']) {
      const rest = await app.as(ada).post(`/api/groups/${id}/join`);
      expect([rest.status, rest.body]).toEqual([404, { message: 'Group not found', code: 'NOT_FOUND' }]);
      expect((await app.as(ada).delete(`/api/groups/${id}/leave`)).status).toBe(404);
      const { error } = await app.as(ada).query(setMembership, { groupId: id, member: true });
      expect(error).toEqual({ code: 'NOT_FOUND', message: 'Group not found' });
    }
  });

  test('pressed twenty times at once is one membership', async () => {
    const { id } = await app.group('Rush hour');
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.as(cleo).post(`/api/groups/${id}/join`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await app.run('select member_count from "group" where id = $1', id)).toEqual([{ member_count: 1 }]);
  });
});

test('a group is found by id, an unknown one is null', async () => {
  const ask = (id: string) => app.as(ada).query('query ($id: ID!) { group(id: $id) { name viewerIsMember } }', { id });
  expect((await ask(idOf('Night riders'))).data.group).toEqual({ name: 'Night riders', viewerIsMember: true });
  expect((await ask('0199a000-0000-7000-8000-000000000000')).data.group).toBeNull();
});
