import type { ASTVisitor, SelectionNode, SelectionSetNode, ValidationContext } from 'graphql';
import { Kind } from 'graphql';
import { DomainError } from './errors.ts';
import { toGraphQLError } from './graphqlErrors.ts';

const maximumSelections = 5_000;

/**
 * A validation rule: refuses operations that select more than 5,000 things, what is in a fragment counted wherever it is
 * spread. Compiling writes code for each of them, so that thirty fragments of which each spreads the next one twice would
 * keep the process busy for good.
 */
export function limitSelections(context: ValidationContext): ASTVisitor {
  const fragmentCounts = new Map<string, number>();

  const countOf = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, selection) => sum + 1 + countUnder(selection), 0);

  function countUnder(selection: SelectionNode): number {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return countOfFragment(selection.name.value);
    return selection.selectionSet ? countOf(selection.selectionSet) : 0;
  }

  function countOfFragment(name: string): number {
    const known = fragmentCounts.get(name);
    if (known !== undefined) return known;
    // One that contains itself is refused by another rule; here it must only come to an end.
    fragmentCounts.set(name, 0);
    const fragment = context.getFragment(name);
    const count = fragment ? countOf(fragment.selectionSet) : 0;
    fragmentCounts.set(name, count);
    return count;
  }

  return {
    OperationDefinition({ selectionSet }) {
      if (countOf(selectionSet) <= maximumSelections) return;
      const most = maximumSelections.toLocaleString('en');
      const refusal = new DomainError('QUERY_TOO_COMPLEX', `The query selects more than ${most} fields`);
      context.reportError(toGraphQLError(refusal));
    },
  };
}
