import { beforeAll, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let adam: Member;
let adele: Member;
let cleo: Member;
let stranger: Member;
let hills: Made;
beforeAll(async () => {
  ({ ada, adam, adele, cleo, stranger } = await app.cast('ada', 'adam', 'adele', 'cleo', 'stranger'));
  await app.member('adrift');
  await app.run(`update "user" set display_name = 'Zoë O’Hara' where id = $1`, cleo.id);
  hills = await app.group('Hill repeats');
  for (const [minute, { id }] of [adele, cleo, ada, adam].entries()) {
    const at = new Date(Date.UTC(2026, 0, 1, 0, minute));
    await app.run('insert into group_member (group_id, user_id, created_at) values ($1, $2, $3)', hills.id, id, at);
  }
});

const document = `query ($groupId: ID!, $query: String!, $first: Int, $after: String) {
  groupMembers(groupId: $groupId, query: $query, first: $first, after: $after) {
    nodes { username viewerIsFollowing }
    pageInfo { hasNextPage endCursor }
  }
}`;

const ask = (viewer: Member | null, query: string, more: object = {}) =>
  app.as(viewer).query(document, { groupId: hills.id, query, ...more });

async function found(viewer: Member | null, query: string, more: object = {}): Promise<string[]> {
  const { data, error } = await ask(viewer, query, more);
  expect(error).toBeNull();
  return data.groupMembers.nodes.map(({ username }: { username: string }) => username);
}

describe('groupMembers', () => {
  test('finds members of the group alone, in the order in which they joined, for members and visitors', async () => {
    for (const viewer of [stranger, ada, null]) expect(await found(viewer, 'ad')).toEqual(['adele', 'ada', 'adam']);
    expect(await found(stranger, 'ADAM')).toEqual(['adam']);
  });

  test('finds a part of a display name, without case, accents and punctuation', async () => {
    for (const text of ['zoe', 'ZOË', "o'hara", 'zoe o']) expect(await found(null, text)).toEqual(['cleo']);
  });

  test('matches nothing for a blank text, for wildcards and in an unknown group', async () => {
    for (const text of ['', '  ', '%', '_', '\\', 'nobody']) expect(await found(null, text)).toEqual([]);
    for (const groupId of ['no id', stranger.id]) expect(await found(null, 'ad', { groupId })).toEqual([]);
  });

  test('comes in pages that meet', async () => {
    const { data } = await ask(null, 'ad', { first: 2 });
    expect(data.groupMembers.pageInfo.hasNextPage).toBe(true);
    expect(await found(null, 'ad', { first: 2, after: data.groupMembers.pageInfo.endCursor })).toEqual(['adam']);
  });

  test('omits who has blocked the viewer and who is deleting their account, and keeps who is muted', async () => {
    await app.block(ada, stranger);
    await app.mute(stranger, adam);
    await app.run('insert into account_deletion (user_id) values ($1)', adele.id);
    expect(await found(stranger, 'ad')).toEqual(['adam']);
    expect(await found(null, 'ad')).toEqual(['ada', 'adam']);
    for (const table of ['block', 'mute', 'account_deletion']) await app.run(`delete from ${table}`);
  });

  test('names the field of a text that is too long, and refuses the cursor of another list', async () => {
    expect((await ask(null, 'x'.repeat(201))).error).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'query',
      message: 'query must have at most 200 characters',
    });
    const members = await app
      .as(null)
      .query(`{ group(id: "${hills.id}") { members(first: 1) { pageInfo { endCursor } } } }`);
    const after = members.data.group.members.pageInfo.endCursor;
    expect((await ask(null, 'ad', { after })).error?.code).toBe('BAD_USER_INPUT');
  });

  test('costs the same statements however many are found', async () => {
    await app.as(stranger).query('{ viewer { id } }');
    const statementsFor = (first: number) => countSql(app, () => found(stranger, 'ad', { first }));
    // Statements: the session, the members, and whom the viewer follows.
    expect(await statementsFor(1)).toBe(3);
    expect(await statementsFor(20)).toBe(3);
  });
});

test('the members of groups that the viewer follows are counted for the viewer alone, in one statement', async () => {
  const nights = await app.group('Night riders', ada);
  await app.follow(stranger, ada);
  await app.follow(stranger, adam);
  const counts = async (viewer: Member | null) => {
    const { data } = await app.as(viewer).query('{ groups(first: 10) { nodes { id followedMemberCount } } }');
    return Object.fromEntries(
      data.groups.nodes.map((group: { id: string; followedMemberCount: number }) => [
        group.id,
        group.followedMemberCount,
      ]),
    );
  };
  expect(await counts(stranger)).toEqual({ [hills.id]: 2, [nights.id]: 1 });
  for (const viewer of [ada, null]) expect(await counts(viewer)).toEqual({ [hills.id]: 0, [nights.id]: 0 });
  expect(await countSql(app, () => counts(stranger))).toBe(3);
  await app.run('insert into account_deletion (user_id) values ($1)', adam.id);
  expect(await counts(stranger)).toEqual({ [hills.id]: 1, [nights.id]: 1 });
});

test('of a viewer who follows very many, those whom they followed last are counted', async () => {
  const crowd = await app.group('Crowd');
  const viewer = await app.member('viewer');
  await app.run(
    `with crowd as (
       insert into "user" (id, username, display_name, password_hash)
       select gen_random_uuid(), 'crowd_' || n, 'Crowd', '-' from generate_series(1, 1100) n returning id
     ), joined as (insert into group_member (group_id, user_id) select $1, id from crowd)
     insert into follow (follower_id, followed_id) select $2, id from crowd`,
    crowd.id,
    viewer.id,
  );
  const { data } = await app.as(viewer).query(`{ group(id: "${crowd.id}") { memberCount followedMemberCount } }`);
  expect(data.group).toEqual({ memberCount: 1100, followedMemberCount: 1000 });
});
