import { readFile } from 'node:fs/promises';
import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { makeSchema } from '../app/schema.ts';

test('the operations of the README are operations of the schema', async () => {
  const text = await readFile('README.md', 'utf8');
  const spelled = [...text.matchAll(/"query": ("(?:[^"\\]|\\.)*")/g)].map(([, json]) => String(JSON.parse(json ?? '')));
  expect(spelled).toHaveLength(3);
  const schema = makeSchema();
  for (const operation of spelled) expect(validate(schema, parse(operation))).toEqual([]);
});
