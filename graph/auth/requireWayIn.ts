import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { Passkey } from '../model/auth/Passkey.ts';
import { SignInIdentity } from '../model/auth/SignInIdentity.ts';
import { User } from '../model/users/User.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { hasPassword } from './requirePassword.ts';

/**
 * Throws CONFLICT if a member cannot sign in any more. Call it in the transaction that removed a way to sign in, after it has locked
 * the member.
 */
export async function requireWayIn(
  { services }: Pick<Context, 'services'>,
  em: EntityManager,
  userId: string,
): Promise<void> {
  const user = await em.findOneOrFail(User, { id: userId }, { fields: ['passwordHash'] });
  if (hasPassword(services, user)) return;
  // The operator can have removed or changed the provider since.
  const issuer = services.provider?.issuer;
  if (issuer !== undefined && (await em.count(SignInIdentity, { userId, issuer })) > 0) return;
  if ((await em.count(Passkey, { userId })) > 0) return;
  throw new DomainError('CONFLICT', 'This is your only way to sign in: add another one first');
}
