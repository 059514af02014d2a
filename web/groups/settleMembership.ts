import type { ApolloCache } from '@apollo/client';
import type { ListFilter } from '../apollo/connection.ts';
import { prependNode, removeNode } from '../apollo/edges.ts';
import type { GroupKind } from '../generated.ts';

/** Moves a group between the loaded lists of joined and suggested groups after the server has confirmed. */
export function settleMembership(
  cache: ApolloCache,
  { id, kind }: { id: string; kind?: GroupKind },
  member: boolean,
): void {
  const node = { __typename: 'Group', id };
  // Nobody else finds a hidden group.
  const isGone = kind === 'HIDDEN' && !member;
  const scope = member ? 'JOINED' : 'SUGGESTED';
  const holds = (filter: ListFilter) => !isGone && filter.scope === scope;
  removeNode(cache, { field: 'groups', node, belongs: (filter) => holds(filter) || (!isGone && isOfAll(filter)) });
  prependNode(cache, { field: 'groups', edgeType: 'GroupEdge', node, belongs: holds });
}

function isOfAll({ scope }: ListFilter): boolean {
  return scope === undefined || scope === 'ALL';
}
