import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { AccessToken } from '../model/auth/AccessToken.ts';
import { Session } from '../model/auth/Session.ts';
import { CalendarFeed } from '../model/calendars/CalendarFeed.ts';
import { User } from '../model/users/User.ts';
import { flush, inTransaction } from '../platform/database/inTransaction.ts';
import { statement } from '../platform/database/sql.ts';
import type { Access } from '../platform/lib/access.ts';
import { badInput, DomainError, type ErrorCode } from '../platform/lib/errors.ts';
import { hashPassword, isPasswordOf } from '../platform/lib/passwords.ts';
import { noteSecurity, type SignInFailure } from '../platform/telemetry/securityLog.ts';
import { type LoginInput, type RegisterInput, usernamePattern } from './authInputs.ts';
import { attemptPassword } from './passwordAttempts.ts';
import { refuseWeakPassword } from './passwordPolicy.ts';
import { refuseReservedDisplayName, refuseReservedName } from './reservedNames.ts';
import { closeSession, openSession, viewerOf, wrongCredentials } from './sessions.ts';

// Registering, signing in and out. Registering opens a session at once. Usernames are unique regardless of case. A
// failed sign-in does not reveal whether the name or the password was wrong.

export interface OpenedSession {
  sessionId: string;
  userId: string;
}

interface Credentials {
  id: string;
  passwordHash: string;
}

const credentialsStatement = statement(
  'auth.credentials',
  `select id, password_hash as "passwordHash" from "user" u
   where lower(username) = lower($1) and not exists (select from account_deletion d where d.user_id = u.id)`,
);

async function open(ctx: Context, { id: userId, passwordHash }: Credentials): Promise<OpenedSession> {
  const sessionId = await openSession(ctx.sql, userId, ctx.now, { device: ctx.cookie.device, passwordHash });
  ctx.cookie.set(sessionId);
  // The rest of this request runs as the member who has signed in.
  const access: Access = { kind: 'session', scope: 'write', token: sessionId };
  Object.assign(ctx, ctx.as({ id: userId }), { access });
  return { sessionId, userId };
}

/** Creates an account and signs it in. Throws CONFLICT 'Username already taken', RATE_LIMITED, BAD_USER_INPUT. */
export async function register(ctx: Context, input: RegisterInput): Promise<OpenedSession> {
  if (input.password !== input.confirmPassword) throw badInput('Passwords do not match', 'confirmPassword');
  refuseReservedName(input.username);
  refuseReservedDisplayName(input.displayName);
  await refuseWeakPassword(ctx.services.passwordPolicy, input, 'password');
  await ctx.services.limiter.consume('signUps', ctx.address);
  const user = new User();
  user.username = input.username;
  user.displayName = input.displayName.trim();
  user.passwordHash = await hashPassword(input.password);
  user.createdAt = ctx.now;
  try {
    await flush(ctx.em.persist(user));
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new DomainError('CONFLICT', 'Username already taken', { field: 'username' });
  }
  noteSecurity(ctx, 'signUp', { userId: user.id });
  return open(ctx, user);
}

/**
 * Signs a member in. Throws UNAUTHENTICATED 'Invalid username or password', FORBIDDEN 'This account is suspended' for
 * the right password of a suspended account, and RATE_LIMITED like `attemptPassword`.
 */
export async function login(ctx: Context, { username, password }: LoginInput): Promise<OpenedSession> {
  await ctx.services.limiter.consume('signIns', ctx.address);
  const attempt = await attemptPassword(ctx, username).catch((refusal: unknown) => {
    noteSecurity(ctx, 'signInFailed', { userId: null, reason: 'too many failures' });
    throw refusal;
  });
  const user = await findCredentials(ctx, username);
  const isRight = await isPasswordOf(user?.passwordHash ?? null, password);
  if (!user || !isRight) {
    noteSecurity(ctx, 'signInFailed', { userId: user?.id ?? null, reason: user ? 'wrong password' : 'unknown name' });
    throw wrongCredentials();
  }
  await attempt.succeed();
  const session = await open(ctx, user).catch((refusal: unknown) => {
    const reason = refusal instanceof DomainError && failures[refusal.code];
    if (reason) noteSecurity(ctx, 'signInFailed', { userId: user.id, reason });
    throw refusal;
  });
  noteSecurity(ctx, 'signIn', { userId: user.id });
  return session;
}

const failures: Partial<Record<ErrorCode, SignInFailure>> = {
  FORBIDDEN: 'suspended',
  UNAUTHENTICATED: 'wrong password',
};

async function findCredentials({ sql }: Context, username: string): Promise<Credentials | undefined> {
  // PostgreSQL lower-cases letters that JavaScript does not, so a text that cannot be a username could match another
  // member's.
  if (!usernamePattern.test(username)) return undefined;
  const [user] = await sql<Credentials>(credentialsStatement, [username]);
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

/** Revokes the access tokens and calendar links of a member: an intruder may have created some of them. */
export async function revokeSecrets(transaction: EntityManager, userId: string): Promise<Omit<Ended, 'endedSessions'>> {
  const revokedTokens = await transaction.nativeDelete(AccessToken, { userId });
  return { revokedTokens, revokedCalendarLinks: await transaction.nativeDelete(CalendarFeed, { userId }) };
}

/** Ends the sessions and revokes the secrets of a member. The transaction must have updated the member's row before. */
export async function endAccess(transaction: EntityManager, userId: string): Promise<Ended> {
  const endedSessions = await transaction.nativeDelete(Session, { userId });
  return { endedSessions, ...(await revokeSecrets(transaction, userId)) };
}

/**
 * Suspends a member and ends their sessions, access tokens and calendar links, or lifts the suspension. Idempotent. For
 * the operator. Returns how many of them ended.
 */
export async function setSuspension(
  { em, now }: Pick<Context, 'em' | 'now'>,
  userId: string,
  suspended: boolean,
): Promise<Ended> {
  if (!suspended) {
    await em.nativeUpdate(User, { id: userId }, { suspendedAt: null });
    return { endedSessions: 0, revokedTokens: 0, revokedCalendarLinks: 0 };
  }
  return inTransaction(em, async (transaction) => {
    // The update comes first: a concurrent sign-in either waits for it or is found by the deletion.
    await transaction.nativeUpdate(User, { id: userId, suspendedAt: null }, { suspendedAt: now });
    return endAccess(transaction, userId);
  });
}
