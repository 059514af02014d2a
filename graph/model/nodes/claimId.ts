import type { EntityManager } from '@mikro-orm/postgresql';
import { sqlIn } from '../../platform/database/sqlIn.ts';
import type { NodeType } from './nodeTypes.ts';
import { rejectIdOfOtherType } from './rejectIdOfOtherType.ts';

// An arbitrary number that must be the same on every node.
const idLock = 7_413_020;

/**
 * Makes other creations with an id chosen by a client wait until the transaction ends, and then rejects the id as `rejectIdOfOtherType`.
 * No unique key spans the tables. The first statement of a transaction, so that nobody waits for it who holds another lock.
 */
export async function claimId(em: EntityManager, id: string, type: NodeType): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?, hashtext(?))', [idLock, id]);
  await rejectIdOfOtherType({ sql: sqlIn(em) }, id, type);
}
