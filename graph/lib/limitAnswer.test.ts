import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { countSql } from '../test/sqlCounter.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const tooLarge = {
  code: 'QUERY_TOO_COMPLEX',
  message: 'The answer might hold more than 1,000,000 values: ask for shorter pages',
};
const ask = (document: string, variables?: object) => app.as(null).query(document, variables);

/** Pages of a hundred in pages of a hundred, their length said in one way or another. */
const nested = (first: string, inner = 'id') =>
  `feed(first: ${first}) { nodes { author { posts(first: ${first}) { nodes { likedBy: author { followers(first: ${first}) { nodes { ${inner} } } } } } } } }`;

describe('an answer of more than 1,000,000 values', () => {
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
      how: 'of weeks',
      document: `{ feed(first: 100) { nodes { author { followers(first: 100) { nodes { stats { weeks(last: 100) { distance } } } } } } } }`,
    },
  ];

  test.each(documents)('is refused, asked for $how, at the cost of no statement', async ({ document, variables }) => {
    const statements = await countSql(app, async () => {
      const { status, data, error } = await ask(document, variables);
      expect([status, data, error]).toEqual([400, undefined, tooLarge]);
    });
    expect(statements).toBe(0);
  });

  test('is counted by the pages that are asked for, not by their depth', async () => {
    expect((await ask(`{ ${nested('10')} }`)).error).toBeNull();
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
