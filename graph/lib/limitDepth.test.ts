import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Made } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';

let app: TestApp;
let ride: Made;
beforeAll(async () => {
  app = await startApp();
  ride = await app.ride(await app.member('ada'), { date: '2030-01-01' });
});
afterAll(() => app.close());

/** A query for the id of the post at so many levels: post, its ride, the post of that, … */
function nested(levels: number): string {
  const steps = Array.from({ length: levels - 2 }, (_, index) => (index % 2 ? 'post {' : 'ride {'));
  return `{ post(id: "${ride.id}") { ${steps.join(' ')} id ${'}'.repeat(steps.length)} } }`;
}

const tooDeep = { code: 'QUERY_TOO_COMPLEX', message: 'The query nests more than 12 fields deep' };

describe('a query', () => {
  test.each([2, 3, 12])('%i fields deep is answered', async (levels) => {
    const { data, error } = await app.as(null).query(nested(levels));
    expect(error).toBeNull();
    expect(JSON.stringify(data)).toContain(ride.id);
  });

  test.each([13, 100, 1200])('%i fields deep is refused', async (levels) => {
    const { status, data, error } = await app.as(null).query(nested(levels));
    expect([status, data, error]).toEqual([400, undefined, tooDeep]);
  });

  test('is as deep as the fragments that it spreads', async () => {
    const ofFragments = (count: number) => {
      const spread = (index: number) =>
        index < count ? `ride { post { id ...F${index + 1} ...F${index + 1} } }` : 'id';
      const fragments = Array.from(
        { length: count },
        (_, index) => `fragment F${index + 1} on Post { ${spread(index + 1)} }`,
      );
      return `{ post(id: "${ride.id}") { ...F1 ... on Post { ...F1 } } } ${fragments.join(' ')}`;
    };
    expect((await app.as(null).query(ofFragments(6))).error).toBeNull();
    for (const count of [7, 60]) expect((await app.as(null).query(ofFragments(count))).error).toEqual(tooDeep);
  });

  test('for the whole schema is answered, one for types of types without end is not', async () => {
    expect((await app.as(null).query(getIntrospectionQuery({ descriptions: true }))).error).toBeNull();
    const ofTypes = (count: number) =>
      `{ __type(name: "Post") { ${'ofType {'.repeat(count)} name ${'}'.repeat(count)} } }`;
    expect((await app.as(null).query(ofTypes(10))).error).toBeNull();
    expect((await app.as(null).query(ofTypes(40))).error).toEqual(tooDeep);
  });

  test('of a mutation counts alike', async () => {
    const inner = nested(14)
      .replace(/^\{ post\(id: "[^"]+"\)/, '')
      .slice(0, -1);
    const { error } = await app
      .as(null)
      .query(`mutation { setLike(postId: "${ride.id}", liked: true) { post ${inner} } }`);
    expect(error).toEqual(tooDeep);
  });
});

describe('values that nest without end are refused and fail nowhere:', () => {
  const lists = (count: number) => '['.repeat(count) + ']'.repeat(count);

  test('lists in a document', async () => {
    const { status, error } = await app.as(null).query(`{ post(id: ${lists(9000)}) { id } }`);
    expect([status, error]).toEqual([
      400,
      { code: 'QUERY_TOO_COMPLEX', message: 'The query nests more than 1,500 brackets' },
    ]);
    expect((await app.as(null).query(`{ post(id: ${lists(700)}) { id } }`)).error?.code).toBe('BAD_USER_INPUT');
  });

  test('but not brackets in a text or a comment', async () => {
    const brackets = '({['.repeat(1000);
    const document = `# ${brackets}\n{ user(username: "\\"${brackets}") { id } }`;
    expect(await app.as(null).query(document)).toMatchObject({ error: null, data: { user: null } });
  });

  test('an instant in the variables', async () => {
    const instant = '{"a":'.repeat(40_000) + 1 + '}'.repeat(40_000);
    const answer = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"query":"query ($from: DateTime!) { rides(from: $from) { nodes { id } } }","variables":{"from":${instant}}}`,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });
});
