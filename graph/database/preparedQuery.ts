import { createRequire } from 'node:module';
import type { Connection, Submittable } from 'pg';
import type { Field, ReadRow } from './rowReader.ts';
import { rowReader } from './rowReader.ts';
import type { Statement } from './sql.ts';

// What pg itself does for a named statement, less what is the same each time: it would ask PostgreSQL for the columns of
// the rows with every run, and read them anew. Here that is done once for each connection.

/** What pg keeps on a connection, beyond its types. */
interface Prepared {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
}

/** The methods that pg calls on what it was given to submit, as the answers come in. */
interface Listener extends Submittable {
  readonly name: string;
  readonly text: string;
  handleRowDescription(message: { fields: Field[] }): void;
  handleDataRow(message: { fields: (string | null)[] }): void;
  /** As pg has it: called once, without an error or with it. */
  callback(error: Error | null): void;
  handleCommandComplete(): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
}

type Value = string | Buffer | null;

// The types of pg leave its helpers out.
const { prepareValue }: { prepareValue(value: unknown): Value } = createRequire(import.meta.url)('pg/lib/utils.js');

const spell = (value: unknown): Value => (typeof value === 'string' ? value : prepareValue(value));

const readers = new WeakMap<Connection, Map<string, ReadRow>>();

function readersOf(connection: Connection): Map<string, ReadRow> {
  const known = readers.get(connection) ?? new Map<string, ReadRow>();
  readers.set(connection, known);
  return known;
}

/** Sends the messages of one run of a statement, which is parsed where the connection has not met it. */
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
  /** What a client of pg is given to run. */
  readonly query: Submittable;
  readonly rows: Promise<Record<string, unknown>[]>;
}

/** One run of a statement. */
export function preparedQuery(statement: Statement, values: readonly unknown[]): PreparedQuery {
  const { promise, resolve, reject } = Promise.withResolvers<Record<string, unknown>[]>();
  const rows: Record<string, unknown>[] = [];
  let known = new Map<string, ReadRow>();
  let read: ReadRow | undefined;
  const spelled = values.map(spell);
  const query: Listener = {
    ...statement,
    callback: (error) => (error ? reject(error) : resolve(rows)),
    submit(connection) {
      known = readersOf(connection);
      read = known.get(statement.name);
      send(connection, statement, spelled, read !== undefined);
    },
    handleRowDescription({ fields }) {
      read = rowReader(fields);
      known.set(statement.name, read);
    },
    handleDataRow({ fields }) {
      if (read) rows.push(read(fields));
    },
    handleCommandComplete() {},
    handleReadyForQuery: () => query.callback(null),
    handleError: (error) => query.callback(error),
  };
  return { query, rows: promise };
}
