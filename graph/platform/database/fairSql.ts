import type { QueryResultRow } from 'pg';
import type { Caller } from '../lib/access.ts';
import { concurrencyGate } from '../limits/concurrencyGate.ts';
import { doors } from '../limits/doors.ts';
import { laneOf } from '../limits/lanes.ts';
import type { Sql, Statement } from './sql.ts';

/** The `sql` of a caller: its statements wait while the caller has its share of statements in PostgreSQL. */
export type FairSql = (sql: Sql, caller: Caller) => Sql;

/** Shares the connections of `sql` fairly among callers and their lanes. A statement that need not wait is sent at once. */
export function fairSql(): FairSql {
  const gate = concurrencyGate({ ...doors.statement, of: 'statements', being: 'run' });
  return (sql, caller) =>
    <Row extends QueryResultRow>(statement: Statement, values?: readonly unknown[]) => {
      const lane = laneOf(caller);
      const leave = () => gate.leave(lane);
      const run = () => {
        const rows = sql<Row>(statement, values);
        // The slot is free before the caller reads the rows.
        rows.then(leave, leave);
        return rows;
      };
      const slot = gate.reserve(lane);
      return slot ? slot.then(run) : run();
    };
}
