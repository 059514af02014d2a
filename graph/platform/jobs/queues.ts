import { type Pool, types } from 'pg';
import { type ConstructorOptions, PgBoss, type Queue } from 'pg-boss';

const schema = 'jobs';
const minute = 60;
const day = 24 * 60 * minute;

/** The name of the queue of jobs that failed too often. They stay for 30 days unless an operator retries or discards them. */
export const deadLetters = 'dead-letters';

export const deadLetterQueue: Omit<Queue, 'name'> = { retentionSeconds: 30 * day, retryLimit: 0 };

/**
 * The options of each job's queue. Jobs with the same key wait or run once at most, on all nodes together. A failed job runs again
 * after about 15 seconds, then after twice as long each time, 8 times within about an hour. A job whose node stops responding fails.
 */
export const jobQueue: Omit<Queue, 'name'> = {
  policy: 'exclusive',
  deadLetter: deadLetters,
  heartbeatSeconds: 30,
  expireInSeconds: 30 * minute,
  retryLimit: 8,
  retryDelay: 15,
  retryBackoff: true,
  retentionSeconds: 30 * day,
  // The data of a job can contain an address.
  deleteAfterSeconds: minute,
};

/** pg-boss on a pool of connections. Its start creates or updates the tables of the queues, for a restored database too. */
export function bossOn(pool: Pool, options: ConstructorOptions = {}): PgBoss {
  return new PgBoss({
    schema,
    // With the driver's own types: pg-boss expects dates where the ORM reads strings.
    db: { executeSql: (text, values) => pool.query({ text, values, types }) },
    ...options,
  });
}

/** Creates or updates the tables of the queues, before any node needs them. */
export async function installQueues(pool: Pool): Promise<void> {
  const boss = bossOn(pool, { supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}
