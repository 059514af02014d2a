import type { FieldFunctionOptions, FieldPolicy, Reference } from '@apollo/client';

export interface StoredEdge {
  __typename?: string;
  cursor: string;
  node: Reference;
}

export interface StoredConnection {
  edges?: readonly StoredEdge[];
  pageInfo?: { hasNextPage: boolean; endCursor?: string | null };
}

export type ListFilter = Readonly<Record<string, unknown>>;

/**
 * The policy of a list that grows by cursor. One list is kept for each combination of the named filters, so that a late page of
 * one filter cannot land in another; a filter that is null or absent is the same as none.
 */
export function connection(...filters: string[]): FieldPolicy<StoredConnection> {
  return {
    keyArgs: (args, { fieldName }) => {
      const given = filters.filter((name) => args?.[name] != null).map((name) => [name, args?.[name]]);
      return `${fieldName}:${JSON.stringify(Object.fromEntries(given))}`;
    },
    read: readConnection,
    merge: mergeConnection,
  };
}

/** The filters under which a list was stored, read back from its key in the cache. */
export function listFilter(storeFieldName: string): ListFilter {
  return JSON.parse(storeFieldName.slice(storeFieldName.indexOf(':') + 1));
}

function readConnection(stored: Readonly<StoredConnection> | undefined, { canRead }: FieldFunctionOptions) {
  if (!stored?.edges) return stored;
  // A deleted node leaves its edge behind; a list with a hole would be asked for again as incomplete.
  return { ...stored, edges: stored.edges.filter((edge) => canRead(edge.node)) };
}

function mergeConnection(
  stored: Readonly<StoredConnection> | undefined,
  page: Readonly<StoredConnection>,
  { args }: FieldFunctionOptions,
): StoredConnection {
  if (!stored?.edges || !page.edges || !args?.after) return { ...stored, ...page };

  const position = positionAfter(stored, args.after);
  // The list was begun anew after this page was asked for: its items have no place in it.
  if (position === undefined) return stored;

  const head = stored.edges.slice(0, position);
  const known = new Set(head.map(nodeKey));
  const fresh = page.edges.filter((edge) => !known.has(nodeKey(edge)));
  const beyond = edgesBeyond(stored.edges.slice(position), page.edges);
  return {
    ...stored,
    ...page,
    edges: [...head, ...fresh, ...beyond],
    // The same page asked for twice must not take back the end that a later page has set.
    pageInfo: beyond.length > 0 ? stored.pageInfo : page.pageInfo,
  };
}

function positionAfter({ edges = [], pageInfo }: StoredConnection, cursor: string): number | undefined {
  const index = edges.findIndex((edge) => edge.cursor === cursor);
  if (index >= 0) return index + 1;
  return pageInfo?.endCursor === cursor ? edges.length : undefined;
}

function edgesBeyond(rest: readonly StoredEdge[], page: readonly StoredEdge[]): readonly StoredEdge[] {
  const last = page.at(-1);
  const index = last ? rest.findIndex((edge) => nodeKey(edge) === nodeKey(last)) : -1;
  return index < 0 ? [] : rest.slice(index + 1);
}

function nodeKey(edge: StoredEdge): string {
  return edge.node.__ref;
}
