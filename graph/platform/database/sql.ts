import type { QueryResultRow } from 'pg';

/** A prepared statement. PostgreSQL parses it once for each connection, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Runs a statement and returns its rows, with the column names as keys. */
export type Sql = <Row extends QueryResultRow>(statement: Statement, values?: readonly unknown[]) => Promise<Row[]>;

const maxNameLength = 63;
const names = new Set<string>();

/** Declares a statement. Names must be unique, because PostgreSQL would run the other statement with that name. */
export function statement(name: string, text: string): Statement {
  if (names.has(name) || name.length > maxNameLength) throw new Error(`Statement name ${name} is taken or too long`);
  names.add(name);
  return { name, text };
}
