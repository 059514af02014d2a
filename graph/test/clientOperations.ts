import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefinitionNode, FieldNode } from 'graphql';
import { Kind, parse, print, visit } from 'graphql';

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

/** The operations of the web client, each with the fragments that it needs. */
export const clientOperations = definitions.flatMap((each) =>
  each.kind === Kind.OPERATION_DEFINITION
    ? [{ name: each.name?.value ?? '', text: [...closureOf(each)].map(print).join('\n') }]
    : [],
);

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** A document as the web client sends it: it asks for the type of every object but the outermost. */
export function withTypenames(text: string): string {
  const document = visit(parse(text), {
    SelectionSet(node, _key, parent) {
      const isOutermost = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      return isOutermost ? undefined : { ...node, selections: [...node.selections, typename] };
    },
  });
  return print(document);
}
