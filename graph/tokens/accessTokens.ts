import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Session } from '../auth/Session.ts';
import { hashToken } from '../auth/sessions.ts';
import type { Context, Reader } from '../context.ts';
import { reread } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import { requireSession } from '../lib/access.ts';
import type { Connection } from '../lib/connection.ts';
import { DomainError } from '../lib/errors.ts';
import { isId, newId } from '../lib/ids.ts';
import type { Owned } from '../lib/ownedPages.ts';
import { latest, ownedPages } from '../lib/ownedPages.ts';
import type { PageArguments } from '../lib/paginate.ts';
import type { User } from '../users/User.ts';
import { userPolicy } from '../users/userPolicy.ts';
import { AccessToken } from './AccessToken.ts';
import type { CreateAccessTokenInput } from './tokenInputs.ts';
import { newSecret } from './tokenSignIn.ts';

// The access tokens that members make for programs. Only a session makes and revokes them, whatever the scope of a
// token; nobody but their member is told that they exist.

const maximumTokens = 50;
const dayLength = 24 * 60 * 60 * 1000;

const pagesStatement = statement(
  'accessToken.pages',
  `select t.*
   from unnest($1::uuid[]) owner(id)
   cross join lateral (
     select ${columnsOf(AccessToken, 't')}, owner.id as "ownerId", t.created_at as "listedAt"
     from access_token t where t.user_id = owner.id and (t.created_at, t.id) < ($2::timestamptz, $3::uuid)
     order by t.created_at desc, t.id desc limit $4 offset $5
   ) t
   order by t."listedAt" desc, t.id desc`,
);
const revokeStatement = statement(
  'accessToken.revoke',
  `delete from access_token where id = $1 and user_id = $2 returning id`,
);

// No stronger: whatever the member writes meanwhile refers to that row, and a lock for an update of its key would hold it up.
const lockMemberText = 'select 1 from "user" where id = ? for no key update';

/** Pages of the tokens of members, the newest first. */
export const accessTokenPages = ({ sql }: Reader) =>
  ownedPages((values) => sql<Owned<AccessToken>>(pagesStatement, values), latest);

/** A page of the viewer's own tokens, the newest first, expired ones included; null where the member is another. */
export async function listAccessTokens(
  ctx: Context,
  user: User,
  page: PageArguments,
): Promise<Connection<AccessToken> | null> {
  if (!userPolicy.readPrivate.may(ctx.viewer, user)) return null;
  return ctx.load.accessTokensOfUser.load({ ...page, ownerId: user.id });
}

/**
 * Makes a token and answers its secret, which is known to the caller alone from here on. Throws UNAUTHENTICATED,
 * FORBIDDEN for access tokens, BAD_USER_INPUT, CONFLICT for an id that is taken and for the 51st token.
 */
export async function createAccessToken(
  ctx: Context,
  input: CreateAccessTokenInput,
): Promise<{ accessToken: AccessToken; secret: string }> {
  const { viewer, sessionToken } = requireSession(ctx);
  const secret = newSecret();
  const accessToken = Object.assign(new AccessToken(), {
    id: input.id?.toLowerCase() ?? newId(),
    userId: viewer.id,
    name: input.name.trim(),
    tokenHash: hashToken(secret),
    scope: input.scope,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + input.expiresInDays * dayLength),
  });
  await insert(ctx, accessToken, hashToken(sessionToken));
  reread(ctx);
  return { accessToken, secret };
}

const idIsTaken = () =>
  new DomainError('CONFLICT', 'This id is taken: a secret is shown only once, so make another token', { field: 'id' });

async function insert(ctx: Context, accessToken: AccessToken, sessionHash: string): Promise<void> {
  try {
    await ctx.em.transactional(async (em) => {
      await lockMember(em, accessToken.userId, sessionHash);
      await makeRoom(em, accessToken);
      em.persist(accessToken);
    });
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? idIsTaken() : error;
  }
}

/**
 * Lets the tokens of a member be made one after the other. A suspension and a new password lock the member too and then
 * end what they find: no token slips in behind them by a session that is over.
 */
async function lockMember(em: EntityManager, userId: string, sessionHash: string): Promise<void> {
  await em.execute(lockMemberText, [userId]);
  if ((await em.count(Session, { tokenHash: sessionHash })) > 0) return;
  throw new DomainError('UNAUTHENTICATED', 'Authentication required');
}

/** Sweeps away what has expired and refuses a repetition, and a token too many. */
async function makeRoom(em: EntityManager, { id, userId, createdAt }: AccessToken): Promise<void> {
  if ((await em.count(AccessToken, { id })) > 0) throw idIsTaken();
  await em.nativeDelete(AccessToken, { userId, expiresAt: { $lte: createdAt } });
  if ((await em.count(AccessToken, { userId })) < maximumTokens) return;
  throw new DomainError('CONFLICT', `You have ${maximumTokens} access tokens, the most there may be: revoke one first`);
}

/** Ends a token of the viewer's own. Throws UNAUTHENTICATED, FORBIDDEN for access tokens, NOT_FOUND. */
export async function revokeAccessToken(ctx: Context, tokenId: string): Promise<{ revokedTokenId: string }> {
  const { viewer } = requireSession(ctx);
  const [revoked] = isId(tokenId) ? await ctx.sql<{ id: string }>(revokeStatement, [tokenId, viewer.id]) : [];
  if (!revoked) throw new DomainError('NOT_FOUND', 'Access token not found');
  reread(ctx);
  return { revokedTokenId: revoked.id };
}
