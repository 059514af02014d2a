import type { Context } from '../context.ts';
import { User } from '../model/users/User.ts';
import { statement } from '../platform/database/sql.ts';
import { requireSession } from '../platform/lib/access.ts';
import { badInput } from '../platform/lib/errors.ts';
import { isPasswordOf } from '../platform/lib/passwords.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';
import { attemptPassword } from './passwordAttempts.ts';
import { hashToken } from './sessions.ts';

// Someone else may use an open screen, so an action that outlives the session asks for the password again.

/** How long the password of a sign-in counts, in minutes. */
export const recentMinutes = 15;

const isRecentStatement = statement(
  'session.isRecent',
  `select 1 as one from session
   where token_hash = $1 and created_at > $2::timestamptz - make_interval(mins => ${recentMinutes})`,
);

/** Throws BAD_USER_INPUT for a wrong password, and RATE_LIMITED after as many as at sign-in. */
export async function requirePassword(ctx: Context, userId: string, password: string): Promise<Pick<User, 'username'>> {
  const attempt = await attemptPassword(ctx, userId);
  const user = await ctx.em.findOne(User, { id: userId }, { fields: ['passwordHash', 'username'] });
  const isRight = await isPasswordOf(user?.passwordHash ?? null, password);
  if (!user || !isRight) {
    noteSecurity(ctx, 'wrongPassword', { userId });
    throw badInput('The password is wrong', 'currentPassword');
  }
  await attempt.succeed();
  return user;
}

/**
 * Like `requirePassword`, but accepts a session opened within the last 15 minutes without a password. Throws
 * UNAUTHENTICATED, FORBIDDEN for access tokens, BAD_USER_INPUT, RATE_LIMITED.
 */
export async function requireRecentPassword(ctx: Context, password: string | null | undefined): Promise<void> {
  const { viewer, sessionToken } = requireSession(ctx);
  if (password != null) return void (await requirePassword(ctx, viewer.id, password));
  const recent = await ctx.sql(isRecentStatement, [hashToken(sessionToken), ctx.now]);
  if (recent.length > 0) return;
  throw badInput(
    `You signed in more than ${recentMinutes} minutes ago: send your password as currentPassword`,
    'currentPassword',
  );
}
