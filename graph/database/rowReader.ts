import { types } from 'pg';

/** A column as PostgreSQL describes it. */
export interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** Makes an object of the texts of a row. */
export type ReadRow = (texts: readonly (string | null)[]) => Record<string, unknown>;

type Parse = (text: string) => unknown;

/** PostgreSQL spells instants in a way for which JavaScript is slow: in UTC it takes two letters. */
function instantOf(text: string): Date {
  return new Date(text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : text);
}

const textsType: number = 1009;
const parseTexts: Parse = types.getTypeParser(textsType, 'text');

/** Instants as Date, days as YYYY-MM-DD; the rest as pg has it. */
const parsers = new Map<number, Parse>([
  [types.builtins.TIMESTAMPTZ, instantOf],
  [types.builtins.DATE, (text) => text],
  // Most lists of texts are empty.
  [textsType, (text) => (text === '{}' ? [] : parseTexts(text))],
]);

const parserOf = (type: number): Parse => parsers.get(type) ?? types.getTypeParser(type, 'text');

interface Column {
  readonly key: string;
  readonly index: number;
  readonly parse: Parse;
}

interface Placed {
  readonly path: string;
  readonly index: number;
  readonly parse: Parse;
}

function readerOf(columns: readonly Placed[]): ReadRow {
  const own: readonly Column[] = columns.flatMap(({ path, ...rest }) =>
    path.includes('.') ? [] : [{ key: path, ...rest }],
  );
  const led = Map.groupBy(
    columns.filter(({ path }) => path.includes('.')),
    ({ path }) => path.slice(0, path.indexOf('.')),
  );
  const inner = [...led].map(([key, parts]) => {
    const rest = parts.map(({ path, ...placed }) => ({ ...placed, path: path.slice(key.length + 1) }));
    return { key, first: parts[0]?.index ?? 0, read: readerOf(rest) };
  });
  // To copy a row that has all keys is faster than to add them one by one.
  const empty = Object.fromEntries([...own, ...inner].map(({ key }) => [key, null]));
  return (texts) => {
    const row: Record<string, unknown> = { ...empty };
    for (const { key, index, parse } of own) {
      const text = texts[index];
      if (text != null) row[key] = parse(text);
    }
    for (const { key, first, read } of inner) if (texts[first] != null) row[key] = read(texts);
    return row;
  };
}

/**
 * What reads the rows of a statement. A column `author.id` is the `id` of what stands under `author`, which is null where
 * its first column is: rows that a row leads to come along with it.
 */
export const rowReader = (fields: readonly Field[]): ReadRow =>
  readerOf(fields.map(({ name, dataTypeID }, index) => ({ path: name, index, parse: parserOf(dataTypeID) })));
