import { expect, test } from 'vitest';
import { clientOperations } from '../../../web/build/clientOperations.ts';
import { makeSchema } from '../../app/schema.ts';
import { readEnv } from '../env/env.ts';
import { costOf } from '../graphql/costOf.ts';
import { limitDocument, limitOutline } from '../graphql/limitDocument.ts';

const schema = makeSchema();
const { queryLimits } = readEnv({});
const operations = await clientOperations();

test('the web client has operations to look at', () => expect(operations.length).toBeGreaterThan(40));

test.each(operations)('$name of the web client fits three times into every limit', ({ body }) => {
  const third = Object.fromEntries(Object.entries(queryLimits).map(([name, limit]) => [name, limit / 3]));
  // A page of comments on a post has depth nine, so a third of the depth limit would be too small.
  const limits = { ...queryLimits, ...third, depth: queryLimits.depth - 2 };
  const outline = limitDocument(schema, body, limits)?.outline();
  if (outline) limitOutline(outline, limits);
  for (const steps of outline?.operations.values() ?? []) expect(costOf(steps, {})).toBeLessThan(queryLimits.cost / 3);
  expect(outline?.operations.size).toBe(1);
});
