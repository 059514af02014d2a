import type { ASTVisitor, SelectionNode, SelectionSetNode, ValidationContext } from 'graphql';
import { Kind } from 'graphql';
import { DomainError } from './errors.ts';
import { toGraphQLError } from './graphqlErrors.ts';

const maximumDepth = 12;
/** Types are described by types of types: the usual question for the whole schema nests 15 deep. */
const introspectionAllowance = 8;

/**
 * A validation rule: refuses operations whose fields nest more than 12 deep, fragments counted where they are spread.
 * Compiling takes more than the square of the depth, and the stack ends somewhere.
 */
export function limitDepth(context: ValidationContext): ASTVisitor {
  const fragmentDepths = new Map<string, number>();

  const depthOf = ({ selections }: SelectionSetNode): number => Math.max(0, ...selections.map(depthOfSelection));

  function depthOfSelection(selection: SelectionNode): number {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return depthOfFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet);
    const depth = selection.selectionSet ? 1 + depthOf(selection.selectionSet) : 1;
    return selection.name.value.startsWith('__') ? depth - introspectionAllowance : depth;
  }

  function depthOfFragment(name: string): number {
    const known = fragmentDepths.get(name);
    if (known !== undefined) return known;
    // One that contains itself is refused by another rule; here it must only come to an end.
    fragmentDepths.set(name, 0);
    const fragment = context.getFragment(name);
    const depth = fragment ? depthOf(fragment.selectionSet) : 0;
    fragmentDepths.set(name, depth);
    return depth;
  }

  return {
    OperationDefinition({ selectionSet }) {
      if (depthOf(selectionSet) <= maximumDepth) return;
      const refusal = new DomainError('QUERY_TOO_COMPLEX', `The query nests more than ${maximumDepth} fields deep`);
      context.reportError(toGraphQLError(refusal));
    },
  };
}
