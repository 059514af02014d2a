import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context } from '../context.ts';
import { openTelling, tellOperator } from '../model/operators/tellOperator.ts';
import { User } from '../model/users/User.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import type { Sql } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { badInput } from '../platform/lib/errors.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';
import { type Applicant, apply, refuseAppliedName, signUpWaits } from './applications.ts';
import { enter, type OpenedSession, store } from './enterSession.ts';
import { type Identity, insertIdentity } from './identities.ts';
import { consumeInvitation } from './invitations.ts';
import { rememberDevice } from './knownDevices.ts';
import { insertConfirmedAddress } from './mailAddresses.ts';
import { needsApproval, newMemberFacts, usernameTaken } from './signUps.ts';

export interface NewAccount {
  readonly account: Applicant;
  readonly invitation: string | null | undefined;
  /** The address that the invitation proves, as the newcomer repeats it. Absent for none. */
  readonly mailAddress?: string | null | undefined;
  /** Takes the identity of the account in its transaction. Absent for an account with a password. */
  readonly takeIdentity?: (sql: Sql) => Promise<Identity>;
}

/**
 * Creates an account and signs it in. Throws CONFLICT 'Username already taken', and FORBIDDEN for an unknown, used or expired
 * invitation and for a sign-up that now waits.
 */
export async function createAccount(ctx: Context, facts: NewAccount): Promise<OpenedSession> {
  const { account, invitation, mailAddress, takeIdentity } = facts;
  if (needsApproval(ctx.services, invitation)) return wait(ctx, facts);
  const user = Object.assign(new User(), newMemberFacts(ctx.services), account, { createdAt: ctx.now });
  let sessionId: string;
  try {
    ctx.em.persist(user);
    // One transaction, so that a failure leaves no account whose name its owner could not register again.
    sessionId = await inTransaction(ctx.em, async (transaction) => {
      const sql = sqlIn(transaction);
      const identity = await takeIdentity?.(sql);
      const proven = invitation ? await consumeInvitation(sql, invitation, ctx.now) : null;
      if (mailAddress) requireProof(mailAddress, proven);
      await refuseAppliedName(sql, account.username);
      await transaction.flush();
      if (identity) await insertIdentity(sql, user.id, identity, ctx.now);
      if (mailAddress && proven) await insertConfirmedAddress(sql, user.id, proven, ctx.now);
      await rememberDevice(ctx, sql, user.id);
      return store(ctx, sql, user);
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw usernameTaken();
  }
  noteSecurity(ctx, 'signUp', { userId: user.id });
  return enter(ctx, user.id, sessionId);
}

/**
 * Throws BAD_USER_INPUT unless the newcomer repeats the address that the invitation proves. Somebody to whom the mail was forwarded would
 * otherwise get an account whose links for a new password go to the first recipient.
 */
function requireProof(mailAddress: string, proven: string | null): void {
  if (proven !== null && proven.toLowerCase() === mailAddress.trim().toLowerCase()) return;
  throw badInput(
    'The invitation was not mailed to this address: leave it out, and confirm it in the settings',
    'mailAddress',
  );
}

/** Stores a sign-up that waits. Always throws, because it signs nobody in. */
async function wait(ctx: Context, { account, takeIdentity }: NewAccount): Promise<never> {
  await openTelling(ctx.services);
  await inTransaction(ctx.em, async (transaction) => {
    const sql = sqlIn(transaction);
    await tellOperator(ctx, sql);
    await apply(sql, account, (await takeIdentity?.(sql)) ?? null, ctx.now);
  });
  noteSecurity(ctx, 'signUpRequested', { userId: null });
  throw signUpWaits();
}
