import { describe, expect, test } from 'vitest';
import { sendRaw } from '../../test/caller.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();

interface Fault {
  message: string;
  extensions: { code: string };
}

/** Posts an unmodified body to /graphql. */
async function post(body: unknown): Promise<{ status: number; errors: Fault[] | undefined; data: unknown }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await sendRaw(`${app.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, ...answer.body };
}

const feed = 'query Feed($first: Int!, $scope: FeedScope) { feed(first: $first, scope: $scope) { nodes { id } } }';
const register = 'mutation ($input: RegisterInput!) { register(input: $input) { sessionId } }';
const like = 'mutation ($postId: ID!, $liked: Boolean!) { setLike(postId: $postId, liked: $liked) { post { id } } }';

const faultyRequests: Record<string, unknown> = {
  'an empty object': {},
  'no query but variables': { variables: {} },
  'an empty query': { query: '' },
  'a query that is a number': { query: 5 },
  'a query that is null': { query: null },
  'a syntax error': { query: '{ feed {' },
  'nothing but a comment': { query: '# hello' },
  'a text that is no GraphQL': { query: 'select * from "user"' },
  'a NUL in the query': { query: '{ feed\u0000 { nodes { id } } }' },
  'an unknown field': { query: '{ viewer { passwordHash } }' },
  'an unknown argument': { query: '{ feed(offset: 3) { nodes { id } } }' },
  'a leaf with a selection': { query: '{ viewer { id { x } } }' },
  'an object without one': { query: '{ viewer }' },
  'an unknown type': { query: 'query ($x: Secret) { viewer { id } }' },
  'an unknown directive': { query: '{ viewer @admin { id } }' },
  'an unknown fragment': { query: '{ viewer { ...Nobody } }' },
  'a fragment that contains itself': {
    query: '{ viewer { ...A } } fragment A on User { ...B } fragment B on User { ...A }',
  },
  'a subscription': { query: 'subscription { postCreated { id } }' },
  'two operations without a name': { query: 'query A { viewer { id } } query B { viewer { id } }' },
  'the name of no operation': { query: 'query A { viewer { id } }', operationName: 'B' },
  'a name that is a number': { query: 'query A { viewer { id } }', operationName: 7 },
  'a missing variable': { query: feed, variables: {} },
  'a variable of another type': { query: feed, variables: { first: 'twenty' } },
  'a variable that is null': { query: feed, variables: { first: null } },
  'an integer beyond 32 bits': { query: feed, variables: { first: 99_999_999_999 } },
  'a fraction for an integer': { query: feed, variables: { first: 1.5 } },
  'an unknown enum value': { query: feed, variables: { first: 1, scope: 'EVERYTHING' } },
  'the inner value of an enum': { query: feed, variables: { first: 1, scope: 'everyone' } },
  'variables that are a list': { query: feed, variables: [1] },
  'variables that are a text': { query: feed, variables: 'first=1' },
  'extensions that are a text': { query: '{ viewer { id } }', extensions: 'x' },
  'a persisted query that nobody has stored': {
    extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } },
  },
  'a persisted query under another’s hash': {
    query: '{ viewer { id } }',
    extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } },
  },
  'a persisted query of another version': {
    extensions: { persistedQuery: { version: 9, sha256Hash: 'a'.repeat(64) } },
  },
  'an input without its fields': { query: register, variables: { input: {} } },
  'an input that is a text': { query: register, variables: { input: 'ada' } },
  'an input with unknown fields': { query: register, variables: { input: { isAdmin: true } } },
  'a fault on page size': { query: feed, variables: { first: 0 } },
  'a literal of another type': { query: '{ feed(first: "20") { nodes { id } } }' },
  'an id that is an object': { query: like, variables: { postId: {}, liked: true } },
};

describe('a request at fault is BAD_USER_INPUT, never an error of ours', () => {
  test.each(Object.entries(faultyRequests))('%s', async (name, body) => {
    const { status, errors = [], data } = await post(body);
    expect(status).toBeLessThan(500);
    expect(errors.length).toBeGreaterThan(0);
    const code = name.startsWith('a persisted query that nobody') ? 'PERSISTED_QUERY_NOT_FOUND' : 'BAD_USER_INPUT';
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(errors.map(() => code));
    expect(JSON.stringify(errors)).not.toMatch(/stacktrace|node_modules|INTERNAL/);
    expect(data ?? null).toBeNull();
  });

  test('malformed JSON is 400 in the shape of GraphQL', async () => {
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await sendRaw(`${app.url}/graphql`, { method: 'POST', headers, body: '{' });
    expect([status, body.errors[0].extensions]).toEqual([400, { code: 'BAD_USER_INPUT' }]);
  });

  test('a compiled operation refuses bad variables after good ones, and the other way round', async () => {
    for (const [first, isGood] of [
      [1, true],
      ['x', false],
      [2, true],
      [null, false],
    ] as const) {
      const { errors } = await post({ query: feed, variables: { first } });
      expect(errors === undefined).toBe(isGood);
    }
  });
});

test('a document of more than 20,000 characters is refused before it is parsed', async () => {
  const padded = (length: number) => '{ viewer { id } }'.padEnd(length, ' ');
  expect((await post({ query: padded(20_000) })).data).toEqual({ viewer: null });
  for (const query of [padded(20_001), '{ a'.repeat(10_000)]) {
    const { status, errors } = await post({ query });
    expect(status).toBe(400);
    expect(errors).toEqual([
      {
        message: 'The query is longer than 20,000 characters: move values into variables or split it',
        extensions: { code: 'QUERY_TOO_COMPLEX' },
      },
    ]);
  }
});

describe('a refusal of the domain', () => {
  test('keeps its code, message and path, and says where it stands', async () => {
    const document = 'query { viewer { id } feed(first: 101) { nodes { id } } }';
    const { body, status } = await sendRaw(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document }),
    });
    expect(status).toBe(200);
    expect(body.errors).toEqual([
      {
        message: 'first must be at most 100',
        locations: [{ line: 1, column: 23 }],
        path: ['feed'],
        extensions: { code: 'BAD_USER_INPUT', field: 'first' },
      },
    ]);
  });
});

describe('a small request', () => {
  const bytesOf = (errors: readonly Fault[]) => JSON.stringify(errors).length;

  test('with a long value and many unknown fields causes few and short errors', async () => {
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { sessionId } }';
    const unknown = Array.from({ length: 51 }, (_, at) => [`wings${at}`, 1]);
    const input = { username: '"'.repeat(125_000), password: 'x', ...Object.fromEntries(unknown) };
    const { errors = [] } = await post({ query: login, variables: { input } });
    expect(errors).toHaveLength(6);
    expect(errors[0]).toMatchObject({
      message: expect.stringMatching(
        /^Variable "\$input" got invalid value \{ username: "[^…]+…[^…]+; Field "wings0" is /,
      ),
      extensions: { code: 'BAD_USER_INPUT', field: 'wings0' },
    });
    expect(bytesOf(errors)).toBeLessThan(10_000);
  });

  test('with many fields that no type has causes few errors', async () => {
    const { errors = [] } = await post({
      query: `{ ${Array.from({ length: 50 }, (_, at) => `wings${at}`).join(' ')} }`,
    });
    expect(errors).toHaveLength(6);
    expect(errors[0]?.message).toBe('Cannot query field "wings0" on type "Query".');
  });

  test('keeps the path and the reason of a long value', async () => {
    const create = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
    const { errors = [] } = await post({ query: create, variables: { input: { privacy: 'x'.repeat(100_000) } } });
    const [{ message, extensions } = { message: '', extensions: {} }] = errors;
    expect(message).toMatch(
      /^Variable "\$input" got invalid value "x+…x+" at "input\.privacy"; Value "x+…x+" does not exist in "Privacy" enum\. Use one of [A-Z, ]+\.$/,
    );
    expect(extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'privacy' });
    expect(bytesOf(errors)).toBeLessThan(3_000);
  });

  test('with a long name and many errors about it repeats only its ends', async () => {
    const unused = Array.from({ length: 200 }, (_, at) => `$v${at}: ID`);
    const { errors = [] } = await post({ query: `query ${'a'.repeat(10_000)}(${unused}) { viewer { id } }` });
    expect(errors[0]?.message).toMatch(/^Variable "\$v0" is never used in operation "a+…a+"\.$/);
    expect(bytesOf(errors)).toBeLessThan(100_000);
  });
});

test('the schema may be asked for its types', async () => {
  const { data, errors } = await post({ query: '{ __schema { types { name fields { name } } } __typename }' });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ __typename: 'Query', __schema: { types: expect.any(Array) } });
});
