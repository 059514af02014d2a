import {
  GraphQLID,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  parse,
  validate,
} from 'graphql';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeSchema } from '../../app/schema.ts';
import type { Made, Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';
import { compiledExecution } from './compiledExecution.ts';
import { documentCaches } from './documentCaches.ts';
import { isCompilable } from './isCompilable.ts';
import { isPlain } from './isPlain.ts';
import { operationClock } from './operationClock.ts';
import { hashOf } from './persistedOperations.ts';
import { defaultQueryLimits } from './queryLimits.ts';

const app = useApp();
let ada: Member;
let group: Made;
let post: Made;
beforeAll(async () => {
  ada = await app.member('ada');
  group = await app.group('Hill repeats', ada);
});
beforeEach(async () => {
  post = await app.post(ada, { groupId: group.id, content: 'As it was' });
});

const postFields = '{ post { content privacy group { name } mediaUrls } }';

describe('variables inside a literal', () => {
  const document = `mutation ($postId: ID!, $content: String, $groupId: ID, $privacy: Privacy, $picture: String!) {
    updatePost(input: { postId: $postId, content: $content, groupId: $groupId, privacy: $privacy, mediaUrls: [$picture] })
    ${postFields}
  }`;
  const picture = 'https://pictures.example/hill.jpg';

  test('that are left out leave their fields out', async () => {
    const { data, error } = await app.as(ada).query(document, { postId: post.id, privacy: 'PRIVATE', picture });
    expect(error).toBeNull();
    expect(data.updatePost.post).toEqual({
      content: 'As it was',
      privacy: 'PRIVATE',
      group: { name: 'Hill repeats' },
      mediaUrls: [picture],
    });
  });

  test('that are null set their fields to null', async () => {
    const { data } = await app.as(ada).query(document, { postId: post.id, groupId: null, picture });
    expect(data.updatePost.post.group).toBeNull();
    const { error } = await app.as(ada).query(document, { postId: post.id, content: null, picture });
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'content' });
  });

  test('of a whole input that leave fields out leave them as they are', async () => {
    const whole = `mutation ($input: UpdatePostInput!) { updatePost(input: $input) ${postFields} }`;
    const { data } = await app.as(ada).query(whole, { input: { postId: post.id, privacy: 'GROUP' } });
    expect(data.updatePost.post).toMatchObject({ content: 'As it was', group: { name: 'Hill repeats' } });
  });
});

describe('defaults of variables', () => {
  test('stand in for what is left out, whether or not it may be null', async () => {
    const document = `query ($first: Int! = 1, $scope: FeedScope = FOLLOWING, $withId: Boolean! = false) {
      feed(first: $first, scope: $scope) { nodes { id @include(if: $withId) content } }
    }`;
    expect((await app.as(ada).query(document)).data).toEqual({ feed: { nodes: [{ content: 'As it was' }] } });
    const given = await app.as(ada).query(document, { first: 2, withId: true });
    expect(given.data.feed.nodes.length).toBe(2);
    expect(given.data.feed.nodes[0]).toHaveProperty('id');
  });

  test('of arguments stand in for variables that are left out', async () => {
    const document = 'query ($first: Int) { groups(first: $first) { nodes { name } } }';
    expect((await app.as(ada).query(document)).data.groups.nodes).toEqual([{ name: 'Hill repeats' }]);
  });

  test('of fields stand in for what an input leaves out', async () => {
    const document = `mutation ($input: CreateAccessTokenInput!) {
      createAccessToken(input: $input) { accessToken { name createdAt expiresAt } }
    }`;
    const { data, error } = await app.as(ada).query(document, { input: { name: 'Calendar', scope: 'READ' } });
    expect(error).toBeNull();
    const { createdAt, expiresAt } = data.createAccessToken.accessToken;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(90 * 24 * 60 * 60 * 1000);
  });

  test('do not stand in for null, which is refused where it may not be', async () => {
    for (const definition of ['$first: Int', '$first: Int = 2']) {
      const document = `query (${definition}) { viewer { username } feed(first: $first) { nodes { id } } }`;
      const { error } = await app.as(ada).query(document, { first: null });
      expect(error).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'Argument "first" of non-null type "Int!" must not be null.',
      });
    }
  });
});

describe('selections', () => {
  test('of one field in several places are merged', async () => {
    const document = `query ($skip: Boolean!) {
      viewer { id @skip(if: $skip) }
      ...A
      feed(first: 1) { nodes { id } nodes { content } edges { node { ...B @include(if: $skip) } } }
    }
    fragment A on Query { viewer { id username } feed(first: 1) { nodes { likeCount } } }
    fragment B on Node { id ... on Post { author { username } } }`;
    const node = { id: post.id, content: 'As it was', likeCount: 0 };
    expect((await app.as(ada).query(document, { skip: true })).data).toEqual({
      viewer: { id: ada.id, username: 'ada' },
      feed: { nodes: [node], edges: [{ node: { id: post.id, author: { username: 'ada' } } }] },
    });
    expect((await app.as(ada).query(document, { skip: false })).data).toEqual({
      viewer: { id: ada.id, username: 'ada' },
      feed: { nodes: [node], edges: [{ node: {} }] },
    });
  });

  test('under aliases are apart, and __typename tells the type', async () => {
    const document = `{ a: feed(first: 1) { __typename nodes { x: content y: content } } b: viewer { __typename } }`;
    expect((await app.as(ada).query(document)).data).toEqual({
      a: { __typename: 'PostConnection', nodes: [{ x: 'As it was', y: 'As it was' }] },
      b: { __typename: 'User' },
    });
  });

  test('of a mutation run one after the other', async () => {
    const document = `mutation ($id: ID!) {
      a: updatePost(input: { postId: $id, content: "First" }) { post { content } }
      b: updatePost(input: { postId: $id, content: "Second" }) { post { content } }
      c: deletePost(postId: $id) { deletedPostId }
    }`;
    expect((await app.as(ada).query(document, { id: post.id })).data).toEqual({
      a: { post: { content: 'First' } },
      b: { post: { content: 'Second' } },
      c: { deletedPostId: post.id },
    });
  });

  test('of the operation that is named are run, of several', async () => {
    const headers = { authorization: `Bearer ${await app.tokenOf(ada)}`, 'content-type': 'application/json' };
    const query = 'query A { viewer { id } } query B { viewer { username } }';
    for (const [operationName, viewer] of [
      ['A', { id: ada.id }],
      ['B', { username: 'ada' }],
    ]) {
      const body = JSON.stringify({ query, operationName });
      const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body });
      expect(await response.json()).toMatchObject({ data: { viewer } });
    }
  });
});

describe('compiling', () => {
  const schema = makeSchema();

  test.each([
    ['{ feed { nodes { id } } }', true],
    ['query ($first: Int!, $after: String) { feed(first: $first, after: $after) { nodes { id } } }', true],
    ['query ($scope: FeedScope!, $groupId: ID) { feed(scope: $scope, groupId: $groupId) { nodes { id } } }', true],
    ['query ($in: Boolean!) { viewer { id @include(if: $in) } }', true],
    ['mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }', true],
    ['{ feed(first: 3, scope: FOLLOWING) { nodes { id } } }', true],
    ['query ($first: Int! = 5) { feed(first: $first) { nodes { id } } }', false],
    ['query ($first: Int) { feed(first: $first) { nodes { id } } }', false],
    ['query ($in: Boolean = true) { viewer { id @include(if: $in) } }', false],
    ['mutation ($text: String!) { createPost(input: { content: $text }) { post { id } } }', false],
    ['mutation ($url: String!) { createPost(input: { content: "", mediaUrls: [$url] }) { post { id } } }', false],
  ])('%s: %s', (text, compilable) => {
    const document = parse(text);
    expect(validate(schema, document)).toEqual([]);
    expect(isCompilable(schema, document)).toBe(compilable);
  });

  test.each([
    [
      'query ($first: Int!, $after: String) { feed(first: $first, after: $after) { a: nodes { __typename id } } }',
      true,
    ],
    ['query My_feed { feed(first: 3, scope: FOLLOWING) { ...F } } fragment F on PostConnection { nodes { id } }', true],
    ['mutation { createPost(input: { content: "Hello" }) { post { id } } }', false],
    ['{ user(username: """ada""") { id } }', false],
    ['query ($in: Boolean!) { viewer { id @include(if: $in) } }', false],
    ['{ viewer { ...F @skip(if: false) } } fragment F on User { id }', false],
    ['query ($scope: FeedScope = FOLLOWING) { feed(scope: $scope) { nodes { id } } }', false],
    ['query ($toString: String!) { user(username: $toString) { id } }', false],
    ['{ viewer { __proto__: id } }', false],
    [`{ viewer { ${'a'.repeat(40)}: id } }`, true],
    [`{ viewer { ${'a'.repeat(41)}: id } }`, false],
    [`query ($${'a'.repeat(41)}: String!) { user(username: $${'a'.repeat(41)}) { id } }`, false],
    [`query ${'a'.repeat(41)} { viewer { id } }`, false],
    [`{ node(id: ${'1'.repeat(40)}) { id } }`, true],
    [`{ node(id: ${'1'.repeat(41)}) { id } }`, false],
  ])('%s of a client: %s', (text, plain) => {
    const document = parse(text);
    expect(validate(schema, document)).toEqual([]);
    expect(isPlain(document)).toBe(plain);
  });
});

describe('a text that graphql-jit would take for code of its own', () => {
  const text = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74dglobalThis.hasRun=true';
  const quoted = `"${text}"`;
  const escaped = `"${text.replaceAll('_', String.raw`\u005f`)}"`;

  test.each([
    ['an argument', `{ user(username: ${quoted}) { id } }`],
    ['an id', `{ node(id: ${quoted}) { id } }`],
    ['a block string', `{ user(username: ""${quoted}"") { id } }`],
    ['a string with escapes', `{ user(username: ${escaped}) { id } }`],
    ['a list', `{ nodes(ids: [${quoted}]) { id } }`],
    ['an input object', `mutation { createPost(input: { content: ${quoted} }) { post { id } } }`],
    ['a fragment', `{ ...F } fragment F on Query { user(username: ${quoted}) { id } }`],
    ['a default', `query ($name: String = ${quoted}) { users(query: $name) { nodes { id } } }`],
  ])('does not run in %s', async (_name, document) => {
    for (let use = 0; use < 2; use += 1) await app.as(ada).query(document);
    const hasRun = Reflect.has(globalThis, 'hasRun');
    Reflect.deleteProperty(globalThis, 'hasRun');
    expect(hasRun).toBe(false);
  });
});

describe('documents that graphql-jit would run incorrectly', () => {
  const document = (name: string) =>
    `{ groups { edges { ${name}: node { ${name}: followedMemberCount a0: followedMemberCount a1: name } } } }`;

  test('with names of the members of objects are interpreted, and finish', async () => {
    const { data, error } = await app.as(ada).query(document('__proto__'));
    expect(error).toBeNull();
    // JSON.parse makes a plain member of this name, which a literal could not have.
    expect(JSON.stringify(data)).toBe(
      JSON.stringify((await app.as(ada).query(document('own'))).data).replaceAll('"own"', '"__proto__"'),
    );
  });

  test('keep a fragment that another spread leaves out', async () => {
    const text = `query ($with: Boolean!) { a: viewer { ...F @include(if: $with) } b: viewer { ...F } }
      fragment F on User { username }`;
    expect((await app.as(ada).query(text, { with: false })).data).toEqual({ a: {}, b: { username: 'ada' } });
  });
});

describe('invalid values in variables', () => {
  const parseValue = vi.fn((): never => {
    throw new Error('no such sign');
  });
  const sign = new GraphQLScalarType({ name: 'Sign', parseValue });
  const args = {
    signs: { type: new GraphQLList(sign) },
    ids: { type: new GraphQLList(new GraphQLNonNull(GraphQLID)) },
  };
  const field = { type: GraphQLString, args };
  const small = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { told: field } }) });

  /** Executes a known operation, which is compiled. */
  async function errorsOf(text: string, variables: Record<string, unknown>) {
    const document = parse(text);
    const [operation] = document.definitions;
    const gateway = compiledExecution(small, documentCaches(new Map([[hashOf(text), text]]), 1), defaultQueryLimits);
    const { executor } = await gateway.load({} as never);
    if (!executor) throw new Error('The gateway has no executor');
    // The executor reads no other part of the request.
    const { errors = [] } = await executor({
      document,
      operation,
      queryHash: hashOf(text),
      request: { variables },
      context: { cost: { fields: 1 }, clock: operationClock() },
    } as never);
    return errors;
  }

  test('are not all read if there are many', async () => {
    const errors = await errorsOf('query ($signs: [Sign]) { told(signs: $signs) }', { signs: Array(20_000).fill('x') });
    expect([errors.length, errors[0]?.message]).toEqual([6, expect.stringContaining('at "signs[0]"')]);
    expect(parseValue.mock.calls.length).toBeLessThan(20);
  });

  test('do not repeat a long text of their list', async () => {
    const long = 'x'.repeat(100_000);
    const written = vi.spyOn(JSON, 'stringify');
    const errors = await errorsOf('query ($ids: [ID!]) { told(ids: $ids) }', { ids: [long, ...Array(150).fill(null)] });
    expect(errors[0]?.message).toContain('null at "ids[1]"');
    expect(written.mock.calls.filter(([value]) => value === long)).toEqual([]);
    written.mockRestore();
  });
});
