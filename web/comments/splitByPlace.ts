interface Edge {
  cursor: string;
}

/** Parts what the server has placed from what the viewer has just added, which stands after all that is still to come. */
export function splitByPlace<Item extends Edge>(edges: readonly Item[]): { placed: Item[]; unplaced: Item[] } {
  return { placed: edges.filter(({ cursor }) => cursor), unplaced: edges.filter(({ cursor }) => !cursor) };
}
