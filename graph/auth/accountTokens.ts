import type { AccountTokenKind } from '../model/auth/AccountToken.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { hashToken, isToken, newToken } from '../platform/lib/tokens.ts';

// Links about an account: each works once and expires. One statement uses a token, so that of many parallel requests one
// succeeds.

const hour = 60 * 60 * 1000;

/** How long each link works, in hours. */
export const linkHours: Record<AccountTokenKind, number> = { reset: 1, confirm: 24, appeal: 14 * 24 };

const issueStatement = statement(
  'accountToken.issue',
  `insert into account_token (token_hash, kind, user_id, address, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6)`,
);
// The lock waits for a change of the address under way, which then either finds the token and deletes it, or has changed the row.
const issueResetStatement = statement(
  'accountToken.issueReset',
  `with m as (select user_id from mail_address where user_id = $2 and address = $3 for share)
   insert into account_token (token_hash, kind, user_id, created_at, expires_at)
   select $1, 'reset', m.user_id, $4, $5 from m returning user_id`,
);
const revokeStatement = statement('accountToken.revoke', 'delete from account_token where token_hash = $1');
const findStatement = statement(
  'accountToken.find',
  `select user_id as "userId", address, used_at as "usedAt", expires_at as "expiresAt"
   from account_token where token_hash = $1 and kind = $2`,
);
const useStatement = statement(
  'accountToken.use',
  `update account_token set used_at = $3 where token_hash = $1 and kind = $2 and used_at is null and expires_at > $3
   returning user_id as "userId", address`,
);
const dropStatement = statement(
  'accountToken.drop',
  'delete from account_token where user_id = $1 and kind = $2 and used_at is null',
);

export interface Issue {
  readonly kind: AccountTokenKind;
  readonly userId: string;
  /** The address that a token of the kind `confirm` confirms. */
  readonly address: string | null;
  readonly now: Date;
}

interface Found {
  readonly userId: string;
  readonly address: string | null;
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
}

/** The state of a link. */
export type LinkState = 'pending' | 'used' | 'expired';

/** A new token. Its text is not stored. */
export interface Issued {
  readonly token: string;
  readonly expiresAt: Date;
}

function makeToken(kind: AccountTokenKind, now: Date): Issued {
  return {
    token: newToken(),
    expiresAt: new Date(now.getTime() + linkHours[kind] * hour),
  };
}

/** Makes and stores a token. */
export async function issueToken(sql: Sql, { kind, userId, address, now }: Issue): Promise<Issued> {
  const { token, expiresAt } = makeToken(kind, now);
  await sql(issueStatement, [hashToken(token), kind, userId, address, now, expiresAt]);
  return { token, expiresAt };
}

/** Makes and stores a token for a new password, to be sent to an address. Null if that is no longer the member's address. */
export async function issueResetTo(sql: Sql, userId: string, address: string, now: Date): Promise<Issued | null> {
  const { token, expiresAt } = makeToken('reset', now);
  const issued = await sql(issueResetStatement, [hashToken(token), userId, address, now, expiresAt]);
  return issued.length > 0 ? { token, expiresAt } : null;
}

/** Deletes a token that reached nobody. */
export async function revokeToken(sql: Sql, token: string): Promise<void> {
  await sql(revokeStatement, [hashToken(token)]);
}

/** Throws NOT_FOUND for an unknown token. */
async function requireToken(sql: Sql, kind: AccountTokenKind, token: string): Promise<Found> {
  const [found] = isToken(token) ? await sql<Found>(findStatement, [hashToken(token), kind]) : [];
  if (!found) throw unknownLink();
  return found;
}

/** The state of a link. Throws NOT_FOUND. */
export async function linkStateOf(sql: Sql, kind: AccountTokenKind, token: string, now: Date): Promise<LinkState> {
  const { usedAt, expiresAt } = await requireToken(sql, kind, token);
  if (usedAt) return 'used';
  return expiresAt > now ? 'pending' : 'expired';
}

export const unknownLink = () =>
  new DomainError('NOT_FOUND', 'This link is unknown: check that the address is complete');

export const spentLink = (state: Exclude<LinkState, 'pending'>) =>
  new DomainError('GONE', state === 'used' ? 'This link has been used' : 'This link has expired');

/** The member of an unused token. Throws NOT_FOUND, and GONE for a used or expired one. */
export async function ownerOfToken(sql: Sql, kind: AccountTokenKind, token: string, now: Date): Promise<string> {
  const { userId, usedAt, expiresAt } = await requireToken(sql, kind, token);
  if (usedAt || expiresAt <= now) throw spentLink(usedAt ? 'used' : 'expired');
  return userId;
}

/** Uses a token. Throws GONE for all but one of many parallel calls. */
export async function consumeToken(
  sql: Sql,
  kind: AccountTokenKind,
  token: string,
  now: Date,
): Promise<Pick<Found, 'userId' | 'address'>> {
  const [used] = await sql<Pick<Found, 'userId' | 'address'>>(useStatement, [hashToken(token), kind, now]);
  if (!used) throw spentLink('used');
  return used;
}

/** Deletes the unused tokens of a member. The transaction must have locked the member. */
export async function dropTokens(sql: Sql, kind: AccountTokenKind, userId: string): Promise<void> {
  await sql(dropStatement, [userId, kind]);
}
