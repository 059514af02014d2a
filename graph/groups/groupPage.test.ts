import { beforeAll, describe, expect, test } from 'vitest';
import { clientDocument } from '../test/clientDocument.ts';
import type { Made, Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

// The operations of the client's page of a group.
const page = clientDocument('GroupPage');
const members = clientDocument('GroupMembers');

const app = useApp();
let ada: Member;
let ben: Member;
let small: Made;
let large: Made;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
  small = await app.group('Small', ada);
  large = await app.group('Large', ada);
  await app.run(
    `insert into "user" (id, username, display_name, password_hash)
     select gen_random_uuid(), 'rider_' || n, 'Rider ' || n, '-' from generate_series(1, 40) n`,
  );
  await app.run(
    `insert into group_member (group_id, user_id) select $1, id from "user" where username like 'rider%'`,
    large.id,
  );
  await fill(small, 2);
  await fill(large, 30);
});

/** Adds this many posts and rides to a group, each with a photo, a rider and its own author. */
async function fill({ id }: Made, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const author = index % 2 ? ada : ben;
    await app.post(author, { content: `Post ${index}`, groupId: id });
    const ride = await app.ride(author, { content: `Ride ${index}`, date: '2086-01-01', groupId: id });
    await app.participate(ride, index % 2 ? ben : ada);
  }
}

async function read(viewer: Member | null, document: string, { id }: Made, organises = false) {
  const variables = { id, groupId: id, signedIn: viewer !== null, organises };
  const { data, error } = await app.as(viewer).query(document, variables);
  expect(error).toBeNull();
  return data;
}

describe('the page of a group', () => {
  test('takes 15 statements for a member and 9 for a visitor, whatever the size of the group', async () => {
    const costs = async (viewer: Member | null) => [
      await countSql(app, () => read(viewer, page, small)),
      await countSql(app, () => read(viewer, page, large)),
    ];
    // Fills the caches of the process.
    await costs(ada);
    expect({ member: await costs(ada), visitor: await costs(null) }).toEqual({ member: [15, 15], visitor: [9, 9] });
  });

  test('has ten faces, twenty rides and twenty posts at most', async () => {
    const { group, rides, feed } = await read(null, page, large);
    expect([group.faces.nodes.length, rides.edges.length, feed.edges.length]).toEqual([10, 20, 20]);
    expect([rides.pageInfo.hasNextPage, feed.pageInfo.hasNextPage]).toEqual([true, true]);
  });

  test.each([
    ['6 statements', false, 6],
    ['7 for its organisers, who read their standing', true, 7],
  ])('lists its members with %s, whatever their number', async (_statements, organises, count) => {
    const cost = (group: Made) => countSql(app, () => read(ada, members, group, organises));
    await cost(small);
    expect([await cost(small), await cost(large)]).toEqual([count, count]);
    expect((await read(ada, members, large)).group.members.edges).toHaveLength(20);
  });

  test('of an unknown group is an error of its lists, which names the group’s id', async () => {
    const { error } = await app.as(null).query(page, { id: ada.id, signedIn: false });
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'groupId' });
  });
});

describe('what members post for each other', () => {
  test('is not on the page for visitors and strangers', async () => {
    const club = await app.group('Club', ada);
    const forMembers = { groupId: club.id, privacy: 'group' as const };
    await app.post(ada, { content: 'For members', ...forMembers });
    await app.ride(ada, { content: 'Ride for members', date: '2086-01-01', ...forMembers });
    await app.post(ada, { content: 'For everyone', groupId: club.id });
    const seenBy = async (viewer: Member | null) => {
      const { feed, rides } = await read(viewer, page, club);
      const contents = ({ edges }: { edges: { node: { content: string } }[] }) => edges.map(({ node }) => node.content);
      return { posts: contents(feed), rides: contents(rides) };
    };
    for (const viewer of [null, ben]) expect(await seenBy(viewer)).toEqual({ posts: ['For everyone'], rides: [] });
    expect(await seenBy(ada)).toEqual({
      posts: ['For everyone', 'Ride for members', 'For members'],
      rides: ['Ride for members'],
    });
  });

  test('and blocks between members hide posts, rides and faces', async () => {
    const { cleo, dora } = await app.cast('cleo', 'dora');
    const club = await app.group('Blocks', cleo, dora);
    await app.post(cleo, { content: 'Hello', groupId: club.id });
    await app.ride(cleo, { content: 'Ride', date: '2086-01-01', groupId: club.id });
    await app.block(cleo, dora);
    const { group, feed, rides } = await read(dora, page, club);
    expect(group.faces.nodes.map(({ username }: { username: string }) => username)).toEqual(['dora']);
    expect([feed.edges, rides.edges]).toEqual([[], []]);
  });
});
