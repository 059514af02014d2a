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
 * The field policy of a cursor-paged list. The cache keeps one list for each combination of the named filters. A null
 * filter equals an absent one.
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

/** The filters of a stored list, parsed from its key in the cache. */
export function listFilter(storeFieldName: string): ListFilter {
  return JSON.parse(storeFieldName.slice(storeFieldName.indexOf(':') + 1));
}

/** Whether the viewer has muted or blocked a member, as far as the cache knows. */
export function viewerAvoids(member: Reference, readField: FieldFunctionOptions['readField']): boolean {
  return Boolean(readField('viewerHasMuted', member) || readField('viewerHasBlocked', member));
}

function readConnection(stored: Readonly<StoredConnection> | undefined, { canRead, readField }: FieldFunctionOptions) {
  if (!stored?.edges) return stored;
  // The server omits content of muted and blocked members. The cache hides it at once, and like the server keeps
  // comments that the viewer can delete.
  const avoided = new Map<string, boolean>();
  const isAvoided = (author: Reference) => {
    const known = avoided.get(author.__ref);
    if (known !== undefined) return known;
    const isSo = viewerAvoids(author, readField);
    avoided.set(author.__ref, isSo);
    return isSo;
  };
  const isHidden = ({ node }: StoredEdge) => {
    const author = readField<Reference>('author', node);
    return author && isAvoided(author) && !(node.__ref.startsWith('Comment:') && readField('viewerCanDelete', node));
  };
  // A deleted node leaves its edge behind. A list with a dangling edge would be requested again as incomplete.
  return { ...stored, edges: stored.edges.filter((edge) => canRead(edge.node) && !isHidden(edge)) };
}

function mergeConnection(
  stored: Readonly<StoredConnection> | undefined,
  page: Readonly<StoredConnection>,
  { args }: FieldFunctionOptions,
): StoredConnection {
  if (!stored?.edges || !page.edges || !args?.after) return { ...stored, ...page };

  const position = positionAfter(stored, args.after);
  // The list was reloaded after this page was requested, so its items no longer fit.
  if (position === undefined) return stored;

  const head = stored.edges.slice(0, position);
  const known = new Set(head.map(nodeKey));
  const fresh = page.edges.filter((edge) => !known.has(nodeKey(edge)));
  const rest = stored.edges.slice(position);
  const beyond = edgesBeyond(rest, page.edges);
  const unplaced = edgesWithoutPlace(rest, page.edges);
  return {
    ...stored,
    ...page,
    edges: [...head, ...fresh, ...beyond, ...unplaced],
    // A repeated page must not overwrite the end that a later page has set.
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
  const placed = rest.filter((edge) => edge.cursor);
  const index = last ? placed.findIndex((edge) => nodeKey(edge) === nodeKey(last)) : -1;
  return index < 0 ? [] : placed.slice(index + 1);
}

/** Items that the viewer added at the end of a list that has more pages. */
function edgesWithoutPlace(rest: readonly StoredEdge[], page: readonly StoredEdge[]): readonly StoredEdge[] {
  const placed = new Set(page.map(nodeKey));
  return rest.filter((edge) => !edge.cursor && !placed.has(nodeKey(edge)));
}

function nodeKey(edge: StoredEdge): string {
  return edge.node.__ref;
}
