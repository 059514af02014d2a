import type { Context } from '../context.ts';
import { openOrders } from '../model/auth/mailOrders.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import type { Sql } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import type { Access } from '../platform/lib/access.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { noteSecurity, type SignInFailure } from '../platform/telemetry/securityLog.ts';
import type { SessionPayload } from './authInputs.ts';
import { noteSignIn } from './knownDevices.ts';
import { openSession } from './sessions.ts';
import { withAppeal } from './suspensionAppeals.ts';

export type OpenedSession = SessionPayload;

/** A member, and what was verified. */
export interface Credentials {
  id: string;
  /** The hash of the password. Null if none was verified. */
  passwordHash: string | null;
  /** The identity at the provider. Absent if none was verified. */
  identityId?: string | undefined;
  /** The passkey. Absent if none was verified. */
  passkeyId?: string | undefined;
}

/** Stores a session of a member and returns its token. */
export const store = (ctx: Context, sql: Sql, { id, ...proof }: Credentials): Promise<string> =>
  openSession(sql, id, ctx.now, { device: ctx.cookie.device, ...proof });

/** Signs this request in by a stored session. Guessers at the same address do not block its next request. */
export function enter(ctx: Context, userId: string, sessionId: string): OpenedSession {
  ctx.services.guesses.noteGood(sessionId);
  ctx.cookie.set(sessionId);
  // The rest of this request runs as the member who has signed in.
  const access: Access = { kind: 'session', scope: 'write', token: sessionId };
  Object.assign(ctx, ctx.as({ id: userId }), { access });
  return { sessionId, userId };
}

/** Why a session of a member who had proved who they are was not opened. */
function failureOf({ code }: DomainError, { passkeyId }: Credentials): SignInFailure | null {
  if (code === 'FORBIDDEN') return 'suspended';
  if (code === 'UNAUTHENTICATED') return 'wrong password';
  if (code === 'GONE') return passkeyId ? 'no proof of the passkey' : 'no proof of the provider';
  return null;
}

/** Stores a session. Where the instance sends mail, the same transaction remembers the device and orders a mail about a new one. */
async function storeAndNote(ctx: Context, member: Credentials): Promise<string> {
  if (!ctx.services.mailer) return store(ctx, ctx.sql, member);
  await openOrders(ctx.services);
  return inTransaction(ctx.em, async (transaction) => {
    const sql = sqlIn(transaction);
    const sessionId = await store(ctx, sql, member);
    await noteSignIn(ctx, sql, member.id);
    return sessionId;
  });
}

/**
 * Opens a session of a member who has proved who they are. Throws FORBIDDEN for a suspended member, with a link to appeal if they
 * can, UNAUTHENTICATED if the password has changed since it was verified, and GONE if the identity or passkey was removed since.
 */
export async function signInMember(ctx: Context, member: Credentials): Promise<OpenedSession> {
  const sessionId = await storeAndNote(ctx, member).catch(async (refusal: unknown) => {
    const reason = refusal instanceof DomainError && failureOf(refusal, member);
    if (!reason) throw refusal;
    noteSecurity(ctx, 'signInFailed', { userId: member.id, reason });
    // Outside the transaction, which is rolled back.
    throw await withAppeal(ctx, member.id, refusal);
  });
  noteSecurity(ctx, 'signIn', { userId: member.id });
  return enter(ctx, member.id, sessionId);
}
