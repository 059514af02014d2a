import type { ApolloCache } from '@apollo/client';
import type { ListFilter } from '../apollo/connection.ts';
import { prependNode, removeNode } from '../apollo/edges.ts';

/** Moves a group between the loaded lists of joined and suggested groups after the server has confirmed. */
export function settleMembership(cache: ApolloCache, groupId: string, member: boolean): void {
  const node = { __typename: 'Group', id: groupId };
  const scope = member ? 'JOINED' : 'SUGGESTED';
  const holds = (filter: ListFilter) => filter.scope === scope;
  removeNode(cache, { field: 'groups', node, belongs: (filter) => holds(filter) || isOfAll(filter) });
  prependNode(cache, { field: 'groups', edgeType: 'GroupEdge', node, belongs: holds });
}

function isOfAll({ scope }: ListFilter): boolean {
  return scope === undefined || scope === 'ALL';
}
