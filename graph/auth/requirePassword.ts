import type { Context } from '../context.ts';
import { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { holdConnection } from '../platform/database/connectionPlaces.ts';
import { statement } from '../platform/database/sql.ts';
import { requireSession } from '../platform/lib/access.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isPasswordOf } from '../platform/lib/passwords.ts';
import { hashToken } from '../platform/lib/tokens.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';
import { attemptPassword } from './passwordAttempts.ts';

// Someone else may use an open screen, so an action that outlives the session asks for the password again.

/** How long the password of a sign-in counts, in minutes. */
export const recentMinutes = 15;

const isRecentStatement = statement(
  'session.isRecent',
  `select 1 as one from session
   where token_hash = $1 and created_at > $2::timestamptz - make_interval(mins => ${recentMinutes})`,
);

const hasPasswordStatement = statement(
  'auth.hasPassword',
  'select password_hash is not null as "hasPassword" from "user" where id = $1',
);

type Policy = Pick<Context['services'], 'passwords' | 'provider'>;

/** Whether a member can sign in by a password. */
export const hasPassword = ({ passwords }: Pick<Policy, 'passwords'>, { passwordHash }: Pick<User, 'passwordHash'>) =>
  passwords && passwordHash !== null;

/** Whether the viewer can sign in by a password. Null if the member is not the viewer. */
export async function hasOwnPassword({ sql, viewer, services }: Context, user: User): Promise<boolean | null> {
  if (!userPolicy.readPrivate.may(viewer, user)) return null;
  const [found] = await sql<{ hasPassword: boolean }>(hasPasswordStatement, [user.id]);
  return services.passwords && found?.hasPassword === true;
}

/** Throws FORBIDDEN on an instance without passwords. */
export function requirePasswords({ passwords, provider }: Policy): void {
  if (passwords) return;
  throw new DomainError('FORBIDDEN', `This instance has no passwords: sign in with ${provider?.name}`);
}

const isRecent = async ({ sql, now }: Context, sessionToken: string): Promise<boolean> =>
  (await sql(isRecentStatement, [hashToken(sessionToken), now])).length > 0;

/**
 * Throws BAD_USER_INPUT for a wrong password, and RATE_LIMITED after as many as at sign-in. A member without a password needs
 * a session opened within the last 15 minutes instead.
 */
export async function requirePassword(
  ctx: Context,
  userId: string,
  password: string | null | undefined,
): Promise<Pick<User, 'username' | 'passwordHash'>> {
  const user = await holdConnection(ctx.em, (em) =>
    em.findOne(User, { id: userId }, { fields: ['passwordHash', 'username'] }),
  );
  if (user && !hasPassword(ctx.services, user)) {
    if (await isRecent(ctx, requireSession(ctx).sessionToken)) return user;
    throw badInput(`You signed in more than ${recentMinutes} minutes ago: sign in again first`, 'currentPassword');
  }
  if (!password) throw badInput('Password is required', 'currentPassword');
  const attempt = await attemptPassword(ctx, { userId });
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
  if (await isRecent(ctx, sessionToken)) return;
  throw badInput(
    `You signed in more than ${recentMinutes} minutes ago: send your password as currentPassword`,
    'currentPassword',
  );
}
