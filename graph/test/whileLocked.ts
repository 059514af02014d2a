import { Client } from 'pg';
import { vi } from 'vitest';
import type { TestApp } from './harness.ts';

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

async function waitForWaiting(app: TestApp, count: number): Promise<void> {
  const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitUntil(async () => (await app.run(text)).length === count, { timeout: 60_000 });
}

/** Two works that need the row of a member. */
interface Overlap<First, Second> {
  first(): Promise<First>;
  second(): Promise<Second>;
}

/** Runs two works that both wait for the row of a member, so that the second goes on when the first is done. */
export async function oneBehindOther<First, Second>(
  app: TestApp,
  userId: string,
  { first, second }: Overlap<First, Second>,
): Promise<[First, Second]> {
  const url = String(app.backend.orm.config.get('clientUrl'));
  const begun = await whileMemberLocked(url, userId, async () => {
    const earlier = first();
    await waitForWaiting(app, 1);
    const later = second();
    await waitForWaiting(app, 2);
    return { earlier, later };
  });
  return Promise.all([begun.earlier, begun.later]);
}
