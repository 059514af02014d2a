import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context, OperatorContext } from '../context.ts';
import { orderMail } from '../model/auth/mailOrders.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import { User } from '../model/users/User.ts';
import { holdConnection } from '../platform/database/connectionPlaces.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { visitorKey } from '../platform/lib/access.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { hashToken } from '../platform/lib/tokens.ts';
import { requireMail } from '../platform/mail/requireMail.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';
import { consumeToken, issueToken, ownerOfToken } from './accountTokens.ts';
import { type Confirmed, confirmedAddressOf } from './mailAddresses.ts';
import { refuseWeakPassword } from './passwordPolicy.ts';
import type { RequestPasswordResetInput, ResetPasswordInput } from './recoveryInputs.ts';
import { replacePassword } from './replacePassword.ts';
import { requirePasswords } from './requirePassword.ts';

// The way back from a forgotten password.

const memberStatement = statement(
  'recovery.member',
  'select from "user" u where id = $1 and not exists (select from account_deletion d where d.user_id = u.id and d.deletes)',
);

/**
 * Orders a mail with a link for a new password. The same statements run for known and unknown accounts: the job finds
 * out whether there is one. Throws CONFLICT on an instance without mail, and RATE_LIMITED.
 */
export async function requestPasswordReset(
  ctx: Context,
  { account }: RequestPasswordResetInput,
): Promise<{ ok: boolean }> {
  const { services } = ctx;
  requirePasswords(services);
  requireMail(services);
  await services.limiter.consume('mails', visitorKey(ctx));
  // A lone surrogate is no JSON for PostgreSQL.
  const typed = account.trim().toWellFormed();
  // The hash keeps what somebody typed out of the keys of the queue.
  await orderMail(services, `reset ${hashToken(typed.toLowerCase())}`, { kind: 'reset', account: typed });
  noteSecurity(ctx, 'resetRequested', { userId: null });
  return { ok: true };
}

/**
 * Sets a new password by a link and ends all sessions. Throws NOT_FOUND, GONE for a used or expired link, BAD_USER_INPUT
 * and RATE_LIMITED.
 */
export async function resetPassword(
  ctx: Context,
  { token, newPassword }: ResetPasswordInput,
): Promise<{ ok: boolean }> {
  requirePasswords(ctx.services);
  await ctx.services.limiter.consume('signIns', visitorKey(ctx));
  const userId = await ownerOfToken(ctx.sql, 'reset', token, ctx.now);
  const user = await holdConnection(ctx.em, (em) => em.findOne(User, { id: userId }, { fields: ['username'] }));
  if (!user) throw new DomainError('NOT_FOUND', 'User not found');
  const credentials = { username: user.username, password: newPassword };
  await refuseWeakPassword(ctx.services.passwordPolicy, credentials, 'newPassword');
  const permit = (transaction: EntityManager) => consumeToken(sqlIn(transaction), 'reset', token, ctx.now);
  await replacePassword(ctx, userId, newPassword, { permit });
  return { ok: true };
}

/** A link for a new password. `path` is the end of its address. */
export interface ResetLink {
  readonly path: string;
  readonly expiresAt: Date;
  /** An intruder may have set it, and a new password keeps it. */
  readonly mailAddress: Confirmed | null;
}

/** Makes a link for a new password, which the operator hands over. Throws NOT_FOUND, and FORBIDDEN where passwords are off. For the operator. */
export async function makeResetLink(ctx: OperatorContext, userId: string): Promise<ResetLink> {
  requirePasswords(ctx.services);
  if (!isId(userId) || (await ctx.sql(memberStatement, [userId])).length === 0)
    throw new DomainError('NOT_FOUND', 'Member not found');
  noteAct(ctx, { verb: 'user reset-link', targetId: userId });
  const { token, expiresAt } = await inTransaction(ctx.em, (em) =>
    issueToken(sqlIn(em), { kind: 'reset', userId, address: null, now: ctx.now }),
  );
  noteSecurity(ctx, 'resetLinkMade', { userId });
  return { path: `/reset/${token}`, expiresAt, mailAddress: await confirmedAddressOf(ctx.sql, userId) };
}
