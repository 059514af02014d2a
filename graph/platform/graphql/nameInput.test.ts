import { beforeAll, expect, test } from 'vitest';
import type { Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
});

const create = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
const feed = 'query ($n: Int!, $scope: FeedScope) { feed(first: $n, scope: $scope) { nodes { id } } }';
const values = /Use one of [A-Z]+(, [A-Z]+)+\.$/;

test.each([
  ['a variable', feed, { n: 1, scope: 'EVERYBODY' }, 'scope', values],
  ['a variable of another type', feed, { n: 'one' }, 'n', /Int cannot represent/],
  ['a missing variable', feed, {}, 'n', /was not provided/],
  ['a field of an input', create, { input: { content: 'Hi', privacy: 'SECRET' } }, 'privacy', values],
  ['a nested field', create, { input: { content: 'Hi', ride: { distance: 'far' } } }, 'ride.distance', /Float/],
  ['a missing field', create, { input: {} }, 'content', /was not provided/],
  ['an unknown field', create, { input: { content: 'Hi', wings: 2 } }, 'wings', /is not defined/],
  ['a literal', '{ feed(scope: EVERYBODY) { nodes { id } } }', {}, 'scope', values],
  [
    'a literal in an input',
    'mutation { createPost(input: { content: "Hi", privacy: "PUBLIC" }) { post { id } } }',
    {},
    'privacy',
    values,
  ],
])('a wrong value of %s is refused by the name of its input', async (_what, document, variables, field, message) => {
  const { error } = await app.as(ada).query(document, variables);
  expect(error).toEqual({ code: 'BAD_USER_INPUT', field, message: expect.stringMatching(message) });
});

test('REST names the input at fault too', async () => {
  const { status, body } = await app.as(ada).post('/api/posts', { content: '' });
  expect([status, body]).toEqual([400, { code: 'BAD_USER_INPUT', field: 'content', message: expect.any(String) }]);
});
