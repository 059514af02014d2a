import type { Pool, QueryResultRow } from 'pg';
import { TypeOverrides, types } from 'pg';

/** A read or write in SQL that PostgreSQL parses and plans once for each connection, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Runs a statement and answers its rows, keys as the statement spells them. */
export type Sql = <Row extends QueryResultRow>(statement: Statement, values?: readonly unknown[]) => Promise<Row[]>;

const maximumNameLength = 63;
const names = new Set<string>();

/** Declares a statement; names are unique, because PostgreSQL would answer one with the other's plan. */
export function statement(name: string, text: string): Statement {
  if (names.has(name) || name.length > maximumNameLength)
    throw new Error(`Statement name ${name} is taken or too long`);
  names.add(name);
  return { name, text };
}

const timestamptzType = types.builtins.TIMESTAMPTZ;
const dateType = types.builtins.DATE;

// The ORM's pool leaves instants as text for itself to parse; rows carry them as Date, days as YYYY-MM-DD.
const rowTypes = new TypeOverrides();
rowTypes.setTypeParser(timestamptzType, (text: string) => new Date(text));
rowTypes.setTypeParser(dateType, (text: string) => text);

/** Binds `sql` to a connection pool. */
export function sqlOn(pool: Pool): Sql {
  return async <Row extends QueryResultRow>({ name, text }: Statement, values: readonly unknown[] = []) => {
    const result = await pool.query<Row>({ name, text, values: [...values], types: rowTypes });
    return result.rows;
  };
}
