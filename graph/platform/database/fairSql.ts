import type { QueryResultRow } from 'pg';
import type { Caller } from '../lib/access.ts';
import { concurrencyGate } from '../limits/concurrencyGate.ts';
import { doors } from '../limits/doors.ts';
import type { Sql, Statement } from './sql.ts';

/** The `sql` of a caller: its statements wait while the caller has its share of statements in PostgreSQL. */
export type FairSql = (sql: Sql, caller: Caller) => Sql;

/** Shares the connections of `sql` fairly among callers. A statement that need not wait is sent at once. */
export function fairSql(): FairSql {
  const gate = concurrencyGate({ ...doors.statement, of: 'statements', being: 'run' });
  return (sql, caller) => {
    const leave = () => gate.leave(caller);
    const run = <Row extends QueryResultRow>(statement: Statement, values?: readonly unknown[]) => {
      const rows = sql<Row>(statement, values);
      // The slot is free before the caller reads the rows.
      rows.then(leave, leave);
      return rows;
    };
    return <Row extends QueryResultRow>(statement: Statement, values?: readonly unknown[]) => {
      const slot = gate.reserve(caller);
      return slot ? slot.then(() => run<Row>(statement, values)) : run<Row>(statement, values);
    };
  };
}
