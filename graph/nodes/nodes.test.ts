import { parse } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeSchema } from '../app/schema.ts';
import { rideIdOf } from '../model/rides/rideIds.ts';
import { isCompilable } from '../platform/graphql/isCompilable.ts';
import type { Made, Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

interface Things {
  User: Made;
  Post: Made;
  Comment: Made;
  Moment: Made;
  Group: Made;
  Event: Made;
  ride: Made;
}

const app = useApp();
let ada: Member;
let ben: Member;
let open: Things;
let secret: Omit<Things, 'User' | 'Group' | 'Event'>;

/** A post and a ride of a member, with a comment and a moment. */
async function makeThings(author: Member, privacy: 'public' | 'private') {
  const Post = await app.post(author, { privacy });
  const ride = await app.ride(author, { privacy, date: '2086-01-01' });
  return { Post, ride, Comment: await app.comment(author, Post), Moment: await app.moment(author, ride) };
}

beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
  const event = await app.event({ date: '2086-01-01' });
  open = { User: ada, ...(await makeThings(ada, 'public')), Group: await app.group('Climbers', ada), Event: event };
  secret = await makeThings(ada, 'private');
});

const facts = `__typename id
  ... on User { username } ... on Post { content author { username } ride { id distance } }
  ... on Comment { content post { id } } ... on Moment { description of: ride { id } }
  ... on Ride { postId } ... on Group { name memberCount } ... on Event { title isFull }`;
const oneDocument = `query ($id: ID!) { node(id: $id) { ${facts} } }`;
const manyDocument = `query ($ids: [ID!]!) { nodes(ids: $ids) { ${facts} } }`;

async function nodes(viewer: Member | null, ...ids: string[]) {
  const { data, error } = await app.as(viewer).query(manyDocument, { ids });
  expect(error).toBeNull();
  return data.nodes;
}
const idsOf = (found: ({ id: string } | null)[]) => found.map((node) => node?.id ?? null);

describe('node', () => {
  test.each(['User', 'Post', 'Comment', 'Moment', 'Group', 'Event'] as const)('answers a %s', async (type) => {
    for (const id of [open[type].id, open[type].id.toUpperCase()]) {
      const { data, error } = await app.as(null).query(oneDocument, { id });
      expect(error).toBeNull();
      expect(data.node).toMatchObject({ __typename: type, id: open[type].id });
      expect(await nodes(null, id)).toEqual([data.node]);
    }
  });

  test('answers a ride post and its ride under two ids', async () => {
    const { data } = await app.as(null).query(oneDocument, { id: open.ride.id });
    expect(data.node).toMatchObject({ __typename: 'Post', id: open.ride.id, ride: { distance: 20 } });
    const { ride } = data.node;
    expect(ride.id).not.toBe(open.ride.id);
    for (const id of [ride.id, ride.id.toUpperCase()]) {
      expect(await nodes(null, id)).toEqual([{ __typename: 'Ride', id: ride.id, postId: open.ride.id }]);
    }
  });

  test('answers no ride for the id that a plain post would give it, and none that the viewer may not read', async () => {
    const ids = [open.Post, secret.ride].map(({ id }) => rideIdOf(id));
    for (const viewer of [ben, null]) expect(await nodes(viewer, ...ids)).toEqual([null, null]);
    expect(await nodes(ada, ...ids)).toMatchObject([null, { __typename: 'Ride', postId: secret.ride.id }]);
  });

  test('answers what hangs on what was found', async () => {
    const [post, comment, moment, group] = await nodes(
      null,
      ...[open.Post, open.Comment, open.Moment, open.Group].map(({ id }) => id),
    );
    expect(post).toMatchObject({ author: { username: 'ada' }, ride: null });
    expect(comment.post).toEqual({ id: open.Post.id });
    expect(moment.of).toEqual({ id: rideIdOf(open.ride.id) });
    expect(group).toMatchObject({ name: 'Climbers', memberCount: 1 });
  });

  test('tells types in compiled and in interpreted operations alike', async () => {
    const schema = makeSchema();
    const inLiteral = `query ($id: ID!) { nodes(ids: [$id]) { ${facts} } }`;
    expect([oneDocument, manyDocument, inLiteral].map((text) => isCompilable(schema, parse(text)))).toEqual([
      true,
      true,
      false,
    ]);
    for (const { id } of Object.values(open)) {
      const { data } = await app.as(null).query(inLiteral, { id });
      expect(data.nodes).toEqual(await nodes(null, id));
    }
  });
});

describe('nodes', () => {
  test('keeps the order, duplicates and gaps', async () => {
    const ids = [open.Event, open.Post, open.User, open.Post].map(({ id }) => id);
    expect(idsOf(await nodes(null, nobodysId, ...ids, 'no id', '', '\u0000'))).toEqual([
      null,
      ...ids,
      null,
      null,
      null,
    ]);
    expect(await nodes(null)).toEqual([]);
  });

  test('takes a hundred ids and refuses more, naming them', async () => {
    expect(idsOf(await nodes(null, ...Array(100).fill(open.Group.id)))).toEqual(Array(100).fill(open.Group.id));
    const { data, error } = await app.as(null).query(manyDocument, { ids: Array(101).fill(open.Group.id) });
    expect(data).toBeNull();
    expect(error).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'ids',
      message: 'ids must have at most 100 entries',
    });
  });

  test('costs the same statements however many there are, under aliases too', async () => {
    const made: string[] = [];
    for (let count = 0; count < 10; count += 1) {
      const things = await makeThings(ada, 'public');
      made.push(...Object.values(things).map(({ id }) => id), (await app.member(`rider_${count}`)).id);
      made.push((await app.group(`Group ${count}`)).id, (await app.event({ date: '2086-01-01' })).id);
    }
    const few = made.slice(0, 7);
    await nodes(ben, ...few);
    const ofFew = await countSql(app, () => nodes(ben, ...few));
    expect(await countSql(app, () => nodes(ben, ...made))).toBe(ofFew);
    // Statements: the session, the types, six nouns, the authors and the rides.
    expect(ofFew).toBe(10);
    const aliases = `{ ${made.slice(0, 25).map((id, index) => `n${index}: node(id: "${id}") { id }`)} }`;
    expect(await countSql(app, () => app.as(ben).query(aliases))).toBeLessThanOrEqual(8);
  });
});

describe('the id of one thing', () => {
  const taken = { message: expect.stringMatching(/^This id (is taken$|belongs to a )/), code: 'CONFLICT', field: 'id' };
  const kinds = ['User', 'Post', 'Comment', 'Moment', 'Group', 'Event'] as const;
  const makers = [
    { kind: 'Post', path: () => '/api/posts', body: { content: 'Not what you asked for' } },
    { kind: 'Comment', path: () => '/api/comments', body: { content: 'Not what you asked for' } },
    {
      kind: 'Moment',
      path: () => `/api/rides/${open.ride.id}/moments`,
      body: { description: 'Not what you asked for' },
    },
  ];

  test.each(makers)('is no id for a new $kind by another, nor by its own author', async ({ path, body }) => {
    await app.as(ben).post(`/api/rides/${open.ride.id}/join`);
    const ids = kinds.map((kind) => open[kind].id);
    const before = await nodes(ben, ...ids);
    for (const id of [...ids, open.Group.id.toUpperCase()]) {
      for (const author of [ben, ada]) {
        const { status, body: answer } = await app.as(author).post(path(), { postId: open.Post.id, ...body, id });
        expect([status, answer]).toEqual([409, taken]);
      }
    }
    expect(await nodes(ben, ...ids)).toEqual(before);
  });
});

describe('what the viewer may not see is null:', () => {
  const unseen = async (viewer: Member | null, things: Partial<Things>) => {
    const found = await nodes(viewer, ...Object.values(things).map(({ id }) => id));
    expect(found).toEqual(Object.keys(things).map(() => null));
  };

  test('a private post, its ride, comments and moments', async () => {
    for (const viewer of [ben, null]) await unseen(viewer, secret);
    const ids = Object.values(secret).map(({ id }) => id);
    expect(idsOf(await nodes(ada, ...ids))).toEqual(ids);
  });

  test('a group’s post, to who is no member', async () => {
    const group = await app.group('Few', ada);
    const post = await app.post(ada, { privacy: 'group', groupId: group.id });
    const comment = await app.comment(ada, post);
    await unseen(ben, { Post: post, Comment: comment });
    expect(idsOf(await nodes(ada, post.id, comment.id))).toEqual([post.id, comment.id]);
  });

  test('posts, comments and moments of who is muted, who is seen all the same', async () => {
    const muter = await app.member('muter');
    await app.mute(muter, ada);
    const { Post, Comment, Moment, ride } = open;
    await unseen(muter, { Post, Comment, Moment, ride });
    expect(idsOf(await nodes(muter, ada.id, open.Group.id))).toEqual([ada.id, open.Group.id]);
  });

  test('nothing else has an id that is found', async () => {
    await app.as(ben).post('/api/reports', { targetType: 'post', targetId: open.Post.id, reason: 'Spam' });
    const [filed] = await app.run<Made>('select id from report');
    expect(await nodes(ben, filed?.id ?? '')).toEqual([null]);
  });
});
