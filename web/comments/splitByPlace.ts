interface Edge {
  cursor: string;
}

/** Splits placed items from those the viewer has just added, which appear after all remaining pages. */
export function splitByPlace<Item extends Edge>(edges: readonly Item[]): { placed: Item[]; unplaced: Item[] } {
  return { placed: edges.filter(({ cursor }) => cursor), unplaced: edges.filter(({ cursor }) => !cursor) };
}
