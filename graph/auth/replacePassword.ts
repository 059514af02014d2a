import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { openOrders, orderMail } from '../model/auth/mailOrders.ts';
import { Session } from '../model/auth/Session.ts';
import { lockMember } from '../model/users/lockMember.ts';
import { User } from '../model/users/User.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import type { Sql } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { hashPassword } from '../platform/lib/passwords.ts';
import { hashToken } from '../platform/lib/tokens.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';
import { type Ended, revokeSecrets } from './auth.ts';
import { unlinkIdentities } from './identities.ts';
import { forgetOtherDevices } from './knownDevices.ts';
import { removeAllPasskeys } from './passkeys.ts';

async function mailChange({ services, now }: Context, sql: Sql, userId: string): Promise<void> {
  const order = { kind: 'passwordChanged', userId, at: now.toISOString() } as const;
  await orderMail(services, `passwordChanged ${userId} ${order.at}`, order, sql);
}

interface Terms {
  /** The token of the session that stays. */
  readonly keptSession?: string;
  /** Runs in the transaction after the member is locked, and throws to change nothing. */
  permit?(transaction: EntityManager): Promise<unknown>;
}

/**
 * Replaces the password and ends everything that the old one gave access to: sessions, identities at the provider, passkeys, access
 * tokens, calendar links, links for a new password and a mail address that is not confirmed. A mail tells the member, and the next
 * sign-in on another device is mailed again.
 */
export async function replacePassword(
  ctx: Context,
  userId: string,
  password: string,
  { keptSession, permit }: Terms = {},
): Promise<Ended> {
  const passwordHash = await hashPassword(password);
  await openOrders(ctx.services);
  const ended = await inTransaction(ctx.em, async (transaction) => {
    // A concurrent sign-in or link either waits for the lock or is found by the deletions.
    await lockMember(transaction, userId);
    await permit?.(transaction);
    // An intruder who knew the old password may have linked an identity by it, added a passkey, and used a device.
    const sql = sqlIn(transaction);
    await unlinkIdentities(ctx, sql, userId);
    if (!(await removeAllPasskeys(ctx, sql, userId))) await mailChange(ctx, sql, userId);
    await forgetOtherDevices(ctx, sql, userId);
    await transaction.nativeUpdate(User, { id: userId }, { passwordHash });
    const others = keptSession ? { tokenHash: { $ne: hashToken(keptSession) } } : {};
    const endedSessions = await transaction.nativeDelete(Session, { userId, ...others });
    return { endedSessions, ...(await revokeSecrets(transaction, userId)) };
  });
  const { endedSessions, revokedTokens } = ended;
  noteSecurity(ctx, 'passwordChanged', { userId, endedSessions, revokedTokens });
  return ended;
}
