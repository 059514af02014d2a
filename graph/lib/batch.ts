import DataLoader from 'dataloader';

/** Rows or facts by their keys, those of a tick fetched at once. */
export interface Loader<Value> {
  load(key: string): Promise<Value>;
  /** Gives the loader what has been read otherwise; what it holds already stays. */
  prime(key: string, value: Value): void;
  clear(key: string): void;
  clearAll(): void;
}

/** A request makes every loader and uses few of them: what a loader needs is made when it is first used. */
function loader<Value>(fetchAll: (keys: readonly string[]) => Promise<Value[]>): Loader<Value> {
  let made: DataLoader<string, Value> | undefined;
  const make = () => {
    made ??= new DataLoader(fetchAll);
    return made;
  };
  return {
    load: (key) => make().load(key),
    prime: (key, value) => void make().prime(key, value),
    clear: (key) => void made?.clear(key),
    clearAll: () => void made?.clearAll(),
  };
}

type Fetch<Row> = (keys: readonly string[]) => Promise<Row[]>;

/** Loads the row of each key, null where there is none. One statement for all keys of a tick. */
export function one<Row>(fetch: Fetch<Row>, keyOf: (row: Row) => string): Loader<Row | null> {
  return loader(async (keys) => {
    const rows = new Map((await fetch(keys)).map((row) => [keyOf(row), row]));
    return keys.map((key) => rows.get(key) ?? null);
  });
}

/** Loads the rows of each key in the order they were fetched. */
export function many<Row>(fetch: Fetch<Row>, keyOf: (row: Row) => string): Loader<Row[]> {
  return loader(async (keys) => {
    const rows = Map.groupBy(await fetch(keys), keyOf);
    return keys.map((key) => rows.get(key) ?? []);
  });
}

/** Tells of each key whether it is among those that `fetch` answers. */
export function flag(fetch: (keys: readonly string[]) => Promise<{ key: string }[]>): Loader<boolean> {
  return loader(async (keys) => {
    const held = new Set((await fetch(keys)).map((row) => row.key));
    return keys.map((key) => held.has(key));
  });
}
