import { Client } from 'pg';

/** Runs a statement in a transaction that stays open while some work is done, and is then rolled back. */
async function whileHeld<Result>(url: string, statement: string, work: () => Promise<Result>): Promise<Result> {
  const other = new Client({ connectionString: url });
  await other.connect();
  try {
    await other.query(`begin; ${statement}`);
    return await work();
  } finally {
    await other.end();
  }
}

/** Holds a table of a database so that nobody else can read it, while some work is done. */
export const whileLocked = <Result>(url: string, table: string, work: () => Promise<Result>): Promise<Result> =>
  whileHeld(url, `lock table "${table}" in access exclusive mode`, work);

/** Holds the row of a member so that nobody else can lock or change it, while some work is done. */
export const whileMemberLocked = <Result>(url: string, userId: string, work: () => Promise<Result>): Promise<Result> =>
  whileHeld(url, `select from "user" where id = '${userId}' for no key update`, work);
