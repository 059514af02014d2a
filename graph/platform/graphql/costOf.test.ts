import { getIntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { makeSchema } from '../../app/schema.ts';
import { sendRaw } from '../../test/caller.ts';
import { countSql } from '../../test/sqlCounter.ts';
import { useApp } from '../../test/useApp.ts';
import { costOf } from './costOf.ts';
import { limitDocument } from './limitDocument.ts';
import { defaultQueryLimits } from './queryLimits.ts';

const app = useApp();

const tooCostly = {
  code: 'QUERY_TOO_COMPLEX',
  message: expect.stringMatching(
    /^The query costs [\d,]+, at most 1,000 is allowed: ask for shorter pages or fewer lists within lists$/,
  ),
};
const ask = (document: string, variables?: object) => app.as(null).query(document, variables);

/** Pages of 100 items within pages of 100 items, with the length written in different ways. */
const nested = (first: string, inner = 'id') =>
  `feed(first: ${first}) { nodes { author { posts(first: ${first}) { nodes { likedBy: author { followers(first: ${first}) { nodes { ${inner} } } } } } } } }`;

describe('what costs more than 1,000', () => {
  const documents = [
    { how: 'by numbers', document: `{ ${nested('100')} }` },
    { how: 'by variables', document: `query ($n: Int!) { ${nested('$n')} }`, variables: { n: 100 } },
    { how: 'by defaults of variables', document: `query ($n: Int! = 100) { ${nested('$n')} }` },
    { how: 'in fragments', document: `{ ...F } fragment F on Query { ... { ${nested('100')} } }` },
    {
      how: 'by edges',
      document: `{ ${nested('100')
        .replaceAll(/nodes \{/g, 'edges { node {')
        .replaceAll(/ \}$/g, ' } } } }')} }`,
    },
    {
      how: 'of ids',
      document:
        'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on User { posts(first: 100) { nodes { comments(first: 100) { nodes { id } } } } } } }',
      variables: { ids: Array(100).fill('x') },
    },
    {
      how: 'of a search',
      document:
        '{ search(query: "a", first: 50) { users { nodes { posts(first: 100) { nodes { comments(first: 100) { nodes { id content createdAt } } } } } } } }',
    },
    {
      how: 'of counts that read rows',
      document: '{ feed(first: 100) { nodes { comments(first: 100) { nodes { previousCount } } } } }',
    },
    {
      how: 'of weeks',
      document: `{ feed(first: 100) { nodes { author { followers(first: 100) { nodes { stats { weeks(last: 100) { distance } } } } } } } }`,
    },
  ];

  test.each(documents)('is refused, asked for $how, at the cost of no statement', async ({ document, variables }) => {
    const statements = await countSql(app, async () => {
      const { status, data, error } = await ask(document, variables);
      expect([status, data, error]).toEqual([400, undefined, tooCostly]);
    });
    expect(statements).toBe(0);
  });

  test('is counted by the pages that are asked for, not by their depth', async () => {
    expect((await ask(`{ ${nested('9')} }`)).error).toBeNull();
  });
});

describe('the cost of an operation', () => {
  const costExtension = async (query: string, variables?: object) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query, variables });
    return (await sendRaw(`${app.url}/graphql`, { method: 'POST', headers, body })).body.extensions?.cost;
  };

  test.each([
    { what: 'is 1 for an object and 1 for its values', document: '{ viewer { id username } }', cost: 2 },
    {
      what: 'counts each field of the text as 10 values',
      document: `{ ${Array.from({ length: 100 }, (_, index) => `...F${index % 2}`).join(' ')} } fragment F0 on Query { viewer { id username displayName bio } } fragment F1 on Query { rateLimit { limit remaining resetAt } }`,
      cost: 2 + 1,
    },
    {
      what: 'counts a list without `first` as long as it may be',
      document: '{ feed(first: 10) { nodes { mediaUrls ride { map { line { lat lng } profile { gradient } } } } } }',
      cost: 1 + 10 + 10 + 10 + 10 + Math.ceil((2 + 10 * 10 + 10 * 4 + 10 * (2 * 1000 + 400) + 10 * 10) / 100),
    },
    { what: 'counts no scalars', document: '{ __typename }', cost: 1 },
    { what: 'counts no parts of pages', document: '{ feed(first: 20) { edges { node { id } } } }', cost: 2 },
    {
      what: 'counts what hangs on each item of a page',
      document: '{ feed(first: 20) { nodes { author { id } group { id } } } }',
      cost: 1 + 20 + 20 + 2,
    },
    {
      what: 'counts pages within pages',
      document: '{ feed(first: 10) { nodes { comments(first: 5) { nodes { author { id } } } } } }',
      cost: 1 + 10 + 50 + 2,
    },
    {
      what: 'counts what is selected twice once',
      document: '{ feed(first: 20) { nodes { author { id } ...F } } } fragment F on Post { author { id username } }',
      cost: 1 + 20 + 2,
    },
    {
      what: 'is that of the costliest type, where it may be one of several',
      document:
        '{ node(id: "x") { ... on User { list: posts(first: 1) { nodes { author { id } } } } ... on Group { list: members(first: 50) { nodes { stats { postCount } } } } } }',
      cost: 1 + 1 + 50 + 50 + 3,
    },
    { what: 'grows with the values', document: '{ groups(first: 100) { nodes { id name picture } } }', cost: 1 + 4 },
  ])('$what', async ({ document, cost }) => {
    expect(await costExtension(document)).toEqual({ requested: cost, limit: 1000 });
  });

  test('is that of the variables that are sent', async () => {
    const document = 'query ($n: Int! = 50) { feed(first: $n) { nodes { author { id } } } }';
    expect((await costExtension(document)).requested).toBe(1 + 50 + 2);
    expect((await costExtension(document, { n: 10 })).requested).toBe(1 + 10 + 1);
  });

  const step = 'author { posts(first: 1) { nodes {';
  const deep = `{ feed(first: 1) { nodes { ${step.repeat(5)} id ${'}'.repeat(15)} } } }`;

  test.each([
    ['for its depth', deep, expect.any(Number)],
    ['for its syntax', '{ feed(', null],
    ['for fields that there are not', '{ feed(first: 20) { nodes { wings } } }', 2],
    ['for its length', `{ __typename } #${'x'.repeat(20_000)}`, null],
  ])('is told of what is refused %s', async (_why, document, requested) => {
    expect(await costExtension(document)).toEqual({ requested, limit: 1000 });
  });

  test('is told of what is refused for it, and of the operation that is named', async () => {
    expect((await costExtension(`{ ${nested('100')} }`)).requested).toBeGreaterThan(1000);
    const headers = { 'content-type': 'application/json' };
    const query = `query Small { viewer { id } } query Large { ${nested('100')} }`;
    const body = JSON.stringify({ query, operationName: 'Small' });
    const { status, body: answer } = await sendRaw(`${app.url}/graphql`, { method: 'POST', headers, body });
    expect([status, answer.extensions.cost.requested]).toEqual([200, 2]);
  });
});

describe('the limit', () => {
  const document = `query ($groups: Int!, $posts: Int!) {
    groups(first: $groups) { nodes { members(first: 20) { nodes { stats { postCount } } } } }
    feed(first: $posts) { nodes { author { id } } }
  }`;

  /** The list lengths for which the document has exactly this cost. */
  function lengthsFor(cost: number) {
    const [steps = []] = limitDocument(makeSchema(), document, defaultQueryLimits)?.outline().operations.values() ?? [];
    for (let groups = 1; groups <= 100; groups += 1) {
      for (let posts = 1; posts <= 100; posts += 1) {
        const lengths = { groups, posts };
        if (costOf(steps, lengths) === cost) return lengths;
      }
    }
    throw new Error(`No lengths cost ${cost}`);
  }

  test('is itself allowed, and one more is not', async () => {
    expect((await ask(document, lengthsFor(1000))).error).toBeNull();
    const message =
      'The query costs 1,001, at most 1,000 is allowed: ask for shorter pages or fewer lists within lists';
    expect((await ask(document, lengthsFor(1001))).error).toEqual({ code: 'QUERY_TOO_COMPLEX', message });
  });
});

describe('what people ask for is answered:', () => {
  test('a hundred rides with a hundred participants each', async () => {
    const { error } = await ask(
      '{ rides(first: 100) { nodes { content ride { date participants(first: 100) { nodes { displayName username profilePicture } } } } } }',
    );
    expect(error).toBeNull();
  });

  test('the whole schema', async () => {
    expect((await ask(getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true }))).error).toBeNull();
  });

  test('a page out of bounds is told its bounds', async () => {
    const { error } = await ask('{ feed(first: 1000000) { nodes { id } } }');
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', message: 'first must be at most 100' });
  });
});
