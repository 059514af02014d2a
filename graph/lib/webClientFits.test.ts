import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { makeSchema } from '../schema.ts';
import { clientOperations } from '../test/clientOperations.ts';
import { costOf } from './costOf.ts';
import { limitDocument } from './limitDocument.ts';

const schema = makeSchema();
const { queryLimits } = readEnv({});

test('the web client has operations to look at', () => expect(clientOperations.length).toBeGreaterThan(40));

test.each(clientOperations)('$name of the web client fits three times into every limit', ({ text }) => {
  const third = Object.fromEntries(Object.entries(queryLimits).map(([name, limit]) => [name, limit / 3]));
  // A page of comments on a post nests nine deep: there is no third of that.
  const outline = limitDocument(schema, text, { ...queryLimits, ...third, depth: queryLimits.depth - 2 });
  for (const steps of outline?.operations.values() ?? []) expect(costOf(steps, {})).toBeLessThan(queryLimits.cost / 3);
  expect(outline?.operations.size).toBe(1);
});
