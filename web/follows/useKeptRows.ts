import { useState } from 'react';
import type { FollowListFragment } from '../generated.ts';

type Edge = FollowListFragment['edges'][number];

/** A list of people in which everybody shown once keeps their place until the list is left. */
export function useKeptRows(list: FollowListFragment | undefined): FollowListFragment | undefined {
  const [kept, setKept] = useState<readonly Edge[]>([]);
  if (!list) return undefined;
  const edges = merge(kept, list.edges);
  if (edges.length !== kept.length || edges.some((edge, index) => edge !== kept[index])) setKept(edges);
  return { ...list, edges: [...edges] };
}

function merge(kept: readonly Edge[], listed: readonly Edge[]): readonly Edge[] {
  const newest = new Map(listed.map((edge) => [edge.node.id, edge]));
  const known = new Set(kept.map(({ node }) => node.id));
  return [...kept.map((edge) => newest.get(edge.node.id) ?? edge), ...listed.filter(({ node }) => !known.has(node.id))];
}
