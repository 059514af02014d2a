import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

type FieldInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

const known = new WeakMap<object, ReadonlySet<string>>();

/**
 * The names of all fields that are selected below the current field at any depth, so that a resolver can read all data at once.
 * They may include skipped fields, because directives are ignored.
 */
export function fieldsUnder({ fieldNodes, fragments }: FieldInfo): ReadonlySet<string> {
  const found = known.get(fieldNodes);
  if (found) return found;
  const names = new Set<string>();
  const spread = new Set<string>();

  function gather(selectionSet: SelectionSetNode | undefined): void {
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      if (selection.kind !== Kind.FRAGMENT_SPREAD) gather(selection.selectionSet);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        gather(fragments[selection.name.value]?.selectionSet);
      }
    }
  }

  for (const node of fieldNodes) gather(node.selectionSet);
  // A compiled operation reuses the same field nodes.
  known.set(fieldNodes, names);
  return names;
}
