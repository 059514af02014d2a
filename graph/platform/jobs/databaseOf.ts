import type { Sql } from '../database/sql.ts';

/** The ORM would spread an array over several parameters. pg-boss sends arrays of ids and names of queues only. */
const parameterOf = (value: unknown) => (Array.isArray(value) ? `{${value.join(',')}}` : value);

/** A transaction as pg-boss expects it. The ORM's transaction sends no prepared statements, so it does not use this name. */
export const databaseOf = (transaction: Sql) => ({
  executeSql: async (text: string, values?: unknown[]) => ({
    rows: await transaction({ name: 'job', text }, values?.map(parameterOf)),
  }),
});
