import { Client } from 'pg';

/** Holds a table of a database so that nobody else can read it, while some work is done. */
export async function whileLocked<Result>(url: string, table: string, work: () => Promise<Result>): Promise<Result> {
  const other = new Client({ connectionString: url });
  await other.connect();
  try {
    await other.query(`begin; lock table "${table}" in access exclusive mode`);
    return await work();
  } finally {
    await other.end();
  }
}
