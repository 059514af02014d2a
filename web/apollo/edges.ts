import type { ApolloCache, Reference } from '@apollo/client';
import type { ListFilter, StoredConnection } from './connection.ts';
import { listFilter } from './connection.ts';

interface Prepend {
  field: string;
  edgeType: string;
  node: { __typename: string; id: string };
  /** Whether the node matches the filter under which a list was asked for. */
  belongs(filter: ListFilter): boolean;
}

/** Puts a new node first in every loaded list of that field to which it belongs, once. */
export function prependNode(cache: ApolloCache, { field, edgeType, node, belongs }: Prepend): void {
  cache.modify<Record<string, StoredConnection>>({
    fields: {
      [field]: (list, { storeFieldName, toReference }) => {
        const reference = toReference(node);
        // `modify` types a list as what it was or a reference to it; a connection has no id and is never one.
        const stored = list as StoredConnection;
        if (!stored.edges || !reference || !belongs(listFilter(storeFieldName))) return stored;
        if (stored.edges.some((edge) => isSame(edge.node, reference))) return stored;
        return { ...stored, edges: [{ __typename: edgeType, cursor: '', node: reference }, ...stored.edges] };
      },
    },
  });
}

/** Forgets a node that the server has deleted; every list leaves it out from then on. */
export function deleteNode(cache: ApolloCache, node: { __typename: string; id: string }): void {
  cache.evict({ id: cache.identify(node) });
  cache.gc();
}

function isSame(one: Reference, other: Reference): boolean {
  return one.__ref === other.__ref;
}
