import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CalendarFeed } from '../calendars/CalendarFeed.ts';
import type { Context } from '../context.ts';
import { statement } from '../database/sql.ts';
import type { Access } from '../lib/access.ts';
import { badInput, DomainError } from '../lib/errors.ts';
import { AccessToken } from '../tokens/AccessToken.ts';
import { User } from '../users/User.ts';
import { type LoginInput, type RegisterInput, usernamePattern } from './authInputs.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import { Session } from './Session.ts';
import { closeSession, openSession, viewerOf } from './sessions.ts';

// Registering, signing in and out. Registering opens a real session at once; a name is taken whatever its case, and a
// failed sign-in does not tell whether the name or the password was wrong.

export interface OpenedSession {
  sessionId: string;
  userId: string;
}

const credentialsStatement = statement(
  'auth.credentials',
  `select id, password_hash as "passwordHash" from "user" where lower(username) = lower($1)`,
);

async function open(ctx: Context, userId: string): Promise<OpenedSession> {
  const sessionId = await openSession(ctx.sql, userId, ctx.now, ctx.cookie.device);
  ctx.cookie.set(sessionId);
  // The request that signs a member in is answered as to that member.
  const access: Access = { kind: 'session', scope: 'write', token: sessionId };
  Object.assign(ctx, ctx.as({ id: userId }), { access });
  return { sessionId, userId };
}

/** Makes an account and signs it in. Throws CONFLICT 'Username already taken', RATE_LIMITED, BAD_USER_INPUT. */
export async function register(ctx: Context, input: RegisterInput): Promise<OpenedSession> {
  if (input.password !== input.confirmPassword) throw badInput('Passwords do not match', 'confirmPassword');
  await refuseCommonPassword(input.password, 'password');
  await ctx.services.limiter.consume('signUps', ctx.address);
  const user = new User();
  user.username = input.username;
  user.displayName = input.displayName.trim();
  user.passwordHash = await hashPassword(input.password);
  user.createdAt = ctx.now;
  try {
    await ctx.em.persist(user).flush();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new DomainError('CONFLICT', 'Username already taken', { field: 'username' });
  }
  return open(ctx, user.id);
}

/**
 * Signs a member in. Throws UNAUTHENTICATED 'Invalid username or password', FORBIDDEN 'This account is suspended' to
 * whoever knows its password, and RATE_LIMITED after ten failures in a quarter of an hour for one name from one address
 * (so that nobody locks another out from elsewhere).
 */
export async function login(ctx: Context, { username, password }: LoginInput): Promise<OpenedSession> {
  const { limiter } = ctx.services;
  const attempt = `${username.toLowerCase()}|${ctx.address}`;
  await limiter.consume('signIns', ctx.address);
  // Counted as a failure until it is none, so that guesses sent all at once are counted too.
  await limiter.consume('failedSignIns', attempt);
  // PostgreSQL folds letters that JavaScript does not: what can be no name is not looked up as another's.
  const found = usernamePattern.test(username)
    ? await ctx.sql<{ id: string; passwordHash: string }>(credentialsStatement, [username])
    : [];
  const [user] = found;
  const isRight = await isPasswordOf(user?.passwordHash ?? null, password);
  if (!user || !isRight) throw new DomainError('UNAUTHENTICATED', 'Invalid username or password');
  await limiter.reset('failedSignIns', attempt);
  return open(ctx, user.id);
}

/**
 * Ends the session that signed this request in, no other; without one it does nothing, not even to an access token. The
 * cookie goes with it, unless it carries another session that lives on beside a Bearer token.
 */
export async function logout(ctx: Context): Promise<void> {
  if (ctx.access?.kind === 'session') await closeSession(ctx.sql, ctx.access.token);
  if (!(await viewerOf(ctx.sql, ctx.cookie.token, ctx.now))) ctx.cookie.clear();
}

/** What a member has lost who is shut out. */
export interface Ended {
  endedSessions: number;
  revokedTokens: number;
  revokedCalendarLinks: number;
}

/** Revokes what lets programs read as a member without a session: whoever has been in may have made some of it. */
export async function revokeSecrets(transaction: EntityManager, userId: string): Promise<Omit<Ended, 'endedSessions'>> {
  const revokedTokens = await transaction.nativeDelete(AccessToken, { userId });
  return { revokedTokens, revokedCalendarLinks: await transaction.nativeDelete(CalendarFeed, { userId }) };
}

/** Ends the sessions and revokes the secrets of a member whose row the transaction has changed before. */
export async function endAccess(transaction: EntityManager, userId: string): Promise<Ended> {
  const endedSessions = await transaction.nativeDelete(Session, { userId });
  return { endedSessions, ...(await revokeSecrets(transaction, userId)) };
}

/**
 * Keeps a member from signing in and ends their sessions, access tokens and calendar links, or lets them sign in again;
 * idempotent. For the operator. Answers how many it ended.
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
  return em.transactional(async (transaction) => {
    // In this order: a session that is being opened meanwhile either waits for the first or is found by the second.
    await transaction.nativeUpdate(User, { id: userId, suspendedAt: null }, { suspendedAt: now });
    return endAccess(transaction, userId);
  });
}
