import type { EntityManager } from '@mikro-orm/postgresql';

// An arbitrary number that must be the same on every node.
const placesLock = 7_413_009;

/** The SQL of the lock. The member's id is a parameter such as `?`. */
export const placesLockText = (userId: string) => `select pg_advisory_xact_lock(${placesLock}, hashtext(${userId}))`;

/**
 * Makes other changes of a member's zones, routes and points wait until the transaction ends. Not a lock of the member's row: a zone
 * can hide tens of thousands of points, and whoever follows meanwhile would hold the row of another member while they wait.
 */
export async function lockPlaces(em: EntityManager, userId: string): Promise<void> {
  await em.execute(placesLockText('?'), [userId]);
}
