import { randomBytes } from 'node:crypto';
import { hashToken } from '../auth/sessions.ts';
import type { Sql } from '../database/sql.ts';
import { statement } from '../database/sql.ts';
import type { SignedIn } from '../lib/access.ts';
import type { TokenScope } from './AccessToken.ts';

// The secrets of access tokens. They begin with letters of our own, so that people and scanners of published code know
// one when they see it, and so that no secret is ever looked up as a session.

const prefix = 'cct_';
const secretBytes = 32;
const secretPattern = /^cct_[A-Za-z0-9_-]{43}$/;

// Use is noted once a minute at most: of many requests at once the first writes, and the others find it written.
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

/** A new secret: 256 bits of chance behind the prefix. */
export const newSecret = (): string => prefix + randomBytes(secretBytes).toString('base64url');

/** Whether a text could be the secret of an access token, and so is no session's. */
export const isSecret = (text: string): boolean => text.startsWith(prefix) && secretPattern.test(text);

/** The member whom an access token signs in, null when it is unknown, revoked or expired. One statement, use included. */
export async function signInByToken(sql: Sql, secret: string, now: Date): Promise<SignedIn | null> {
  const [token] = await sql<{ id: string; userId: string; scope: TokenScope }>(useStatement, [hashToken(secret), now]);
  return token ? { viewer: { id: token.userId }, access: { kind: 'token', scope: token.scope, id: token.id } } : null;
}
