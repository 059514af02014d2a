import { Client } from 'pg';
import { vi } from 'vitest';
import { placesLockText } from '../model/zones/lockPlaces.ts';
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

const memberLockText = (userId: string) => `select from "user" where id = '${userId}' for no key update`;

const ownPlacesText = (userId: string) => placesLockText(`'${userId}'`);

/** Holds the zones, routes and points of a member so that nobody else can change them, while some work is done. */
export const whilePlacesLocked = <Result>(app: TestApp, userId: string, work: () => Promise<Result>): Promise<Result> =>
  whileHeld(urlOf(app), ownPlacesText(userId), work);

/** Holds the point of a moment so that nobody else can hide or show it, while some work is done. */
export const whileMomentLocked = <Result>(
  app: TestApp,
  momentId: string,
  work: () => Promise<Result>,
): Promise<Result> => whileHeld(urlOf(app), `select from moment where id = '${momentId}' for update`, work);

/** Waits until so many transactions wait for a lock. */
export async function waitForWaiting(app: TestApp, count: number): Promise<void> {
  const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitUntil(async () => (await app.run(text)).length === count, { timeout: 60_000 });
}

/** Two works that need the same lock. */
interface Overlap<First, Second> {
  first(): Promise<First>;
  second(): Promise<Second>;
}

const urlOf = (app: TestApp) => String(app.backend.orm.config.get('clientUrl'));

/** Runs two works that both wait for a lock, so that the second goes on when the first is done. */
async function inTurn<First, Second>(
  app: TestApp,
  lockText: string,
  { first, second }: Overlap<First, Second>,
): Promise<[First, Second]> {
  const begun = await whileHeld(urlOf(app), lockText, async () => {
    const earlier = first();
    await waitForWaiting(app, 1);
    const later = second();
    await waitForWaiting(app, 2);
    return { earlier, later };
  });
  return Promise.all([begun.earlier, begun.later]);
}

/** Runs two works that both wait for the row of a member. */
export const oneBehindOther = <First, Second>(app: TestApp, userId: string, works: Overlap<First, Second>) =>
  inTurn(app, memberLockText(userId), works);

/** Runs two works that both wait for the row of a post. */
export const onePostBehindOther = <First, Second>(app: TestApp, postId: string, works: Overlap<First, Second>) =>
  inTurn(app, `select from post where id = '${postId}' for no key update`, works);

/** Runs two works that both wait for the lock of a member's zones, routes and points. */
export const onePlaceBehindOther = <First, Second>(app: TestApp, userId: string, works: Overlap<First, Second>) =>
  inTurn(app, ownPlacesText(userId), works);
