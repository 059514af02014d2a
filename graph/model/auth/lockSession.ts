import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../platform/lib/errors.ts';
import { hashToken } from '../../platform/lib/tokens.ts';
import { lockMember } from '../users/lockMember.ts';
import { Session } from './Session.ts';

/**
 * Locks a member until the transaction ends. Throws UNAUTHENTICATED if the session has ended. A suspension and a new
 * password lock the member too and then delete the rows they find. So no ended session can insert rows after them.
 */
export async function lockSession(em: EntityManager, userId: string, sessionToken: string): Promise<void> {
  await lockMember(em, userId);
  if ((await em.count(Session, { tokenHash: hashToken(sessionToken) })) > 0) return;
  throw new DomainError('UNAUTHENTICATED', 'Authentication required');
}
