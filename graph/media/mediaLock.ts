import type { EntityManager } from '@mikro-orm/postgresql';

// Any number, as long as every node takes the same.
const mediaLock = 7_413_003;

/** Runs a job while nobody else stores or collects the picture of this hash. */
export function withMediaLock<Result>(
  em: EntityManager,
  hash: string,
  job: (transaction: EntityManager) => Promise<Result>,
): Promise<Result> {
  return em.fork().transactional(async (transaction) => {
    await transaction.execute('select pg_advisory_xact_lock(?, hashtext(?))', [mediaLock, hash]);
    return job(transaction);
  });
}
