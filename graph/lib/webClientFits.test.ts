import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefinitionNode } from 'graphql';
import { Kind, parse, print, visit } from 'graphql';
import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { makeSchema } from '../schema.ts';
import { costOf } from './costOf.ts';
import { limitDocument } from './limitDocument.ts';

const paths = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.graphql'));
const definitions = paths.flatMap((path) => parse(readFileSync(join('web', path), 'utf8')).definitions);
const fragments = new Map(
  definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [])),
);

/** What a definition and the fragments that it needs come to. */
function closureOf(definition: DefinitionNode, found = new Set<DefinitionNode>()): Set<DefinitionNode> {
  found.add(definition);
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (fragment && !found.has(fragment)) closureOf(fragment, found);
    },
  });
  return found;
}

const schema = makeSchema();
const { queryLimits } = readEnv({});
const operations = definitions.flatMap((each) =>
  each.kind === Kind.OPERATION_DEFINITION
    ? [{ name: each.name?.value ?? '', text: [...closureOf(each)].map(print).join('\n') }]
    : [],
);

test('the web client has operations to look at', () => expect(operations.length).toBeGreaterThan(40));

test.each(operations)('$name of the web client fits three times into every limit', ({ text }) => {
  const third = Object.fromEntries(Object.entries(queryLimits).map(([name, limit]) => [name, limit / 3]));
  // A page of comments on a post nests nine deep: there is no third of that.
  const outline = limitDocument(schema, text, { ...queryLimits, ...third, depth: queryLimits.depth - 2 });
  for (const steps of outline?.operations.values() ?? []) expect(costOf(steps, {})).toBeLessThan(queryLimits.cost / 3);
  expect(outline?.operations.size).toBe(1);
});
