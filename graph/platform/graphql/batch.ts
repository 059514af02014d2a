import DataLoader from 'dataloader';
import type { Sql, Statement } from '../database/sql.ts';
import type { Viewer } from '../lib/allow.ts';

/** Loads values by key. All keys of one tick are fetched together. */
export interface Loader<Value> {
  load(key: string): Promise<Value>;
  /** Adds a value that was read elsewhere, unless the loader has one for the key. */
  prime(key: string, value: Value): void;
  clear(key: string): void;
  clearAll(): void;
}

/** Each request makes all loaders but uses few, so the DataLoader is made on first use. */
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

/** Loads the row of each key, or null if there is none. */
export function one<Row>(fetch: Fetch<Row>, keyOf: (row: Row) => string): Loader<Row | null> {
  return loader(async (keys) => {
    const rows = new Map((await fetch(keys)).map((row) => [keyOf(row), row]));
    return keys.map((key) => rows.get(key) ?? null);
  });
}

/** Loads the row of each id, or null if there is none. */
export const byId = <Row extends { id: string }>(fetch: Fetch<Row>): Loader<Row | null> => one(fetch, ({ id }) => id);

/** Loads the rows of each key, in the order of `fetch`. */
export function many<Row>(fetch: Fetch<Row>, keyOf: (row: Row) => string): Loader<Row[]> {
  return loader(async (keys) => {
    const rows = Map.groupBy(await fetch(keys), keyOf);
    return keys.map((key) => rows.get(key) ?? []);
  });
}

/** Loads whether `fetch` returns the key. */
export function flag(fetch: (keys: readonly string[]) => Promise<{ key: string }[]>): Loader<boolean> {
  return loader(async (keys) => {
    const held = new Set((await fetch(keys)).map((row) => row.key));
    return keys.map((key) => held.has(key));
  });
}

/** Loads whether a statement of the viewer's id and the keys returns the key. False for visitors, without a statement. */
export const viewerFlag = (
  { sql, viewer }: { sql: Sql; viewer: Viewer | null },
  statement: Statement,
): Loader<boolean> => flag(async (keys) => (viewer ? sql<{ key: string }>(statement, [viewer.id, keys]) : []));

/** A loader of a part of what another loader has. Both share one statement. */
export const partOf = <Whole, Part>(whole: Loader<Whole>, part: (whole: Whole) => Part) => ({
  load: async (key: string) => part(await whole.load(key)),
  clear: whole.clear,
  clearAll: whole.clearAll,
});
