import type { Context } from '../context.ts';
import { requireSession } from '../lib/access.ts';
import { badInput, DomainError } from '../lib/errors.ts';
import { User } from '../users/User.ts';
import type { ChangePasswordInput, DeleteAccountInput } from './accountInputs.ts';
import { revokeSecrets } from './auth.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import { Session } from './Session.ts';
import { hashToken } from './sessions.ts';

// What members do to their own account. Each asks for the password again: an open screen is not its owner.

/** Throws BAD_USER_INPUT for a wrong password, RATE_LIMITED after as many as at signing in. */
async function requirePassword(ctx: Context, userId: string, password: string): Promise<void> {
  const { limiter } = ctx.services;
  const attempt = `${userId}|${ctx.address}`;
  await limiter.consume('failedSignIns', attempt);
  const user = await ctx.em.findOne(User, { id: userId }, { fields: ['passwordHash'] });
  if (!(await isPasswordOf(user?.passwordHash ?? null, password)))
    throw badInput('The password is wrong', 'currentPassword');
  await limiter.reset('failedSignIns', attempt);
}

/**
 * Gives the viewer another password; every other session of theirs, all their access tokens and calendar links end with the
 * old one. Throws UNAUTHENTICATED, FORBIDDEN for access tokens, BAD_USER_INPUT, RATE_LIMITED.
 */
export async function changePassword(ctx: Context, input: ChangePasswordInput): Promise<{ ok: boolean }> {
  const { viewer, sessionToken } = requireSession(ctx);
  await refuseCommonPassword(input.newPassword, 'newPassword');
  await requirePassword(ctx, viewer.id, input.currentPassword);
  const passwordHash = await hashPassword(input.newPassword);
  await ctx.em.transactional(async (em) => {
    // In this order: a session that is being opened meanwhile either waits for the first or is found by the second.
    const changed = await em.nativeUpdate(User, { id: viewer.id }, { passwordHash });
    if (changed === 0) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
    await em.nativeDelete(Session, { userId: viewer.id, tokenHash: { $ne: hashToken(sessionToken) } });
    await revokeSecrets(em, viewer.id);
  });
  return { ok: true };
}

/**
 * Deletes the viewer with all that is theirs, for good: posts and what stands under them, comments, moments, likes,
 * follows, memberships. Throws UNAUTHENTICATED, FORBIDDEN for access tokens, BAD_USER_INPUT, RATE_LIMITED.
 */
export async function deleteAccount(
  ctx: Context,
  { currentPassword }: DeleteAccountInput,
): Promise<{ deletedUserId: string }> {
  const { viewer } = requireSession(ctx);
  await requirePassword(ctx, viewer.id, currentPassword);
  await ctx.em.nativeDelete(User, { id: viewer.id });
  ctx.cookie.clear();
  return { deletedUserId: viewer.id };
}
