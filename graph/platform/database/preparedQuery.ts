import { createRequire } from 'node:module';
import type { Connection, Submittable } from 'pg';
import { DomainError } from '../lib/errors.ts';
import { type Field, type ReadRow, rowReader } from './rowReader.ts';
import type { Statement } from './sql.ts';

// A faster version of pg's named statements. pg requests and parses the column descriptions at each run. This code does it once for
// each connection.

/** Properties of pg's connection that its types omit. */
interface Prepared {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
}

/** The methods that pg calls as messages arrive. */
interface Listener extends Submittable {
  readonly name: string;
  readonly text: string;
  handleRowDescription(message: { fields: Field[] }): void;
  handleDataRow(message: { fields: (string | null)[]; length: number }): void;
  /** Called once by pg, with an error or null. */
  callback(error: Error | null): void;
  handleCommandComplete(): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
}

type Value = string | Buffer | null;

// The types of pg omit its helpers.
const { prepareValue }: { prepareValue(value: unknown): Value } = createRequire(import.meta.url)('pg/lib/utils.js');

const encode = (value: unknown): Value => (typeof value === 'string' ? value : prepareValue(value));

/**
 * The maximum size of the rows of one statement, in bytes. The largest row is the track of a route, with 12 MB as text. An answer has
 * at most 8 MB unless the operator allows more.
 */
export const maxRowBytes = 16 * 2 ** 20;

const tooManyRows = () =>
  new DomainError('QUERY_TOO_COMPLEX', 'The answer needs more than 16 MB of rows at once: ask for less at once');

const readers = new WeakMap<Connection, Map<string, ReadRow>>();

function readersOf(connection: Connection): Map<string, ReadRow> {
  const known = readers.get(connection) ?? new Map<string, ReadRow>();
  readers.set(connection, known);
  return known;
}

/** Sends the messages of one run of a statement. Parses it if it is new to the connection. */
function send(connection: Connection, { name, text }: Statement, values: Value[], isKnown: boolean): void {
  const { parsedStatements, submittedNamedStatements } = connection as Connection & Prepared;
  if (!parsedStatements[name] && !submittedNamedStatements[name]) {
    connection.parse({ name, text, types: [] }, true);
    submittedNamedStatements[name] = text;
  }
  const run = { portal: '', statement: name, values };
  connection.bind(run, true);
  if (!isKnown) connection.describe({ type: 'P', name: '' }, true);
  connection.execute({ portal: '' }, true);
  connection.sync();
}

export interface PreparedQuery {
  /** The argument of `client.query`. */
  readonly query: Submittable;
  readonly rows: Promise<Record<string, unknown>[]>;
}

/** One run of a statement. Its rows reject with QUERY_TOO_COMPLEX if they are larger than `maxRowBytes`. */
export function preparedQuery(statement: Statement, values: readonly unknown[]): PreparedQuery {
  const { promise, resolve, reject } = Promise.withResolvers<Record<string, unknown>[]>();
  const rows: Record<string, unknown>[] = [];
  let known = new Map<string, ReadRow>();
  let read: ReadRow | undefined;
  const encoded = values.map(encode);
  let bytes = 0;
  const query: Listener = {
    ...statement,
    callback(error) {
      if (error) reject(error);
      else if (bytes > maxRowBytes) reject(tooManyRows());
      else resolve(rows);
    },
    submit(connection) {
      known = readersOf(connection);
      read = known.get(statement.name);
      send(connection, statement, encoded, read !== undefined);
    },
    handleRowDescription({ fields }) {
      read = rowReader(fields);
      known.set(statement.name, read);
    },
    handleDataRow({ fields, length }) {
      bytes += length;
      // Other statements use the connection too, so the remaining rows are discarded and the connection stays open.
      if (bytes > maxRowBytes) rows.length = 0;
      else if (read) rows.push(read(fields));
    },
    handleCommandComplete() {},
    handleReadyForQuery: () => query.callback(null),
    handleError: (error) => query.callback(error),
  };
  return { query, rows: promise };
}
