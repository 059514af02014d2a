import type { Pool, QueryResultRow } from 'pg';
import { pipelineOn } from './pipelineOn.ts';
import { retryOnce } from './retryOnce.ts';
import type { Sql, Statement } from './sql.ts';

/** Binds `sql` to a connection pool. */
export function sqlOn(pool: Pool): Sql {
  const run = pipelineOn(pool);
  return async <Row extends QueryResultRow>(statement: Statement, values: readonly unknown[] = []) => {
    try {
      // The caller knows the row type of the statement.
      return (await retryOnce(() => run(statement, values))) as Row[];
    } catch (error) {
      // The stack of the socket is useless, so it is replaced by that of the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  };
}
