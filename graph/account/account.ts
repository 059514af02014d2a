import { refuseWeakPassword } from '../auth/passwordPolicy.ts';
import { replacePassword } from '../auth/replacePassword.ts';
import { requirePassword, requirePasswords } from '../auth/requirePassword.ts';
import type { Context } from '../context.ts';
import { lockSession } from '../model/auth/lockSession.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { requireSession } from '../platform/lib/access.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';
import { hideAccount } from './accountDeletions.ts';
import type { ChangePasswordInput, DeleteAccountInput } from './accountInputs.ts';

// Changes that members make to their own account. Each asks for the password again.

/**
 * Changes the viewer's password and ends all their other sessions, access tokens and calendar links. Throws
 * UNAUTHENTICATED, FORBIDDEN for access tokens, BAD_USER_INPUT, RATE_LIMITED.
 */
export async function changePassword(ctx: Context, input: ChangePasswordInput): Promise<{ ok: boolean }> {
  const { viewer, sessionToken } = requireSession(ctx);
  requirePasswords(ctx.services);
  const { username } = await requirePassword(ctx, viewer.id, input.currentPassword);
  await refuseWeakPassword(ctx.services.passwordPolicy, { username, password: input.newPassword }, 'newPassword');
  await replacePassword(ctx, viewer.id, input.newPassword, {
    keptSession: sessionToken,
    // Another session may have changed the password and ended this one since the password was checked.
    permit: (transaction) => lockSession(transaction, viewer.id, sessionToken),
  });
  return { ok: true };
}

/**
 * Permanently deletes the viewer's account: posts with everything under them, comments, moments, likes, follows,
 * memberships. The account is hidden when this returns. Its rows are deleted in the background. Throws UNAUTHENTICATED,
 * FORBIDDEN for access tokens, BAD_USER_INPUT, RATE_LIMITED.
 */
export async function deleteAccount(
  ctx: Context,
  { currentPassword }: DeleteAccountInput,
): Promise<{ deletedUserId: string }> {
  const { viewer, sessionToken } = requireSession(ctx);
  await requirePassword(ctx, viewer.id, currentPassword);
  await ctx.services.jobs.open();
  await inTransaction(ctx.em, async (em) => {
    await lockSession(em, viewer.id, sessionToken);
    await hideAccount(em, ctx.services, viewer.id, ctx.now);
  });
  ctx.cookie.clear();
  noteSecurity(ctx, 'accountDeleted', { userId: viewer.id });
  return { deletedUserId: viewer.id };
}
