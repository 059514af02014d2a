import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql';
import { Kind } from 'graphql';

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

const known = new WeakMap<object, ReadonlySet<string>>();

/**
 * The names of all fields that a query asks for somewhere under the field that is being resolved, so that what will be
 * needed can be read at once. More than is needed may be among them: directives are not looked at.
 */
export function fieldsUnder({ fieldNodes, fragments }: Asked): ReadonlySet<string> {
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
  // An operation that has been compiled is asked again and again about the same fields.
  known.set(fieldNodes, names);
  return names;
}
