import type { ApolloCache, ApolloClient, Reference } from '@apollo/client';
import type { ListFilter, StoredConnection, StoredEdge } from './connection.ts';
import { listFilter } from './connection.ts';

/** A type, not an interface, which the cache would not take for an object that it stores. */
type Entity = { __typename: string; id: string };

interface Lists {
  /** Whose lists they are; those of the whole site when absent. */
  owner?: Entity;
  field: string;
}

interface Addition extends Lists {
  edgeType: string;
  node: Entity;
  /** Whether the node matches the filter under which a list was asked for; it does unless told otherwise. */
  belongs?(filter: ListFilter): boolean;
}

interface Removal extends Lists {
  node: Entity;
  /** Whether the node may stay in the list that was asked for under this filter. */
  belongs?(filter: ListFilter): boolean;
}

/** Puts a new node first in every loaded list of that field to which it belongs, once. */
export function prependNode(cache: ApolloCache, addition: Addition): void {
  addNode(cache, addition, (edges, edge) => [edge, ...edges]);
}

/** Puts a new node last in every loaded list of that field to which it belongs, once. */
export function appendNode(cache: ApolloCache, addition: Addition): void {
  addNode(cache, addition, (edges, edge) => [...edges, edge]);
}

/** Takes a node out of every loaded list of that field to which it does not belong any more. */
export function removeNode(cache: ApolloCache, { node, belongs = () => false, ...lists }: Removal): void {
  changeLists(cache, lists, (list, filter) => {
    if (belongs(filter)) return list;
    return { ...list, edges: list.edges?.filter((edge) => edge.node.__ref !== cache.identify(node)) };
  });
}

/** Forgets the loaded lists of that field, so that they are asked for again where they are shown next. */
export function dropLists(
  cache: ApolloCache,
  lists: Lists,
  isStale: (filter: ListFilter) => boolean = () => true,
): void {
  changeLists(cache, lists, (list, filter) => (isStale(filter) ? undefined : list));
}

/** Lists that have missed something: those on the screen stand until they have been asked for again, the others go. */
export function readAnew(
  client: ApolloClient,
  lists: Lists,
  isStale: (filter: ListFilter) => boolean = () => true,
): void {
  const { queries } = client.refetchQueries({
    updateCache: (cache) => changeLists(cache, lists, (list, filter) => (isStale(filter) ? 'stale' : list)),
  });
  if (queries.length === 0) dropLists(client.cache, lists, isStale);
}

/** Forgets a node that the server has deleted; every list leaves it out from then on. */
export function deleteNode(cache: ApolloCache, node: Entity): void {
  cache.evict({ id: cache.identify(node) });
  cache.gc();
}

/** Stands for the cursor of a node that the list has, but does not show yet. */
const HELD = 'held';

export const isHeld = ({ cursor }: { cursor: string }): boolean => cursor === HELD;

/** Puts a new node first in the lists to which it belongs, once, for `releaseNodes` to show. */
export function holdNode(cache: ApolloCache, addition: Addition): void {
  addNode(cache, { ...addition, cursor: HELD }, (edges, edge) => [edge, ...edges]);
}

/** Shows what was held in the lists of that field to which it belongs. */
export function releaseNodes(cache: ApolloCache, lists: Lists, belongs: (filter: ListFilter) => boolean): void {
  changeLists(cache, lists, (list, filter) => {
    if (!belongs(filter)) return list;
    return { ...list, edges: list.edges?.map((edge) => (isHeld(edge) ? { ...edge, cursor: '' } : edge)) };
  });
}

type Place = (edges: readonly StoredEdge[], edge: StoredEdge) => readonly StoredEdge[];

// Without a cursor, because no page can be asked for after a node that the server has not placed yet.
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

/** What becomes of a list; 'stale' leaves it, for its queries to be asked again. */
type Change = (list: StoredConnection, filter: ListFilter) => StoredConnection | 'stale' | undefined;

function changeLists(cache: ApolloCache, { owner, field }: Lists, change: Change): void {
  cache.modify<Record<string, StoredConnection | Reference>>({
    id: owner ? cache.identify(owner) : 'ROOT_QUERY',
    fields: {
      [field]: (list, { storeFieldName, DELETE, INVALIDATE }) => {
        // `modify` types a list as what it was or a reference to it; a connection has no id and is never one.
        const changed = change(list as StoredConnection, listFilter(storeFieldName)) ?? DELETE;
        return changed === 'stale' ? INVALIDATE : changed;
      },
    },
  });
}
