import type { QueryResultRow } from 'pg';
import type { Sql, Statement } from '../database/sql.ts';
import { isRetryable } from './openReplica.ts';

interface Counts {
  answered: number;
  repeated: number;
}

/** The primary of each `sql` that reads from a replica. */
const primaries = new WeakMap<Sql, Sql>();

/** The `sql` of the primary, for reads that must be current. */
export const primaryOf = (sql: Sql): Sql => primaries.get(sql) ?? sql;

/**
 * Reads from a replica for one request. After a failure, this statement and all later ones go to the primary. Repeating them is safe,
 * because they only read.
 */
export function readWithFallback(replica: Sql, primary: Sql, counts: Counts): Sql {
  let hasFailed = false;
  const reading: Sql = async <Row extends QueryResultRow>(statement: Statement, values?: readonly unknown[]) => {
    if (hasFailed) return primary<Row>(statement, values);
    try {
      const rows = await replica<Row>(statement, values);
      counts.answered += 1;
      return rows;
    } catch (error) {
      if (!isRetryable(error)) throw error;
      hasFailed = true;
      counts.repeated += 1;
      return primary<Row>(statement, values);
    }
  };
  primaries.set(reading, primary);
  return reading;
}
