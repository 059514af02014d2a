import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, clearLoaders } from '../context.ts';
import { AccessToken } from '../model/auth/AccessToken.ts';
import { lockSession } from '../model/auth/lockSession.ts';
import type { Reader } from '../model/reader.ts';
import { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { latest, type Owned, ownedPages } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import type { PageArguments } from '../platform/graphql/paginate.ts';
import { requireSession } from '../platform/lib/access.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { hashToken } from '../platform/lib/tokens.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';
import { deviceHashOf } from './knownDevices.ts';
import { dropPendingAddress } from './mailAddresses.ts';
import { hasPassword } from './requirePassword.ts';
import { revokeLinks } from './revokeLinks.ts';
import { livesAt } from './sessions.ts';
import type { UserSession } from './UserSession.ts';

// The sign-ins of a member, which that member can list and end.

/** A row of the list. The hash identifies the caller's own session. */
type SessionRow = Omit<UserSession, 'isCurrent'> & { tokenHash: string };

/**
 * The id of a session as SQL: a hash of the stored token hash, so that the id does not reveal a token. It is a UUID of
 * version 8, the version for custom formats.
 */
export const sessionIdOf = (alias: string) =>
  `overlay(overlay(md5(${alias}.token_hash) placing '8' from 13 for 1) placing '8' from 17 for 1)::uuid`;
const isAlive = (alias: string) => livesAt(alias, 'now()');

const pagesStatement = statement(
  'session.pages',
  `select s.*
   from unnest($1::uuid[]) owner(id)
   cross join lateral (
     select ${sessionIdOf('s')} as id, s.token_hash as "tokenHash", s.device, s.created_at as "createdAt",
       s.last_used_at as "lastUsedAt", owner.id as "ownerId", s.created_at as "listedAt"
     from session s
     where s.user_id = owner.id and ${isAlive('s')} and (s.created_at, ${sessionIdOf('s')}) < ($2::timestamptz, $3::uuid)
     order by s.created_at desc, ${sessionIdOf('s')} desc limit $4 offset $5
   ) s
   order by s."listedAt" desc, s.id desc`,
);
const endStatement = statement(
  'session.end',
  `delete from session s where s.user_id = $1 and ${sessionIdOf('s')} = $2
   returning ${sessionIdOf('s')} as id, s.token_hash as "tokenHash"`,
);
// Forgets the devices too, so that the next sign-in there is mailed.
const endOthersStatement = statement(
  'session.endOthers',
  `with forgotten as (delete from known_device where user_id = $1 and token_hash <> $3)
   delete from session where user_id = $1 and token_hash <> $2 returning 1`,
);

const cursors = timeCursors('sessions');

/** Pages of the sessions of members, the newest first. */
export const sessionPages = ({ sql }: Reader) =>
  ownedPages(cursors, (values) => sql<Owned<SessionRow>>(pagesStatement, values), latest);

/** A page of the viewer's own sessions, the newest first. Null if the member is not the viewer. */
export async function listSessions(
  ctx: Context,
  user: User,
  page: PageArguments,
): Promise<Connection<UserSession> | null> {
  if (!userPolicy.readPrivate.may(ctx.viewer, user)) return null;
  const { pageInfo, edges } = await ctx.load.sessionsOfUser.load({ ...page, ownerId: user.id });
  const current = ctx.access?.kind === 'session' ? hashToken(ctx.access.token) : null;
  const shown = edges.map(({ cursor, node: { tokenHash, ...session } }) => ({
    cursor,
    node: { ...session, isCurrent: tokenHash === current },
  }));
  return { pageInfo, edges: shown, nodes: shown.map(({ node }) => node) };
}

/**
 * Ends a session of the viewer's own, and forgets a mail address that is not confirmed, because that session may have asked for it.
 * Another session than that of the request can have made links and access tokens, too: see `endOthers`. Throws UNAUTHENTICATED, FORBIDDEN for access
 * tokens, NOT_FOUND.
 */
export async function endSession(ctx: Context, id: string): Promise<{ endedSessionId: string }> {
  const { viewer, sessionToken } = requireSession(ctx);
  const ended = await inTransaction(ctx.em, async (em) => {
    await lockSession(em, viewer.id, sessionToken);
    const sql = sqlIn(em);
    const [ended] = isId(id) ? await sql<{ id: string; tokenHash: string }>(endStatement, [viewer.id, id]) : [];
    if (!ended) throw new DomainError('NOT_FOUND', 'Session not found');
    await dropPendingAddress(sql, viewer.id);
    if (ended.tokenHash !== hashToken(sessionToken)) await revokeWithoutPassword(ctx, em, viewer.id);
    return ended;
  });
  noteSecurity(ctx, 'sessionEnded', { userId: viewer.id });
  clearLoaders(ctx);
  return { endedSessionId: ended.id };
}

/** Revokes the access tokens and links of a member without a password, who cannot revoke them by a new one. */
async function revokeWithoutPassword(ctx: Context, em: EntityManager, userId: string): Promise<void> {
  const member = await em.findOneOrFail(User, userId, { fields: ['passwordHash'] });
  if (hasPassword(ctx.services, member)) return;
  await em.nativeDelete(AccessToken, { userId });
  await revokeLinks(em, userId);
}

/**
 * Ends the other sessions of a member, forgets their devices, and a mail address that is not confirmed, because one of those sessions may
 * have asked for it. A member without a password, who cannot change it, loses their access tokens, calendar links and links to groups too. The transaction must have locked the
 * session of the request: a change of the mail address by another session waits for that lock, or these statements find it. Returns how many ended.
 */
export async function endOthers(ctx: Context, em: EntityManager): Promise<number> {
  const { viewer, sessionToken } = requireSession(ctx);
  const sql = sqlIn(em);
  await dropPendingAddress(sql, viewer.id);
  await revokeWithoutPassword(ctx, em, viewer.id);
  return (await sql(endOthersStatement, [viewer.id, hashToken(sessionToken), deviceHashOf(ctx, viewer.id)])).length;
}

/** Revokes the access tokens that a member has made since a way to sign in was added: a person who used it may have made them. */
export const revokeTokensSince = (transaction: EntityManager, userId: string, since: Date): Promise<number> =>
  transaction.nativeDelete(AccessToken, { userId, createdAt: { $gte: since } });

/** Ends every session of the viewer except the one of this request, as `endOthers`. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function endOtherSessions(ctx: Context): Promise<{ endedCount: number }> {
  const { viewer, sessionToken } = requireSession(ctx);
  const endedCount = await inTransaction(ctx.em, async (em) => {
    await lockSession(em, viewer.id, sessionToken);
    return endOthers(ctx, em);
  });
  noteSecurity(ctx, 'otherSessionsEnded', { userId: viewer.id, endedSessions: endedCount });
  clearLoaders(ctx);
  return { endedCount };
}

export const sessionLoaders = (reader: Reader) => ({
  /** Not filtered by viewer: only for the domain, which returns members their own sessions only. */
  sessionsOfUser: sessionPages(reader),
});
