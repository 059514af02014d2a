import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../test/caller.ts';
import type { Member } from '../../test/factories.ts';
import type { TestApp } from '../../test/harness.ts';
import { startApp } from '../../test/harness.ts';
import {
  bodyWith,
  nastyCursor,
  nastyText,
  nastyValue,
  nobodysId,
  plainPost,
  queryOf,
  segment,
  signUp,
} from '../../test/hostile.ts';
import { runs } from '../../test/runs.ts';

let app: TestApp;
let ada: Member;
let postId: string;
let groupId: string;
beforeAll(async () => {
  const unlimited = 1_000_000;
  const limits = { reads: unlimited, writes: unlimited, signIns: unlimited, signUps: unlimited, uploads: unlimited };
  app = await startApp({ RATE_LIMITS: JSON.stringify({ ...limits, failedSignIns: unlimited }) });
  ada = await app.member('ada');
  ({ id: groupId } = await app.group('Hill repeats', ada));
  ({ id: postId } = await app.post(ada));
});
afterAll(() => app.close());

const codes = new Set(
  'UNAUTHENTICATED FORBIDDEN NOT_FOUND BAD_USER_INPUT CONFLICT PAYLOAD_TOO_LARGE QUERY_TOO_COMPLEX'.split(' '),
);

type Send = (caller: Caller) => Promise<{ status: number; body: unknown }>;

const restRequest: fc.Arbitrary<Send> = fc.oneof(
  bodyWith('username', 'password').map(
    (body): Send =>
      (caller) =>
        caller.post('/api/auth/login', body),
  ),
  signUp.map(
    (body): Send =>
      (caller) =>
        caller.post('/api/auth/register', body),
  ),
  plainPost.map(
    (body): Send =>
      (caller) =>
        caller.post('/api/posts', body),
  ),
  plainPost.map(
    (body): Send =>
      (caller) =>
        caller.put(`/api/posts/${postId}`, body),
  ),
  bodyWith('postId', 'userId').map(
    (body): Send =>
      (caller) =>
        caller.post('/api/likes/toggle', body),
  ),
  nastyValue.map(
    (body): Send =>
      (caller) =>
        caller.post('/api/posts', body),
  ),
  segment.map(
    (id): Send =>
      (caller) =>
        caller.get(`/api/posts/${id}`),
  ),
  segment.map(
    (id): Send =>
      (caller) =>
        caller.put(`/api/posts/${id}`, { content: 'Hello' }),
  ),
  segment.map(
    (id): Send =>
      (caller) =>
        caller.delete(`/api/posts/${id}`),
  ),
  segment.map(
    (id): Send =>
      (caller) =>
        caller.get(`/api/users/${id}`),
  ),
  segment.map(
    (id): Send =>
      (caller) =>
        caller.get(`/api/users/${id}/stats`),
  ),
  segment.map(
    (name): Send =>
      (caller) =>
        caller.get(`/api/users/by-username/${name}`),
  ),
  segment.map(
    (id): Send =>
      (caller) =>
        caller.post(`/api/groups/${id}/join`),
  ),
  segment.map(
    (id): Send =>
      (caller) =>
        caller.delete(`/api/groups/${id}/leave`),
  ),
  fc.tuple(queryOf('page', nastyText), queryOf('limit', nastyText), queryOf('groupId', nastyText)).map(
    (query): Send =>
      (caller) =>
        caller.get(`/api/posts/feed?${query.join('&')}`),
  ),
  fc.tuple(queryOf('postId', nastyText), queryOf('userId', nastyText)).map(
    (query): Send =>
      (caller) =>
        caller.get(`/api/posts/likes/check?${query.join('&')}`),
  ),
  queryOf('userId', nastyText).map(
    (query): Send =>
      (caller) =>
        caller.get(`/api/posts/likes/check?postId=${postId}&${query}`),
  ),
);

const caller = fc.constantFrom<() => Member | null>(
  () => ada,
  () => null,
);

test('whatever REST is sent, it answers or refuses, and never fails', async () => {
  const property = fc.asyncProperty(caller, restRequest, async (memberOf, send) => {
    const { status, body } = await send(app.as(memberOf()));
    if (status < 400) return;
    expect(status).toBeLessThan(500);
    expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(codes).toContain((body as { code: string }).code);
  });
  await fc.assert(property, { numRuns: runs(60) });
});

interface Operation {
  document: string;
  variables: fc.Arbitrary<object>;
}

const one = (name: string, value: fc.Arbitrary<unknown>) => value.map((given) => ({ [name]: given }));
const id = fc.oneof(nastyText, nastyValue);

const operations: Operation[] = [
  { document: 'query ($id: ID!) { post(id: $id) { id } }', variables: one('id', id) },
  { document: 'query ($id: ID!) { group(id: $id) { id } }', variables: one('id', id) },
  { document: 'query ($id: ID!) { event(id: $id) { id } }', variables: one('id', id) },
  { document: 'query ($id: ID) { user(id: $id) { id } }', variables: one('id', id) },
  { document: 'query ($name: String) { user(username: $name) { id } }', variables: one('name', id) },
  {
    document:
      'query ($first: Int!, $after: String, $groupId: ID) { feed(first: $first, after: $after, groupId: $groupId) { nodes { id } } }',
    variables: fc.record({ first: fc.oneof(fc.constant(3), nastyValue), after: nastyCursor, groupId: fc.option(id) }),
  },
  {
    document: 'query ($after: String, $query: String) { groups(after: $after, query: $query) { nodes { id } } }',
    variables: fc.record({ after: nastyCursor, query: nastyText }),
  },
  {
    document: 'query ($after: String) { events(after: $after) { nodes { id } } }',
    variables: one('after', nastyCursor),
  },
  {
    document:
      'query ($id: ID!, $after: String) { post(id: $id) { ride { participants(after: $after) { nodes { id } } } } }',
    variables: nastyCursor.map((after) => ({ id: rideId, after })),
  },
  {
    document: 'mutation ($id: ID!, $liked: Boolean!) { setLike(postId: $id, liked: $liked) { post { id } } }',
    variables: fc.record({ id, liked: fc.boolean() }),
  },
  {
    document: 'mutation ($id: ID!) { setGroupMembership(groupId: $id, member: true) { group { id } } }',
    variables: one('id', id),
  },
  {
    document: 'mutation ($id: ID!) { setRideParticipation(postId: $id, participating: true) { ride { id } } }',
    variables: one('id', id),
  },
  { document: 'mutation ($id: ID!) { deletePost(postId: $id) { deletedPostId } }', variables: one('id', id) },
  {
    document: 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id content } } }',
    variables: fc
      .oneof(plainPost, fc.record({ content: nastyText, mediaUrls: fc.array(nastyText) }))
      .map((input) => ({ input })),
  },
  {
    document: 'mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post { id content } } }',
    variables: fc
      .record({
        content: nastyText,
        groupId: fc.option(fc.constantFrom('x', nobodysId)),
        mediaUrls: fc.array(nastyText),
      })
      .map((input) => ({ input: { postId, ...input } })),
  },
  {
    document: 'mutation ($input: LoginInput!) { login(input: $input) { sessionId } }',
    variables: fc.record({ username: nastyText, password: nastyText }).map((input) => ({ input })),
  },
  {
    document: 'mutation ($input: RegisterInput!) { register(input: $input) { sessionId } }',
    variables: signUp.map((input) => ({ input })),
  },
];

let rideId: string;
beforeAll(async () => {
  ({ id: rideId } = await app.ride(ada, { date: '2086-01-01' }));
});

const graphqlRequest = fc
  .constantFrom(...operations)
  .chain(({ document, variables }) =>
    fc.tuple(
      fc.constant(document),
      fc.oneof({ weight: 9, arbitrary: variables }, { weight: 1, arbitrary: fc.object() }),
    ),
  );

test('whatever variables GraphQL is sent, it answers or refuses, and never fails', async () => {
  const property = fc.asyncProperty(caller, graphqlRequest, async (memberOf, [document, variables]) => {
    const { status, error } = await app.as(memberOf()).query(document, variables);
    expect(status).toBeLessThan(500);
    if (error) expect(codes).toContain(error.code);
  });
  await fc.assert(property, { numRuns: runs(60) });
});

test('whatever document GraphQL is sent, it answers or refuses, and never fails', async () => {
  const token = fc.constantFrom(
    '{',
    '}',
    '(',
    ')',
    ':',
    '...',
    '@',
    '$x',
    '!',
    '[',
    ']',
    'query',
    'mutation',
    'subscription',
    'fragment',
    'on',
    'Post',
    'feed',
    'viewer',
    'id',
    'nodes',
    '__typename',
    '"',
    '"""',
    '1',
    '"a"',
    'null',
    '\u0000',
    '#',
    ' ',
    '\n',
    '@skip(if: true)',
    '@include(if: $x)',
  );
  const document = fc.oneof(
    fc.array(token, { maxLength: 25 }).map((tokens) => tokens.join(' ')),
    nastyText,
  );
  const property = fc.asyncProperty(document, async (text) => {
    const { status, error } = await app.as(null).query(text);
    expect(status).toBeLessThan(500);
    if (error) expect(codes).toContain(error.code);
  });
  await fc.assert(property, { numRuns: runs(60) });
});

test('after all that the community is as it was: readable, and nobody else in it', async () => {
  expect((await app.as(ada).get(`/api/posts/${postId}`)).status).toBe(200);
  const { data, error } = await app
    .as(ada)
    .query(
      `{ feed(first: 100) { nodes { id content mediaUrls author { username } } } group(id: "${groupId}") { memberCount } }`,
    );
  expect(error).toBeNull();
  expect(data.feed.nodes.length).toBeGreaterThan(0);
});
