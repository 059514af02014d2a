import { types } from 'pg';

/** A column as PostgreSQL describes it. */
export interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** Converts the texts of a row to an object. */
export type ReadRow = (texts: readonly (string | null)[]) => Record<string, unknown>;

type Parse = (text: string) => unknown;

/** JavaScript parses PostgreSQL's timestamp format slowly, so a UTC timestamp is converted to ISO 8601 first. */
function instantOf(text: string): Date {
  return new Date(text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : text);
}

const textsType: number = 1009;
const parseTexts: Parse = types.getTypeParser(textsType, 'text');

/** Timestamps become Date, days YYYY-MM-DD, other types as in pg. */
const parsers = new Map<number, Parse>([
  [types.builtins.TIMESTAMPTZ, instantOf],
  [types.builtins.DATE, (text) => text],
  // Most arrays are empty.
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
  const nested = Map.groupBy(
    columns.filter(({ path }) => path.includes('.')),
    ({ path }) => path.slice(0, path.indexOf('.')),
  );
  const nestedReaders = [...nested].map(([key, parts]) => {
    const rest = parts.map(({ path, ...placed }) => ({ ...placed, path: path.slice(key.length + 1) }));
    return { key, first: parts[0]?.index ?? 0, read: readerOf(rest) };
  });
  // Copying an object with all keys is faster than adding keys one by one.
  const empty = Object.fromEntries([...own, ...nestedReaders].map(({ key }) => [key, null]));
  return (texts) => {
    const row: Record<string, unknown> = { ...empty };
    for (const { key, index, parse } of own) {
      const text = texts[index];
      if (text != null) row[key] = parse(text);
    }
    for (const { key, first, read } of nestedReaders) if (texts[first] != null) row[key] = read(texts);
    return row;
  };
}

/**
 * Makes the function that converts the rows of a statement. A column `author.id` becomes `id` of the nested object `author`. The
 * nested object is null if its first column is null.
 */
export const rowReader = (fields: readonly Field[]): ReadRow =>
  readerOf(fields.map(({ name, dataTypeID }, index) => ({ path: name, index, parse: parserOf(dataTypeID) })));
