import { randomBytes } from 'node:crypto';
import type { TokenScope } from '../model/auth/AccessToken.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import type { SignedIn } from '../platform/lib/access.ts';
import { hashToken } from '../platform/lib/tokens.ts';

// The secrets of access tokens. Their prefix lets people and secret scanners recognise one in published code, and keeps
// a secret from being looked up as a session.

const prefix = 'cct_';
const secretBytes = 32;
const secretPattern = /^cct_[A-Za-z0-9_-]{43}$/;

// Use is recorded once a minute at most. Of many parallel requests the first writes, and the others find it written.
const useStatement = statement(
  'accessToken.use',
  `with used as (
     select id, user_id, scope from access_token where token_hash = $1 and expires_at > $2::timestamptz
   ), noted as (
     update access_token t set last_used_at = $2::timestamptz from used
     where t.id = used.id and (t.last_used_at is null or t.last_used_at <= $2::timestamptz - interval '1 minute')
   )
   select id, user_id as "userId", scope from used`,
);

/** A new secret: the prefix and 256 random bits. */
export const newSecret = (): string => prefix + randomBytes(secretBytes).toString('base64url');

/** Whether a text has the form of an access token's secret, which no session token has. */
export const isSecret = (text: string): boolean => text.startsWith(prefix) && secretPattern.test(text);

/**
 * The member whom an access token signs in. Null if it is unknown, revoked or expired. One statement, which also
 * records the use.
 */
export async function signInByToken(sql: Sql, secret: string, now: Date): Promise<SignedIn | null> {
  const [token] = await sql<{ id: string; userId: string; scope: TokenScope }>(useStatement, [hashToken(secret), now]);
  return token ? { viewer: { id: token.userId }, access: { kind: 'token', scope: token.scope, id: token.id } } : null;
}
