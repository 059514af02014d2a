import type { Context, Reader } from '../context.ts';
import { reread } from '../context.ts';
import { statement } from '../database/sql.ts';
import { requireSession } from '../lib/access.ts';
import type { Connection } from '../lib/connection.ts';
import { DomainError } from '../lib/errors.ts';
import { isId } from '../lib/ids.ts';
import type { Owned } from '../lib/ownedPages.ts';
import { latest, ownedPages } from '../lib/ownedPages.ts';
import type { PageArguments } from '../lib/paginate.ts';
import type { User } from '../users/User.ts';
import { userPolicy } from '../users/userPolicy.ts';
import { hashToken, sessionLifetime } from './sessions.ts';
import type { UserSession } from './UserSession.ts';

// The sign-ins of a member, for that member to look through and to end.

/** A row of the list; the hash tells which of them is the caller's. */
type SessionRow = Omit<UserSession, 'isCurrent'> & { tokenHash: string };

/**
 * The id of a session as SQL: of what is kept of its token, which is a hash itself, so that no id leads back to a token. It is
 * a UUID of version 8, which is for those of one's own making.
 */
export const sessionIdOf = (alias: string) =>
  `overlay(overlay(md5(${alias}.token_hash) placing '8' from 13 for 1) placing '8' from 17 for 1)::uuid`;
const isAlive = (alias: string) => `${alias}.last_used_at >= now() - make_interval(secs => ${sessionLifetime})`;

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
  `delete from session s where s.user_id = $1 and ${sessionIdOf('s')} = $2 returning ${sessionIdOf('s')} as id`,
);
const endOthersStatement = statement(
  'session.endOthers',
  `delete from session where user_id = $1 and token_hash <> $2 returning 1`,
);

/** Pages of the sessions of members, the newest first. */
export const sessionPages = ({ sql }: Reader) =>
  ownedPages((values) => sql<Owned<SessionRow>>(pagesStatement, values), latest);

/** A page of the viewer's own sessions, the newest first; null where the member is another. */
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

/** Ends a session of the viewer's own. Throws UNAUTHENTICATED, FORBIDDEN for access tokens, NOT_FOUND. */
export async function endSession(ctx: Context, id: string): Promise<{ endedSessionId: string }> {
  const { viewer } = requireSession(ctx);
  const [ended] = isId(id) ? await ctx.sql<{ id: string }>(endStatement, [viewer.id, id]) : [];
  if (!ended) throw new DomainError('NOT_FOUND', 'Session not found');
  reread(ctx);
  return { endedSessionId: ended.id };
}

/** Ends every session of the viewer's but the one that signs this request in. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function endOtherSessions(ctx: Context): Promise<{ endedCount: number }> {
  const { viewer, sessionToken } = requireSession(ctx);
  const ended = await ctx.sql(endOthersStatement, [viewer.id, hashToken(sessionToken)]);
  reread(ctx);
  return { endedCount: ended.length };
}
