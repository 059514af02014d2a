import { type Sql, statement } from './sql.ts';

const timeStatement = statement('clock.now', 'select clock_timestamp() as now');

/** The time of the database, which all nodes share. A node whose own clock is wrong must not delete what is young. */
export async function databaseTime(sql: Sql): Promise<Date> {
  const [row] = await sql<{ now: Date }>(timeStatement);
  if (!row) throw new Error('The database has returned no time');
  return row.now;
}
