import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRaw } from '../test/caller.ts';
import type { Member } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { bodyWith, nastyCursor, nastyText, nastyValue, queryOf, segment } from '../test/hostile.ts';
import { runs } from '../test/runs.ts';

let app: TestApp;
let ada: Member;
let groupId: string;
beforeAll(async () => {
  const unlimited = 1_000_000;
  app = await startApp({ RATE_LIMITS: JSON.stringify({ reads: unlimited, writes: unlimited, uploads: unlimited }) });
  ada = await app.member('ada');
  ({ id: groupId } = await app.group('Hill repeats', ada));
});
afterAll(() => app.close());

const profileFields = ['displayName', 'username', 'bio', 'location', 'email', 'phone', 'profilePicture'];
const profile = bodyWith(...profileFields, 'monthlyGoal', 'unitsPreference', 'timeZone', 'id');

/** One faulty field, so that each field is tested. */
const oneField = fc
  .tuple(fc.constantFrom(...profileFields, 'monthlyGoal', 'unitsPreference', 'timeZone'), nastyValue)
  .map(([field, value]) => ({ [field]: value }));

type Send = () => Promise<{ status: number; body: unknown }>;

async function patch(id: string, body: unknown) {
  const headers = { authorization: `Bearer ${await app.tokenOf(ada)}`, 'content-type': 'application/json' };
  return sendRaw(`${app.url}/api/users/${id}`, { method: 'PATCH', headers, body: JSON.stringify(body) });
}

const paging = fc.tuple(queryOf('page', nastyText), queryOf('limit', nastyText)).map((query) => query.join('&'));

const restRequest: fc.Arbitrary<Send> = fc.oneof(
  fc.oneof(profile, oneField, nastyValue).map((body) => () => patch(ada.id, body)),
  fc.tuple(segment, profile).map(
    ([id, body]) =>
      () =>
        patch(id, body),
  ),
  bodyWith('followerId', 'followingId').map((body) => () => app.as(ada).post('/api/follows', body)),
  fc.tuple(segment, segment).map(
    ([one, two]) =>
      () =>
        app.as(ada).delete(`/api/follows/${one}/${two}`),
  ),
  fc.tuple(segment, segment).map(
    ([one, two]) =>
      () =>
        app.as(null).get(`/api/follows/check/${one}/${two}`),
  ),
  fc.tuple(segment, fc.constantFrom('followers', 'following')).map(
    ([id, list]) =>
      () =>
        app.as(null).get(`/api/users/${id}/${list}`),
  ),
  fc.tuple(paging, fc.constantFrom('followers', 'following')).map(
    ([query, list]) =>
      () =>
        app.as(null).get(`/api/users/${ada.id}/${list}?${query}`),
  ),
);

test('whatever REST is sent about members and follows, it answers or refuses, and never fails', {
  timeout: 300_000,
}, async () => {
  const property = fc.asyncProperty(restRequest, async (send) => {
    const { status, body } = await send();
    if (status < 400) return;
    expect(status).toBeLessThan(500);
    expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });
  await fc.assert(property, { numRuns: runs(60) });
});

const size = fc.oneof(fc.constant(3), nastyValue);
const list = 'nodes { id } pageInfo { endCursor }';
const operations: [string, fc.Arbitrary<object>][] = [
  [
    'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { id timeZone } } }',
    fc.oneof(profile, oneField).map((input) => ({ input })),
  ],
  [
    'mutation ($userId: ID!, $following: Boolean!) { setFollow(userId: $userId, following: $following) { user { id } } }',
    fc.record({ userId: fc.oneof(nastyText, nastyValue), following: fc.boolean() }),
  ],
  ...['followers', 'following', 'posts', 'groups'].map((field): [string, fc.Arbitrary<object>] => [
    `query ($first: Int!, $after: String) { viewer { ${field}(first: $first, after: $after) { ${list} } } }`,
    fc.record({ first: size, after: nastyCursor }),
  ]),
  [
    `query ($groupId: ID!, $first: Int!, $after: String) { group(id: $groupId) { members(first: $first, after: $after) { ${list} } } }`,
    fc.record({ first: size, after: nastyCursor }).map((page) => ({ ...page, groupId })),
  ],
  [
    'query ($last: Int!) { viewer { stats { weeks(last: $last) { weekStart distance } } } }',
    nastyValue.map((last) => ({ last })),
  ],
];

const graphqlRequest = fc
  .constantFrom(...operations)
  .chain(([document, variables]) => fc.tuple(fc.constant(document), variables));

test('whatever variables GraphQL is sent about them, it answers or refuses, and never fails', {
  timeout: 300_000,
}, async () => {
  const property = fc.asyncProperty(graphqlRequest, async ([document, variables]) => {
    const { status, error } = await app.as(ada).query(document, variables);
    expect(status).toBeLessThan(500);
    if (error) expect(['BAD_USER_INPUT', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE']).toContain(error.code);
  });
  await fc.assert(property, { numRuns: runs(60) });
});

test('after all that the member is who they were', async () => {
  const { status, body } = await app.as(ada).get('/api/auth/me');
  expect([status, body.id, body.username]).toEqual([200, ada.id, 'ada']);
  expect((await app.as(ada).get(`/api/users/${ada.id}/stats`)).body.followingCount).toBe(0);
});
