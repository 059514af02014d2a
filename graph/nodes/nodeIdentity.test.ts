import type { GraphQLNamedType, GraphQLObjectType } from 'graphql';
import { getNamedType, isInterfaceType, isNonNullType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSchema } from '../app/schema.ts';
import { demoSignIn } from '../demo/demoSignIn.ts';
import { seedDemo } from '../demo/seed.ts';
import type { Caller } from '../test/caller.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { bareRide } from '../test/rideDoors.ts';

const schema = makeSchema();
const nodeTypes = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType =>
    isObjectType(type) && type.getInterfaces().some((implemented) => implemented.name === 'Node'),
);

const depth = 3;

/** A selection of all fields without required arguments, nested to a depth, with two items of each list. */
function selectionOf(type: GraphQLNamedType, left: number): string {
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap(({ name, args, type: returned }) => {
    const target = getNamedType(returned);
    const isOpen = args.every((arg) => !isNonNullType(arg.type) || arg.defaultValue !== undefined);
    if (left === 0 || !isOpen || !(isObjectType(target) || isInterfaceType(target))) return [];
    const connected = isObjectType(target) ? target.getFields().nodes : undefined;
    if (!connected) return [`${name} ${selectionOf(target, left - 1)}`];
    const limit = args.some((arg) => arg.name === 'first') ? '(first: 2)' : '';
    return [`${name}${limit} { nodes ${selectionOf(getNamedType(connected.type), left - 1)} }`];
  });
  const id = 'id' in type.getFields() ? ['id'] : [];
  return `{ ${['__typename', ...id, ...fields].join(' ')} }`;
}

let app: TestApp;
let demo: Caller;
const typesById = new Map<string, Set<string>>();

function collect(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  if ('id' in value && '__typename' in value) {
    const types = typesById.get(String(value.id)) ?? new Set();
    typesById.set(String(value.id), types.add(String(value.__typename)));
  }
  for (const each of Object.values(value)) collect(each);
}

beforeAll(async () => {
  const most = { cost: 1e9, characters: 1e7, tokens: 1e6, fields: 1e6, overlaps: 1e9, seconds: 60, depth: 20 };
  app = await startApp({ QUERY_LIMITS: JSON.stringify(most) });
  await seedDemo(app.backend);
  const { body } = await app.as(null).post('/api/auth/login', demoSignIn);
  demo = app.with({ authorization: `Bearer ${body.sessionId}` });
  const query = schema.getQueryType();
  if (!query) throw new Error('The schema has no queries');
  const { data, error } = await demo.query(selectionOf(query, depth));
  expect(error).toBeNull();
  collect(data);
  const card = '{ nodes { __typename id ride { __typename id moments(first: 2) { nodes { __typename id } } } } }';
  const posts = await demo.query(`{ feed(first: 100) ${card} rides(first: 100) ${card} }`);
  collect(posts.data);
}, 120_000);
afterAll(() => app.close());

describe('over the demo community', () => {
  test('no id is answered by two types', () => {
    const reached = new Set([...typesById.values()].flatMap((types) => [...types]));
    expect([...reached]).toEqual(expect.arrayContaining(nodeTypes.map(({ name }) => name)));
    expect(typesById.size).toBeGreaterThan(200);
    expect([...typesById].filter(([, types]) => types.size > 1)).toEqual([]);
  });

  test('`node` answers every id with the type that the id was read from', async () => {
    const names = new Set(nodeTypes.map(({ name }) => name));
    const known = [...typesById].flatMap(([id, [type = '']]) => (names.has(type) ? [{ __typename: type, id }] : []));
    for (let start = 0; start < known.length; start += 100) {
      const some = known.slice(start, start + 100);
      const document = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
      expect((await demo.query(document, { ids: some.map(({ id }) => id) })).data.nodes).toEqual(some);
    }
  });
});

describe('an id that a client chooses', () => {
  const ridePost = { content: 'Ride on', isRide: true, rideData: bareRide };
  const uuid = (version: number) => `0199a000-0000-${version}000-8000-${String(version).repeat(12)}`;

  test('is never of version 8, which is that of rides', async () => {
    for (const body of [{ content: 'Plain' }, ridePost]) {
      const { status, body: answer } = await demo.post('/api/posts', { ...body, id: uuid(8) });
      const message = 'id must be a UUID of a version other than 8';
      expect([status, answer]).toMatchObject([400, { code: 'BAD_USER_INPUT', message }]);
    }
  });

  test('is of version 7 for a ride post, because that of the ride is derived from it', async () => {
    const { status, body } = await demo.post('/api/posts', { ...ridePost, id: uuid(4) });
    const message = 'id of a ride post must be a UUID of version 7';
    expect([status, body]).toMatchObject([400, { code: 'BAD_USER_INPUT', message }]);
    expect((await demo.post('/api/posts', { ...ridePost, id: uuid(7) })).status).toBe(201);
    expect((await demo.post('/api/posts', { content: 'Plain', id: uuid(4) })).status).toBe(201);
  });
});

test('the ride of a post from before version 7 was required is found by its own id', async () => {
  const [author] = await app.run(`select id from "user" where username = 'demo'`);
  const id = '0199a000-0000-4000-8000-00000000abcd';
  await app.run(
    `insert into post (id, author_id, content, is_ride) values ($1, $2, 'An old ride', true)`,
    id,
    author?.id,
  );
  await app.run(`insert into ride (id, time_zone) values ($1, 'UTC')`, id);
  const { data } = await demo.query(`{ post(id: "${id}") { ride { __typename id postId } } }`);
  const { ride } = data.post;
  const document = 'query ($id: ID!) { node(id: $id) { __typename id ... on Ride { postId } } }';
  expect((await demo.query(document, { id: ride.id })).data.node).toEqual({
    __typename: 'Ride',
    id: ride.id,
    postId: id,
  });
});
