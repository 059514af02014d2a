import type { EntityManager } from '@mikro-orm/postgresql';
import { Session } from '../model/auth/Session.ts';
import { lockMember } from '../model/users/lockMember.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { hashToken } from '../platform/lib/tokens.ts';

/**
 * Locks a member until the transaction ends. Throws UNAUTHENTICATED if the session has ended. A suspension and a new
 * password lock the member too and then delete the rows they find. So no ended session can insert rows after them.
 */
export async function lockSession(em: EntityManager, userId: string, sessionToken: string): Promise<void> {
  await lockMember(em, userId);
  if ((await em.count(Session, { tokenHash: hashToken(sessionToken) })) > 0) return;
  throw new DomainError('UNAUTHENTICATED', 'Authentication required');
}
