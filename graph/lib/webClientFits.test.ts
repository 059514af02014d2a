import { expect, test } from 'vitest';
import { clientOperations } from '../../web/clientOperations.ts';
import { readEnv } from '../env.ts';
import { makeSchema } from '../schema.ts';
import { costOf } from './costOf.ts';
import { limitDocument } from './limitDocument.ts';

const schema = makeSchema();
const { queryLimits } = readEnv({});
const operations = clientOperations();

test('the web client has operations to look at', () => expect(operations.length).toBeGreaterThan(40));

test.each(operations)('$name of the web client fits three times into every limit', ({ body }) => {
  const third = Object.fromEntries(Object.entries(queryLimits).map(([name, limit]) => [name, limit / 3]));
  // A page of comments on a post nests nine deep: there is no third of that.
  const outline = limitDocument(schema, body, { ...queryLimits, ...third, depth: queryLimits.depth - 2 });
  for (const steps of outline?.operations.values() ?? []) expect(costOf(steps, {})).toBeLessThan(queryLimits.cost / 3);
  expect(outline?.operations.size).toBe(1);
});
