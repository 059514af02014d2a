import type { DefinitionNode, SelectionNode, SelectionSetNode } from 'graphql';
import { Kind } from 'graphql';

/** How many fields a validated operation selects at its root, such as the verbs of a mutation; those in fragments count. */
export function rootFieldCount({ selections }: SelectionSetNode, definitions: readonly DefinitionNode[]): number {
  return selections.reduce((sum, selection) => sum + countIn(selection, definitions), 0);
}

function countIn(selection: SelectionNode, definitions: readonly DefinitionNode[]): number {
  if (selection.kind === Kind.FIELD) return 1;
  if (selection.kind === Kind.INLINE_FRAGMENT) return rootFieldCount(selection.selectionSet, definitions);
  const spread = selection.name.value;
  for (const definition of definitions) {
    const isSpread = definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === spread;
    if (isSpread) return rootFieldCount(definition.selectionSet, definitions);
  }
  return 0;
}
