import { getIntrospectionQuery } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { rideIdOf } from '../../model/rides/rideIds.ts';
import type { Made } from '../../test/factories.ts';
import { isCheap } from '../../test/leastProcessorTime.ts';
import { countSql } from '../../test/sqlCounter.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let ride: Made;
beforeAll(async () => {
  ride = await app.ride(await app.member('ada'), { date: '2086-01-01' });
});

/** A query for an id at this depth: of a post, its ride, the ride's post, and so on. */
function nested(levels: number): string {
  const steps = Array.from({ length: levels - 2 }, (_, index) => (index % 2 ? 'post {' : 'ride {'));
  return `{ post(id: "${ride.id}") { ${steps.join(' ')} id ${'}'.repeat(steps.length)} } }`;
}

const tooComplex = (message: string) => ({ code: 'QUERY_TOO_COMPLEX', message });
const tooDeep = (levels: number) =>
  tooComplex(
    `The query nests ${levels.toLocaleString('en')} fields deep, at most 12 are allowed: ask for the rest by its id`,
  );

describe('a query', () => {
  test.each([2, 3, 12])('%i fields deep is answered', async (levels) => {
    const { data, error } = await app.as(null).query(nested(levels));
    expect(error).toBeNull();
    expect([ride.id, rideIdOf(ride.id)].some((id) => JSON.stringify(data).includes(`"id":"${id}"`))).toBe(true);
  });

  test.each([13, 60, 100])('%i fields deep is refused', async (levels) => {
    const { status, data, error } = await app.as(null).query(nested(levels));
    expect([status, data, error]).toEqual([400, undefined, tooDeep(levels)]);
  });

  test('is as deep as the fragments that it spreads', async () => {
    const ofFragments = (count: number) => {
      const spread = (index: number) => (index < count ? `ride { post { id ...F${index + 1} } }` : 'id');
      const fragments = Array.from(
        { length: count },
        (_, index) => `fragment F${index + 1} on Post { ${spread(index + 1)} }`,
      );
      return `{ post(id: "${ride.id}") { ...F1 ... on Post { ...F1 } } } ${fragments.join(' ')}`;
    };
    expect((await app.as(null).query(ofFragments(6))).error).toBeNull();
    for (const count of [7, 20])
      expect((await app.as(null).query(ofFragments(count))).error).toEqual(tooDeep(2 * count));
  });

  test('for the whole schema is answered, one for types of types without end is not', async () => {
    expect((await app.as(null).query(getIntrospectionQuery({ descriptions: true }))).error).toBeNull();
    const ofTypes = (count: number) =>
      `{ __type(name: "Post") { ${'ofType {'.repeat(count)} name ${'}'.repeat(count)} } }`;
    expect((await app.as(null).query(ofTypes(10))).error).toBeNull();
    expect((await app.as(null).query(ofTypes(40))).error).toEqual(tooDeep(34));
  });

  test('of a mutation counts alike', async () => {
    const inner = nested(14)
      .replace(/^\{ post\(id: "[^"]+"\)/, '')
      .slice(0, -1);
    const { error } = await app
      .as(null)
      .query(`mutation { setLike(postId: "${ride.id}", liked: true) { post ${inner} } }`);
    expect(error).toEqual(tooDeep(15));
  });
});

describe('values that nest without end are refused and fail nowhere:', () => {
  const lists = (count: number) => '['.repeat(count) + ']'.repeat(count);

  test('lists in a document', async () => {
    const { status, error } = await app.as(null).query(`{ post(id: ${lists(9000)}) { id } }`);
    expect([status, error]).toEqual([
      400,
      tooComplex('The query nests more than 200 brackets: move values into variables'),
    ]);
    expect((await app.as(null).query(`{ post(id: ${lists(190)}) { id } }`)).error?.code).toBe('BAD_USER_INPUT');
  });

  test('lists behind a block text that holds escaped quotes', async () => {
    const block = '"""\\""" """';
    const document = `{ user(username: ${block}) { id } post(id: ${lists(9000)}) { id } a: user(username: ${block}) { id } }`;
    expect((await app.as(null).query(document)).error).toEqual(
      tooComplex('The query nests more than 200 brackets: move values into variables'),
    );
  });

  test('many lines, however few characters they hold', async () => {
    const linesOf = (count: number) => `{ viewer { id }${'\n'.repeat(count - 1)}}`;
    expect((await app.as(null).query(linesOf(2001))).error).toEqual(
      tooComplex('The query has more than 2,000 lines: write it in fewer'),
    );
    expect((await app.as(null).query(linesOf(2000))).error).toBeNull();
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
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: `{"query":"query ($from: DateTime!) { rides(from: $from) { nodes { id } } }","variables":{"from":${instant}}}`,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });
});

const refusal = async (document: string) => (await app.as(null).query(document)).error;
const many = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join(' ');

describe('fragments that spread each other twice', () => {
  const spreads = [
    { how: 'side by side', spread: (name: string) => `...${name}` },
    { how: 'inside others', spread: (name: string) => `... on Post { ...${name} }` },
  ];
  /** A chain of fragments that each spread the next one twice. The last one selects the id. */
  function doubling(count: number, spread: (name: string) => string): string {
    const inner = (index: number) =>
      index === count - 1 ? 'id' : `${spread(`F${index + 1}`)} ${spread(`F${index + 1}`)}`;
    return `{ feed { nodes { ...F0 } } } ${many(count, (index) => `fragment F${index} on Post { ${inner(index)} }`)}`;
  }

  test.each(spreads)('are refused, $how, before they are compiled', async ({ spread }) => {
    expect(await refusal(doubling(5, spread))).toBeNull();
    const message =
      'The query selects more than 5,000 fields, those in fragments counted wherever they are spread: split it';
    for (const count of [15, 30, 200]) expect(await refusal(doubling(count, spread))).toEqual(tooComplex(message));
  });

  test('without end are told so', async () => {
    const document = '{ feed { nodes { ...A } } } fragment A on Post { ...A ...A }';
    expect(await refusal(document)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('spreads itself'),
    });
  });
});

describe('a document', () => {
  const aliases = (count: number) => many(count, (index) => `a${index}: __typename`);

  test('of thirty aliases is answered, of one more it is refused, wherever they stand', async () => {
    expect(await refusal(`{ ${aliases(30)} }`)).toBeNull();
    const message = 'The query has 31 aliases, at most 30 are allowed: split it or use nodes(ids)';
    for (const document of [`{ ${aliases(31)} }`, `{ ...F x: __typename } fragment F on Query { ${aliases(30)} }`]) {
      expect(await refusal(document)).toEqual(tooComplex(message));
    }
  });

  test('of more than 5,000 tokens is refused', async () => {
    const message = 'The query has 5,008 tokens, at most 5,000 are allowed: move values into variables or split it';
    expect(await refusal(`{ nodes(ids: [${'1 '.repeat(4_996)}]) { id } }`)).toEqual(tooComplex(message));
  });

  test('that asks for the same over and over is refused before it is compared with itself', async () => {
    const again = (count: number) => many(count, () => 'id');
    const message = (pairs: string) =>
      `The query selects the same fields repeatedly, ${pairs} pairs of them, at most 2,000 are allowed: select each once`;
    expect(await refusal(`{ viewer { ${again(63)} } }`)).toBeNull();
    expect(await refusal(`{ viewer { ${again(64)} } }`)).toEqual(tooComplex(message('2,016')));
    // With used and unused fragments, under any names.
    expect(await refusal(`{ viewer { id } } fragment F on User { ${again(64)} }`)).toEqual(
      tooComplex(message('2,016')),
    );
    const fragments = many(64, (index) => `fragment F${index} on User { f${index} }`);
    const spread = many(64, (index) => `...F${index}`);
    expect(await refusal(`{ viewer { ${spread} } } ${fragments}`)).toEqual(tooComplex(message('2,016')));
  });

  test('that is sent by GET is limited alike', async () => {
    const document = encodeURIComponent(`{ ${aliases(31)} }`);
    const { status, body } = await app.as(null).get(`/graphql?query=${document}`);
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'QUERY_TOO_COMPLEX']);
  });
});

describe('what is refused costs next to nothing:', () => {
  const hostile: Record<string, string> = {
    deep: `{ feed { nodes { ${'author { '.repeat(180)} id ${'}'.repeat(180)} } } }`,
    wide: `{ ${many(900, () => 'feed { nodes { id } }')} }`,
    aliased: `{ ${many(500, (index) => `a${index}: feed(first: 100) { nodes { id } }`)} }`,
    'fragment loops': `{ feed { nodes { ...F0 } } } ${many(300, (index) => `fragment F${index} on Post { ...F${(index + 1) % 300} ...F${(index + 2) % 300} }`)}`,
    'huge lists':
      '{ feed(first: 100) { nodes { author { followers(first: 100) { nodes { followers(first: 100) { nodes { id } } } } } } } }',
    'introspection bombs': `{ ${many(30, (index) => `a${index}: __schema { types { fields { type { fields { args { type { name } } } } } } }`)} }`,
    'many brackets': `{ post(id: ${'['.repeat(9_000)}${']'.repeat(9_000)}) { id } }`,
    'many tokens': `{ nodes(ids: [${'1 '.repeat(9_000)}]) { id } }`,
    'too long': `{ viewer { id } } #${'x'.repeat(200_000)}`,
  };

  test.each(Object.entries(hostile))('%s', async (name, query) => {
    let count = 0;
    const send = async () => {
      count += 1;
      const payload = JSON.stringify({ query: `${query} #${count}` });
      const headers = { 'content-type': 'application/json' };
      const { statusCode, body } = await app.http.inject({ method: 'POST', url: '/graphql', headers, payload });
      const code = name === 'fragment loops' ? 'BAD_USER_INPUT' : 'QUERY_TOO_COMPLEX';
      expect([statusCode, JSON.parse(body).errors[0].extensions.code]).toEqual([400, code]);
    };
    expect(await countSql(app, send)).toBe(0);
    expect(await isCheap(send, 6)).toBe(true);
  });
});
