import { Client } from 'pg';

let count = 0;

type Query = (...args: unknown[]) => unknown;

// Every statement of this process goes through this one method, whoever sends it.
const query = Client.prototype.query as Query;
Client.prototype.query = function counted(this: Client, ...args: unknown[]) {
  count += 1;
  return query.apply(this, args);
} as typeof Client.prototype.query;

/** How many SQL statements the work sends to the database. */
export async function countSql(work: () => Promise<unknown>): Promise<number> {
  const before = count;
  await work();
  return count - before;
}
