import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { AccessToken } from '../model/auth/AccessToken.ts';
import { KnownDevice } from '../model/auth/KnownDevice.ts';
import { Session } from '../model/auth/Session.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { visitorKey } from '../platform/lib/access.ts';
import { badInput } from '../platform/lib/errors.ts';
import { hashPassword, isPasswordOf } from '../platform/lib/passwords.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';
import { dropTokens } from './accountTokens.ts';
import { applicantRefused, refuseMoreApplications } from './applications.ts';
import { type LoginInput, type RegisterInput, usernamePattern } from './authInputs.ts';
import { createAccount } from './createAccount.ts';
import { type Credentials, type OpenedSession, signInMember } from './enterSession.ts';
import { dropPendingAddress } from './mailAddresses.ts';
import { attemptPassword } from './passwordAttempts.ts';
import { refuseWeakPassword } from './passwordPolicy.ts';
import { requirePasswords } from './requirePassword.ts';
import { refuseReservedDisplayName, refuseReservedName } from './reservedNames.ts';
import { revokeLinks } from './revokeLinks.ts';
import { closeSession, viewerOf, wrongCredentials } from './sessions.ts';
import { needsApproval, permitSignUp } from './signUps.ts';

// Registering, signing in and out. Registering opens a session at once. Usernames are unique regardless of case. A
// failed sign-in does not reveal whether the name or the password was wrong.

/** The credentials of a member, or of an applicant, who has no account yet. */
interface Found extends Credentials {
  isApplicant: boolean;
  /** The words with which the operator refused the applicant. */
  refusal: string | null;
}

const credentialsStatement = statement(
  'auth.credentials',
  `select id, password_hash as "passwordHash", false as "isApplicant", null::text as refusal from "user" u
   where lower(username) = lower($1) and not exists (select from account_deletion d where d.user_id = u.id and d.deletes)
   union all
   select id, password_hash, true, refusal from application where lower(username) = lower($1)
   order by "isApplicant" limit 1`,
);

/**
 * Creates an account and signs it in. Throws CONFLICT 'Username already taken', RATE_LIMITED, BAD_USER_INPUT, and FORBIDDEN by the
 * policy of sign-up, for an unknown, used or expired invitation, for a sign-up that now waits, while too many wait, and where
 * passwords are off. BAD_USER_INPUT also for an address that the invitation does not prove.
 */
export async function register(ctx: Context, input: RegisterInput): Promise<OpenedSession> {
  requirePasswords(ctx.services);
  permitSignUp(ctx.services, input.invitation);
  if (input.password !== input.confirmPassword) throw badInput('Passwords do not match', 'confirmPassword');
  refuseReservedName(input.username);
  refuseReservedDisplayName(input.displayName);
  await refuseWeakPassword(ctx.services.passwordPolicy, input, 'password');
  await ctx.services.limiter.consume('signUps', visitorKey(ctx));
  if (needsApproval(ctx.services, input.invitation)) await refuseMoreApplications(ctx);
  const { username, displayName, password } = input;
  const account = { username, displayName: displayName.trim(), passwordHash: await hashPassword(password) };
  return createAccount(ctx, { account, invitation: input.invitation, mailAddress: input.mailAddress });
}

/**
 * Signs a member in. Throws UNAUTHENTICATED 'Invalid username or password', FORBIDDEN 'This account is suspended' for
 * the right password of a suspended account and of an applicant, and RATE_LIMITED like `attemptPassword`.
 */
export async function login(ctx: Context, { username, password }: LoginInput): Promise<OpenedSession> {
  requirePasswords(ctx.services);
  await ctx.services.limiter.consume('signIns', visitorKey(ctx));
  const attempt = await attemptPassword(ctx, { username }).catch((refusal: unknown) => {
    noteSecurity(ctx, 'signInFailed', { userId: null, reason: 'too many failures' });
    throw refusal;
  });
  const user = await findCredentials(ctx, username);
  const isRight = await isPasswordOf(user?.passwordHash ?? null, password);
  if (!user || !isRight) {
    const member = user?.isApplicant ? undefined : user;
    noteSecurity(ctx, 'signInFailed', { userId: member?.id ?? null, reason: user ? 'wrong password' : 'unknown name' });
    throw wrongCredentials();
  }
  await attempt.succeed();
  if (user.isApplicant) {
    noteSecurity(ctx, 'signInFailed', { userId: null, reason: 'not approved' });
    throw applicantRefused(user.refusal);
  }
  return signInMember(ctx, user);
}

async function findCredentials({ sql }: Context, username: string): Promise<Found | undefined> {
  // PostgreSQL lower-cases letters that JavaScript does not, so a text that cannot be a username could match another
  // member's.
  if (!usernamePattern.test(username)) return undefined;
  const [user] = await sql<Found>(credentialsStatement, [username]);
  return user;
}

/**
 * Ends the session that signed this request in, and no other. Does nothing without a session or with an access token.
 * Clears the cookie too, unless it carries another session than the Bearer token.
 */
export async function logout(ctx: Context): Promise<void> {
  if (ctx.access?.kind === 'session') {
    await closeSession(ctx.sql, ctx.access.token);
    noteSecurity(ctx, 'signOut', { userId: ctx.viewer?.id ?? null });
  }
  if (!(await viewerOf(ctx.sql, ctx.cookie.token, ctx.now))) ctx.cookie.clear();
}

/** The number of sessions and secrets that a member lost. */
export interface Ended {
  endedSessions: number;
  revokedTokens: number;
  revokedCalendarLinks: number;
}

/**
 * Revokes the access tokens, calendar links and links to groups of a member, because an intruder may have created some of them, the links for
 * a new password, and a mail address that is not confirmed.
 */
export async function revokeSecrets(transaction: EntityManager, userId: string): Promise<Omit<Ended, 'endedSessions'>> {
  const sql = sqlIn(transaction);
  await dropPendingAddress(sql, userId);
  await dropTokens(sql, 'reset', userId);
  const revokedTokens = await transaction.nativeDelete(AccessToken, { userId });
  return { revokedTokens, revokedCalendarLinks: await revokeLinks(transaction, userId) };
}

/** Ends the sessions, forgets the devices and revokes the secrets of a member. The transaction must have updated the member's row before. */
export async function endAccess(transaction: EntityManager, userId: string): Promise<Ended> {
  const endedSessions = await transaction.nativeDelete(Session, { userId });
  await transaction.nativeDelete(KnownDevice, { userId });
  return { endedSessions, ...(await revokeSecrets(transaction, userId)) };
}
