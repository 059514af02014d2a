import type { ApolloCache, ApolloClient, Reference } from '@apollo/client';
import type { ListFilter, StoredConnection, StoredEdge } from './connection.ts';
import { listFilter } from './connection.ts';

/** A type, because the cache does not accept an interface as a stored object. */
type Entity = { __typename: string; id: string };

interface Lists {
  /** The entity that owns the lists. Absent for root fields. */
  owner?: Entity;
  field: string;
}

interface Addition extends Lists {
  edgeType: string;
  node: Entity;
  /** Whether the node belongs to the list with this filter. Defaults to true. */
  belongs?(filter: ListFilter): boolean;
}

interface Removal extends Lists {
  node: Entity;
  /** Whether the node may stay in the list with this filter. Defaults to false. */
  belongs?(filter: ListFilter): boolean;
}

/** Adds a node to the start of every loaded list that it belongs to, unless the list already contains it. */
export function prependNode(cache: ApolloCache, addition: Addition): void {
  addNode(cache, addition, (edges, edge) => [edge, ...edges]);
}

/** Adds a node to the end of every loaded list that it belongs to, unless the list already contains it. */
export function appendNode(cache: ApolloCache, addition: Addition): void {
  addNode(cache, addition, (edges, edge) => [...edges, edge]);
}

/** Removes a node from every loaded list that it no longer belongs to. */
export function removeNode(cache: ApolloCache, { node, belongs = () => false, ...lists }: Removal): void {
  changeLists(cache, lists, (list, filter) => {
    if (belongs(filter)) return list;
    return { ...list, edges: list.edges?.filter((edge) => edge.node.__ref !== cache.identify(node)) };
  });
}

/** Evicts the loaded lists of a field. They are requested again when they are next shown. */
export function dropLists(
  cache: ApolloCache,
  lists: Lists,
  isStale: (filter: ListFilter) => boolean = () => true,
): void {
  changeLists(cache, lists, (list, filter) => (isStale(filter) ? undefined : list));
}

/** Reloads lists that missed changes. Lists on the screen stay until the new data arrives. Other lists are evicted. */
export function reloadLists(
  client: ApolloClient,
  lists: Lists,
  isStale: (filter: ListFilter) => boolean = () => true,
): void {
  const { queries } = client.refetchQueries({
    updateCache: (cache) => changeLists(cache, lists, (list, filter) => (isStale(filter) ? 'stale' : list)),
  });
  if (queries.length === 0) dropLists(client.cache, lists, isStale);
}

/** Evicts a node that the server has deleted, so that every list omits it. */
export function deleteNode(cache: ApolloCache, node: Entity): void {
  cache.evict({ id: cache.identify(node) });
  cache.gc();
}

/** The cursor of a node that the list contains but does not show yet. */
const HELD = 'held';

export const isHeld = ({ cursor }: { cursor: string }): boolean => cursor === HELD;

/** Adds a node to the start of the lists that it belongs to, hidden until `releaseNodes`. */
export function holdNode(cache: ApolloCache, addition: Addition): void {
  addNode(cache, { ...addition, cursor: HELD }, (edges, edge) => [edge, ...edges]);
}

/** Shows the held nodes in the lists that match. */
export function releaseNodes(cache: ApolloCache, lists: Lists, belongs: (filter: ListFilter) => boolean): void {
  changeLists(cache, lists, (list, filter) => {
    if (!belongs(filter)) return list;
    return { ...list, edges: list.edges?.map((edge) => (isHeld(edge) ? { ...edge, cursor: '' } : edge)) };
  });
}

type Place = (edges: readonly StoredEdge[], edge: StoredEdge) => readonly StoredEdge[];

// The cursor is empty because the server has not placed the node yet.
function addNode(cache: ApolloCache, addition: Addition & { cursor?: string }, place: Place): void {
  const { edgeType, node, belongs = () => true, cursor = '', ...lists } = addition;
  const key = cache.identify(node);
  changeLists(cache, lists, (list, filter) => {
    if (!list.edges || !key || !belongs(filter)) return list;
    if (list.edges.some((edge) => edge.node.__ref === key)) return list;
    const edge = { __typename: edgeType, cursor, node: { __ref: key } };
    return { ...list, edges: place(list.edges, edge) };
  });
}

/** The new list. 'stale' keeps the list and refetches its queries; undefined evicts it. */
type Change = (list: StoredConnection, filter: ListFilter) => StoredConnection | 'stale' | undefined;

function changeLists(cache: ApolloCache, { owner, field }: Lists, change: Change): void {
  cache.modify<Record<string, StoredConnection | Reference>>({
    id: owner ? cache.identify(owner) : 'ROOT_QUERY',
    fields: {
      [field]: (list, { storeFieldName, DELETE, INVALIDATE }) => {
        // `modify` types a list as a value or a reference. A connection has no id, so it is never a reference.
        const changed = change(list as StoredConnection, listFilter(storeFieldName)) ?? DELETE;
        return changed === 'stale' ? INVALIDATE : changed;
      },
    },
  });
}
