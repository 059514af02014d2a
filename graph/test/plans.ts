import type { Statement } from '../platform/database/sql.ts';
import type { TestApp } from './harness.ts';

interface Run {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/** The statements whose names begin with a prefix, with the values with which some work runs them. */
export async function runsOf(app: TestApp, prefix: string, work: () => Promise<unknown>): Promise<Run[]> {
  const { sql } = app.backend;
  const runs: Run[] = [];
  app.backend.sql = async (statement, values = []) => {
    runs.push({ statement, values });
    return sql(statement, values);
  };
  await work().finally(() => {
    app.backend.sql = sql;
  });
  return runs.filter(({ statement }) => statement.name.startsWith(prefix));
}

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

function readIn({ Plans = [], ...plan }: Plan, table: string | undefined): number {
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const read = table === undefined || plan['Relation Name'] === table ? plan['Actual Rows'] + removed : 0;
  return Plans.reduce((sum, below) => sum + readIn(below, table), read * plan['Actual Loops']);
}

/** The number of rows that a statement reads of a table, or that all steps of its plan read. Rows that a filter drops count too. */
export async function rowsRead(app: TestApp, { statement, values }: Run, table?: string): Promise<number> {
  const [row] = await app.run(`explain (analyze, format json) ${statement.text}`, ...values);
  return readIn(row?.['QUERY PLAN'][0].Plan, table);
}
