import { beforeAll, expect, test } from 'vitest';
import { clientDocument } from '../test/clientDocument.ts';
import type { Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let crowd: Member[];
beforeAll(async () => {
  crowd = await Promise.all(Array.from({ length: 12 }, (_, index) => app.member(`crowd_${index}`)));
  for (const [index, member] of crowd.entries()) {
    for (const other of crowd) if (other !== member) await app.follow(member, other);
    await app.group(`Group ${index}`, ...crowd);
    await app.post(member);
    await app.ride(member, { date: '2026-01-05' });
  }
});

const first = (size: number) => `first: ${size}`;

/** Every list of the members of a list. */
const document = (size: number) => `query ($id: ID!) { user(id: $id) {
  followers(${first(size)}) { nodes {
    username viewerIsFollowing viewerHasMuted stats { weeklyDistance weeks { distance climb } more: weeks(last: 3) { distance climb } }
    followers(${first(size)}) { nodes { displayName stats { monthlyDistance } } }
    following(${first(size)}) { nodes { displayName following(${first(size)}) { nodes { id } } } }
    groups(${first(size)}) { nodes { name viewerIsMember members(${first(size)}) { nodes { username } } } }
    posts(${first(size)}) { nodes { content viewerHasLiked ride { distance } author { username } } }
    rides: posts(kind: RIDE, ${first(size)}) { nodes { content } }
  } }
} }`;

test('the followers of followers cost the same statements however long the lists', async () => {
  const [member, viewer] = crowd;
  const ask = async (size: number) => {
    const { data, error } = await app.as(viewer ?? null).query(document(size), { id: member?.id });
    expect(error).toBeNull();
    expect(data.user.followers.nodes).toHaveLength(size);
    for (const { followers, groups } of data.user.followers.nodes) {
      expect([followers.nodes.length, groups.nodes[0].members.nodes.length]).toEqual([size, size]);
    }
  };
  await ask(1);
  const ofOne = await countSql(app, () => ask(1));
  expect(await countSql(app, () => ask(10))).toBe(ofOne);
  expect(ofOne).toBe(19);
});

test.each(['Followers', 'Following'])(
  'the client’s list %s costs 4 statements, and 2 for a visitor, however long it is',
  async (name) => {
    const lone = await app.member(`lone_${name}`);
    const [popular, viewer] = crowd;
    if (!popular || !viewer) throw new Error('The crowd is empty');
    await app.follow(lone, viewer);
    await app.follow(viewer, lone);
    const costs = async (reader: Member | null) => {
      const ask = ({ id }: Member, length: number) =>
        countSql(app, async () => {
          const { data, error } = await app.as(reader).query(clientDocument(name), { userId: id });
          const { edges } = data.user.followers ?? data.user.following;
          expect([error, edges.length >= length]).toEqual([null, true]);
        });
      return [await ask(lone, 1), await ask(popular, 11)];
    };
    await costs(viewer);
    expect({ member: await costs(viewer), visitor: await costs(null) }).toEqual({ member: [4, 4], visitor: [2, 2] });
  },
);

test('pages that are asked for unlike are told apart', async () => {
  const [member] = crowd;
  const { data } = await app.as(null).query(
    `query ($id: ID!) { user(id: $id) {
      one: followers(first: 1) { nodes { id } pageInfo { endCursor } } three: followers(first: 3) { nodes { id } }
    } }`,
    { id: member?.id },
  );
  const { one, three } = data.user;
  expect([one.nodes.length, three.nodes.length, one.nodes[0]]).toEqual([1, 3, three.nodes[0]]);
  const { data: next } = await app.as(null).query(
    `query ($id: ID!, $after: String) { user(id: $id) {
      head: followers(first: 2) { nodes { id } } tail: followers(first: 2, after: $after) { nodes { id } }
    } }`,
    { id: member?.id, after: one.pageInfo.endCursor },
  );
  expect([next.user.head.nodes, next.user.tail.nodes]).toEqual([three.nodes.slice(0, 2), three.nodes.slice(1)]);
});

test('a page of followers over REST costs the same statements however long it is', async () => {
  const [member, viewer] = crowd;
  const ask = (limit: number) => app.as(viewer ?? null).get(`/api/users/${member?.id}/followers?limit=${limit}`);
  await ask(1);
  expect([await countSql(app, () => ask(1)), await countSql(app, () => ask(10))]).toEqual([3, 3]);
});
