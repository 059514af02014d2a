import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, clearLoaders } from '../context.ts';
import { AccessToken } from '../model/auth/AccessToken.ts';
import { lockSession } from '../model/auth/lockSession.ts';
import type { Reader } from '../model/reader.ts';
import type { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { latest, type Owned, ownedPages } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import type { PageArguments } from '../platform/graphql/paginate.ts';
import { requireSession } from '../platform/lib/access.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId, newId } from '../platform/lib/ids.ts';
import { hashToken } from '../platform/lib/tokens.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';
import { requireRecentPassword } from './requirePassword.ts';
import type { CreateAccessTokenInput } from './tokenInputs.ts';
import { newSecret } from './tokenSignIn.ts';

// The access tokens that members create for programs. Only a session creates and revokes them, whatever the scope of a
// token. Only their member can list them.

const maxTokens = 50;
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

const cursors = timeCursors('accessTokens');

/** Pages of the tokens of members, the newest first. */
export const accessTokenPages = ({ sql }: Reader) =>
  ownedPages(cursors, (values) => sql<Owned<AccessToken>>(pagesStatement, values), latest);

/** A page of the viewer's own tokens, the newest first, expired ones included. Null if the member is not the viewer. */
export async function listAccessTokens(
  ctx: Context,
  user: User,
  page: PageArguments,
): Promise<Connection<AccessToken> | null> {
  if (!userPolicy.readPrivate.may(ctx.viewer, user)) return null;
  return ctx.load.accessTokensOfUser.load({ ...page, ownerId: user.id });
}

/**
 * Creates a token and returns its secret, which is not stored. Throws UNAUTHENTICATED, FORBIDDEN for access tokens,
 * BAD_USER_INPUT, also for a session that needs the password again, RATE_LIMITED, and CONFLICT for an id that is taken
 * and for the 51st token.
 */
export async function createAccessToken(
  ctx: Context,
  input: CreateAccessTokenInput,
): Promise<{ accessToken: AccessToken; secret: string }> {
  const { viewer, sessionToken } = requireSession(ctx);
  await requireRecentPassword(ctx, input.currentPassword);
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
  await insert(ctx, accessToken, sessionToken);
  ctx.services.guesses.noteGood(secret);
  noteSecurity(ctx, 'accessTokenCreated', { userId: viewer.id, tokenId: accessToken.id, scope: accessToken.scope });
  clearLoaders(ctx);
  return { accessToken, secret };
}

const idIsTaken = () =>
  new DomainError('CONFLICT', 'This id is taken: a secret is shown only once, so create another token', {
    field: 'id',
  });

async function insert(ctx: Context, accessToken: AccessToken, sessionToken: string): Promise<void> {
  try {
    await inTransaction(ctx.em, async (em) => {
      await lockSession(em, accessToken.userId, sessionToken);
      await makeRoom(em, accessToken);
      em.persist(accessToken);
    });
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? idIsTaken() : error;
  }
}

/** Deletes expired tokens. Throws CONFLICT for a repeated id and for one token too many. */
async function makeRoom(em: EntityManager, { id, userId, createdAt }: AccessToken): Promise<void> {
  if ((await em.count(AccessToken, { id })) > 0) throw idIsTaken();
  await em.nativeDelete(AccessToken, { userId, expiresAt: { $lte: createdAt } });
  if ((await em.count(AccessToken, { userId })) < maxTokens) return;
  throw new DomainError('CONFLICT', `You have ${maxTokens} access tokens, the maximum: revoke one first`);
}

/** Revokes a token of the viewer's own. Throws UNAUTHENTICATED, FORBIDDEN for access tokens, NOT_FOUND. */
export async function revokeAccessToken(ctx: Context, tokenId: string): Promise<{ revokedTokenId: string }> {
  const { viewer } = requireSession(ctx);
  const [revoked] = isId(tokenId) ? await ctx.sql<{ id: string }>(revokeStatement, [tokenId, viewer.id]) : [];
  if (!revoked) throw new DomainError('NOT_FOUND', 'Access token not found');
  noteSecurity(ctx, 'accessTokenRevoked', { userId: viewer.id, tokenId: revoked.id });
  clearLoaders(ctx);
  return { revokedTokenId: revoked.id };
}

export const tokenLoaders = (reader: Reader) => ({
  /** Not filtered by viewer: only for the domain, which returns members their own tokens only. */
  accessTokensOfUser: accessTokenPages(reader),
});
