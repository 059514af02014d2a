import type { QueryResultRow } from 'pg';
import type { Sql, Statement } from '../database/sql.ts';
import { isWorthRepeating } from './openReplica.ts';

interface Counts {
  answered: number;
  repeated: number;
}

/** Behind which primary what reads on a replica stands. */
const primaries = new WeakMap<Sql, Sql>();

/** The primary, for what may not even be a moment old: a reader may have been given a replica in its place. */
export const primaryOf = (sql: Sql): Sql => primaries.get(sql) ?? sql;

/**
 * Reads on a replica for one request. What fails there is asked of the primary, and so is all that follows: nothing was
 * written, and so nothing is done twice.
 */
export function readingFrom(replica: Sql, primary: Sql, counts: Counts): Sql {
  let hasFailed = false;
  const reading: Sql = async <Row extends QueryResultRow>(statement: Statement, values?: readonly unknown[]) => {
    if (hasFailed) return primary<Row>(statement, values);
    try {
      const rows = await replica<Row>(statement, values);
      counts.answered += 1;
      return rows;
    } catch (error) {
      if (!isWorthRepeating(error)) throw error;
      hasFailed = true;
      counts.repeated += 1;
      return primary<Row>(statement, values);
    }
  };
  primaries.set(reading, primary);
  return reading;
}
