import { type Sql, statement } from '../platform/database/sql.ts';
import type { Viewer } from '../platform/lib/allow.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { hashToken, isToken, newToken } from '../platform/lib/tokens.ts';
import { spentAttempt } from './attempts.ts';

// A session is one sign-in. Its token is random, and only its hash is stored. It ends by logout, by suspension, after
// 30 days without use and 90 days after the sign-in. Its use is recorded once an hour at most, so that most reads write
// nothing.

const day = 24 * 60 * 60;
/** How long a session lasts without use, in seconds. */
export const sessionLifetime = 30 * day;
/** How long a session lasts at most, in seconds. */
const longestSession = 90 * day;

/** The most sessions of a member. The next one replaces the one that was used the longest ago. */
export const maxSessions = 100;

/** Whether a session is valid at an instant, as SQL. */
export const livesAt = (alias: string, instant: string) =>
  `(${alias}.last_used_at >= ${instant} - make_interval(secs => ${sessionLifetime})
    and ${alias}.created_at >= ${instant} - make_interval(secs => ${longestSession}))`;

const noteUseAfter = 60 * 60 * 1000;

// The share lock waits for a concurrent suspension or new password, which deletes the sessions that it finds. After the
// wait PostgreSQL reads the row again, so no new session escapes that deletion.
const openStatement = statement(
  'session.open',
  `insert into session (token_hash, user_id, created_at, last_used_at, device)
   select $1, u.id, $3::timestamptz, $3::timestamptz, $4 from "user" u where u.id = $2 and u.suspended_at is null
     and ($5::text is null or u.password_hash = $5) for share
   returning user_id`,
);
// The same for an identity at the provider, and for a passkey. Every removal of one locks the member first, and then deletes the row.
const openByIdentityStatement = statement(
  'session.openByIdentity',
  `insert into session (token_hash, user_id, created_at, last_used_at, device)
   select $1, u.id, $3::timestamptz, $3::timestamptz, $4 from "user" u join sign_in_identity i on i.user_id = u.id
   where u.id = $2 and u.suspended_at is null and i.id = $5 for share of u, i
   returning user_id`,
);
const openByPasskeyStatement = statement(
  'session.openByPasskey',
  `insert into session (token_hash, user_id, created_at, last_used_at, device)
   select $1, u.id, $3::timestamptz, $3::timestamptz, $4 from "user" u join passkey p on p.user_id = u.id
   where u.id = $2 and u.suspended_at is null and p.id = $5 for share of u, p
   returning user_id`,
);
const isPasskeyStatement = statement(
  'session.isPasskey',
  'select 1 as one from passkey where id = $1 and user_id = $2',
);
const isIdentityStatement = statement(
  'session.isIdentity',
  'select 1 as one from sign_in_identity where id = $1 and user_id = $2',
);
const isPasswordHashStatement = statement(
  'session.isPasswordHash',
  `select 1 as one from "user" where id = $1 and password_hash = $2`,
);
const suspensionWordsStatement = statement(
  'session.suspensionWords',
  'select suspension_words as words from "user" where id = $1',
);
// Skips locked rows, so that parallel sign-ins of a member do not wait for each other's old sessions.
const purgeStatement = statement(
  'session.purge',
  `delete from session where token_hash = any(array(
     select s.token_hash from session s where s.user_id = $1 and (not ${livesAt('s', '$2::timestamptz')} or s.token_hash in (
       select token_hash from session where user_id = $1 order by last_used_at desc offset ${maxSessions - 1}
     )) for update skip locked
   ))`,
);
const findStatement = statement(
  'session.find',
  `select s.user_id as "userId", s.last_used_at as "lastUsedAt" from session s
   where s.token_hash = $1 and ${livesAt('s', '$2::timestamptz')}`,
);
const noteUseStatement = statement('session.noteUse', `update session set last_used_at = $2 where token_hash = $1`);
const closeStatement = statement('session.close', `delete from session where token_hash = $1`);

interface SignIn {
  readonly device: string | null;
  /** The hash of the password that was verified. Null if none was. */
  readonly passwordHash: string | null;
  /** The identity at the provider that was verified. Absent if none was. */
  readonly identityId?: string | undefined;
  /** The passkey that was verified. Absent if none was. */
  readonly passkeyId?: string | undefined;
}

export const wrongCredentials = () => new DomainError('UNAUTHENTICATED', 'Invalid username or password');

/** The error of a session that was not opened. */
async function refusalOf(sql: Sql, userId: string, signIn: SignIn): Promise<DomainError> {
  const { passwordHash, identityId, passkeyId } = signIn;
  if (passkeyId && (await sql(isPasskeyStatement, [passkeyId, userId])).length === 0) return spentAttempt();
  if (identityId && (await sql(isIdentityStatement, [identityId, userId])).length === 0) return spentAttempt();
  const isOld = passwordHash !== null && (await sql(isPasswordHashStatement, [userId, passwordHash])).length === 0;
  if (isOld) return wrongCredentials();
  const [member] = await sql<{ words: string | null }>(suspensionWordsStatement, [userId]);
  const said = 'This account is suspended';
  return new DomainError('FORBIDDEN', member?.words ? `${said}: ${member.words}` : said);
}

/** The statement that opens a session by what was verified, and its last value. */
function proofOf({ passwordHash, identityId, passkeyId }: SignIn) {
  if (identityId) return [openByIdentityStatement, identityId] as const;
  return passkeyId ? ([openByPasskeyStatement, passkeyId] as const) : ([openStatement, passwordHash] as const);
}

/**
 * Opens a session on a device and returns its token, which is not stored. Throws FORBIDDEN for a suspended member,
 * UNAUTHENTICATED if the password has changed since it was verified, and GONE if the identity or passkey was removed since.
 */
export async function openSession(
  sql: Sql,
  userId: string,
  now: Date,
  signIn: SignIn = { device: null, passwordHash: null },
): Promise<string> {
  const token = newToken();
  await sql(purgeStatement, [userId, now]);
  const [opening, proof] = proofOf(signIn);
  const opened = await sql(opening, [hashToken(token), userId, now, signIn.device, proof]);
  if (opened.length > 0) return token;
  throw await refusalOf(sql, userId, signIn);
}

/** The member whom a token signs in. Null if it is unknown, ended or expired. */
export async function viewerOf(sql: Sql, token: string | null, now: Date): Promise<Viewer | null> {
  if (!token || !isToken(token)) return null;
  const tokenHash = hashToken(token);
  const [session] = await sql<{ userId: string; lastUsedAt: Date }>(findStatement, [tokenHash, now]);
  if (!session) return null;
  if (now.getTime() - session.lastUsedAt.getTime() > noteUseAfter) await sql(noteUseStatement, [tokenHash, now]);
  return { id: session.userId };
}

/** Ends the session of a token. A session that has ended is not an error. */
export async function closeSession(sql: Sql, token: string): Promise<void> {
  await sql(closeStatement, [hashToken(token)]);
}
