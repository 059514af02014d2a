import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const refusal = async (document: string) => {
  const { status, data, error } = await app.as(null).query(document);
  return error ? [status, data, error] : null;
};
const refused = (message: string) => [400, undefined, { code: 'QUERY_TOO_COMPLEX', message }];
const tooMany = refused('The query selects more than 5,000 fields');

/** So many fragments, each of which spreads the next one twice; the last of them selects the id. */
function doubling(count: number, spread: (name: string) => string): string {
  const fragments = Array.from({ length: count }, (_, index) => {
    const inner = index === count - 1 ? 'id' : `${spread(`F${index + 1}`)} ${spread(`F${index + 1}`)}`;
    return `fragment F${index} on Post { ${inner} }`;
  });
  return `{ feed { nodes { ...F0 } } } ${fragments.join(' ')}`;
}

const spreads = [
  { how: 'side by side', spread: (name: string) => `...${name}` },
  { how: 'inside others', spread: (name: string) => `... on Post { ...${name} }` },
];

describe('a query', () => {
  test.each(spreads)(
    'of fragments that spread each other twice, $how, is refused before it is compiled',
    async ({ spread }) => {
      expect(await refusal(doubling(5, spread))).toBeNull();
      for (const count of [15, 30, 200]) expect(await refusal(doubling(count, spread))).toEqual(tooMany);
    },
  );

  test('of thirty fields at its root is answered, of one more it is refused', async () => {
    const fields = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(' ');
    expect(await refusal(`{ ${fields(30)} }`)).toBeNull();
    for (const document of [`{ ${fields(31)} }`, `{ ...F x: __typename } fragment F on Query { ${fields(30)} }`]) {
      expect(await refusal(document)).toEqual(refused('The query has more than 30 fields at its root'));
    }
  });

  test('whose fragments contain themselves is told so', async () => {
    const [status, , error] = (await refusal('{ feed { nodes { ...A } } } fragment A on Post { ...A ...A }')) ?? [];
    expect([status, error]).toMatchObject([400, { code: 'BAD_USER_INPUT' }]);
  });
});
