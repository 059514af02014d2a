import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from '../database/sql.ts';
import { statement } from '../database/sql.ts';
import type { Viewer } from '../lib/allow.ts';
import { DomainError } from '../lib/errors.ts';

// A session is one sign-in, carried by a random token of which only the hash is stored. It ends by logout, by suspension
// or after 30 days without use. Use is noted once an hour at most, so that reading costs no write.

/** How long a session lives without use, in seconds. */
export const sessionLifetime = 30 * 24 * 60 * 60;

const noteUseAfter = 60 * 60 * 1000;
const tokenBytes = 32;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text could be the token of a session. */
export const isToken = (text: string): boolean => tokenPattern.test(text);

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

// The share lock waits for a suspension under way, which ends the sessions that it finds: none slips in behind it.
const openStatement = statement(
  'session.open',
  `insert into session (token_hash, user_id, created_at, last_used_at, device)
   select $1, u.id, $3::timestamptz, $3::timestamptz, $4 from "user" u where u.id = $2 and u.suspended_at is null for share
   returning user_id`,
);
const purgeStatement = statement(
  'session.purge',
  `delete from session where user_id = $1 and last_used_at < $2::timestamptz - make_interval(secs => ${sessionLifetime})`,
);
const findStatement = statement(
  'session.find',
  `select user_id as "userId", last_used_at as "lastUsedAt" from session
   where token_hash = $1 and last_used_at >= $2::timestamptz - make_interval(secs => ${sessionLifetime})`,
);
const noteUseStatement = statement('session.noteUse', `update session set last_used_at = $2 where token_hash = $1`);
const closeStatement = statement('session.close', `delete from session where token_hash = $1`);

/**
 * Opens a session on a device and answers its token, which is known to the caller alone from here on. Throws FORBIDDEN for a member
 * who is suspended.
 */
export async function openSession(sql: Sql, userId: string, now: Date, device: string | null = null): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  await sql(purgeStatement, [userId, now]);
  const opened = await sql(openStatement, [hashToken(token), userId, now, device]);
  if (opened.length === 0) throw new DomainError('FORBIDDEN', 'This account is suspended');
  return token;
}

/** The member whom a token signs in, null when it is unknown, ended or expired. */
export async function viewerOf(sql: Sql, token: string | null, now: Date): Promise<Viewer | null> {
  if (!token || !isToken(token)) return null;
  const tokenHash = hashToken(token);
  const [session] = await sql<{ userId: string; lastUsedAt: Date }>(findStatement, [tokenHash, now]);
  if (!session) return null;
  if (now.getTime() - session.lastUsedAt.getTime() > noteUseAfter) await sql(noteUseStatement, [tokenHash, now]);
  return { id: session.userId };
}

/** Ends the session of a token; one that is ended already is no error. */
export async function closeSession(sql: Sql, token: string): Promise<void> {
  await sql(closeStatement, [hashToken(token)]);
}
