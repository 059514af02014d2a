import type { Pool, QueryResultRow } from 'pg';
import { lanesOn } from './lanesOn.ts';
import { preparedQuery } from './preparedQuery.ts';

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

/** Binds `sql` to a connection pool. */
export function sqlOn(pool: Pool): Sql {
  const run = lanesOn(pool);
  return async <Row extends QueryResultRow>(statement: Statement, values: readonly unknown[] = []) => {
    try {
      // The caller knows what the statement answers.
      return (await run(preparedQuery(statement, values))) as Row[];
    } catch (error) {
      // That it came from a socket tells nobody anything: who asked does.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  };
}
