import { helper } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { holdConnection } from './connectionPlaces.ts';
import { retryOnce } from './retryOnce.ts';

const entitiesOf = (em: EntityManager): object[] => {
  const work = em.getUnitOfWork();
  return [...work.getPersistStack(), ...work.getIdentityMap()];
};

/** Saves the original data of the entities of a unit of work. Returns the function that restores it. */
function rememberRows(em: EntityManager): (failed: EntityManager) => void {
  const rows = new Map(entitiesOf(em).map((entity) => [entity, helper(entity).__originalEntityData]));
  return (failed) => {
    for (const entity of [...rows.keys(), ...entitiesOf(failed)])
      helper(entity).__originalEntityData = rows.get(entity);
  };
}

/**
 * Runs work in a transaction of the ORM and flushes at its end. Retries once after a deadlock or a serialization failure, so the work
 * must be repeatable: it reads, decides and writes within the transaction, and sends nothing. Throws RATE_LIMITED if too many
 * transactions of the caller wait already.
 */
export async function inTransaction<Result>(
  em: EntityManager,
  work: (transaction: EntityManager) => Promise<Result>,
): Promise<Result> {
  const restoreRows = rememberRows(em);
  let failed: EntityManager | undefined;
  const run = () => {
    // The flush that was rolled back has marked its entities as persisted.
    if (failed) restoreRows(failed);
    return em.transactional((transaction) => {
      failed = transaction;
      return work(transaction);
    });
  };
  try {
    return await holdConnection(em, () => retryOnce(run));
  } catch (error) {
    // Otherwise the next mutation of the same operation would write the failed changes.
    em.clear();
    throw error;
  }
}

/** Writes the changes of the unit of work in one transaction. */
export const flush = (em: EntityManager): Promise<void> => inTransaction(em, async () => undefined);
