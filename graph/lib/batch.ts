import DataLoader from 'dataloader';

type Fetch<Row> = (keys: readonly string[]) => Promise<Row[]>;

/** Loads the row of each key, null where there is none. One statement for all keys of a tick. */
export function one<Row>(fetch: Fetch<Row>, keyOf: (row: Row) => string): DataLoader<string, Row | null> {
  return new DataLoader<string, Row | null>(async (keys) => {
    const rows = new Map((await fetch(keys)).map((row) => [keyOf(row), row]));
    return keys.map((key) => rows.get(key) ?? null);
  });
}

/** Loads the rows of each key in the order they were fetched. */
export function many<Row>(fetch: Fetch<Row>, keyOf: (row: Row) => string): DataLoader<string, Row[]> {
  return new DataLoader<string, Row[]>(async (keys) => {
    const rows = Map.groupBy(await fetch(keys), keyOf);
    return keys.map((key) => rows.get(key) ?? []);
  });
}

/** Tells of each key whether it is among those that `fetch` answers. */
export function flag(fetch: (keys: readonly string[]) => Promise<{ key: string }[]>): DataLoader<string, boolean> {
  return new DataLoader<string, boolean>(async (keys) => {
    const held = new Set((await fetch(keys)).map((row) => row.key));
    return keys.map((key) => held.has(key));
  });
}
