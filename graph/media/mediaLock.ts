import type { EntityManager } from '@mikro-orm/postgresql';
import { forkOf } from '../platform/database/connectionPlaces.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';

// An arbitrary number that must be the same on every node.
const mediaLock = 7_413_003;

/** Runs a job while no other process stores or collects the picture with this hash. */
export function withMediaLock<Result>(
  em: EntityManager,
  hash: string,
  job: (transaction: EntityManager) => Promise<Result>,
): Promise<Result> {
  return inTransaction(forkOf(em), async (transaction) => {
    await transaction.execute('select pg_advisory_xact_lock(?, hashtext(?))', [mediaLock, hash]);
    return job(transaction);
  });
}
