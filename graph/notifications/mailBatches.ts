import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../platform/database/inTransaction.ts';
import type { MailHost } from './mailRecipient.ts';

/** How many mails one transaction queues. */
export const batchSize = 100;

/** Queues mails in short transactions until a batch is not full. Returns their number; 0 on an instance without mail. */
export async function inBatches(host: MailHost, queueBatch: (em: EntityManager) => Promise<number>): Promise<number> {
  if (!host.services.mailer) return 0;
  await host.services.jobs.open();
  let count = 0;
  for (;;) {
    const queued = await inTransaction(host.orm.em.fork(), queueBatch);
    count += queued;
    if (queued < batchSize) return count;
  }
}
