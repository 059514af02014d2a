import { createHmac } from 'node:crypto';
import type { Context } from '../context.ts';
import type { SignInAttemptKind } from '../model/auth/SignInAttempt.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { hashToken, isToken, newToken } from '../platform/lib/tokens.ts';

// A sign-in of several steps. Only the browser that began it has its token. One statement takes it, so that of many
// parallel requests one succeeds, and a step cannot be repeated.

/** How long an attempt lasts, in seconds. */
export const attemptSeconds = 10 * 60;

const beginStatement = statement(
  'attempt.begin',
  `insert into sign_in_attempt (token_hash, kind, user_id, issuer, subject, label, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);
const takeStatement = statement(
  'attempt.take',
  `delete from sign_in_attempt where token_hash = $1 and kind = $2 and expires_at > $3
   returning user_id as "userId", issuer, subject, label`,
);

/** The subject of an attempt. */
export interface Attempt {
  /** The member who adds a way to sign in. Null for a sign-in. */
  readonly userId: string | null;
  readonly issuer: string | null;
  readonly subject: string | null;
  readonly label: string | null;
}

/** A secret of an attempt. Nobody can compute it without the token. */
export const secretOf = (token: string, purpose: string): string =>
  createHmac('sha256', token).update(purpose).digest('base64url');

/** Begins an attempt in the browser of the caller and returns its token. */
export async function beginAttempt(
  { sql, now, attempt }: Pick<Context, 'sql' | 'now' | 'attempt'>,
  kind: SignInAttemptKind,
  { userId = null, issuer = null, subject = null, label = null }: Partial<Attempt> = {},
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + attemptSeconds * 1000);
  await sql(beginStatement, [hashToken(token), kind, userId, issuer, subject, label, expiresAt]);
  attempt.set(token);
  return token;
}

/** The error of a sign-in that cannot be finished. */
export const spentAttempt = () => new DomainError('GONE', 'This sign-in has expired or was used: start it again');

/** Takes the attempt of the browser. Throws GONE for an attempt that has expired, was used, or began in another browser. */
export async function takeAttempt(
  { attempt, now }: Pick<Context, 'attempt' | 'now'>,
  kind: SignInAttemptKind,
  sql: Sql,
): Promise<Attempt & { readonly token: string }> {
  const { token } = attempt;
  const [taken] = token && isToken(token) ? await sql<Attempt & {}>(takeStatement, [hashToken(token), kind, now]) : [];
  if (!token || !taken) throw spentAttempt();
  return { ...taken, token };
}
