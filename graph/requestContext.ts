import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLifetime, viewerOf } from './auth/sessions.ts';
import type { Context, Services, SessionCookie } from './context.ts';
import type { Sql } from './database/sql.ts';
import { makeLoaders } from './features.ts';
import type { Viewer } from './lib/allow.ts';
import { DomainError } from './lib/errors.ts';
import { isForeign, isWrite } from './lib/sameOrigin.ts';

const cookieName = 'session_id';

export interface Backend {
  orm: MikroORM;
  sql: Sql;
  services: Services;
  publicUrl: string | undefined;
}

function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

function sessionCookie(request: FastifyRequest, reply: FastifyReply): SessionCookie {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
  return {
    set: (token) => void reply.setCookie(cookieName, token, { ...options, maxAge: sessionLifetime }),
    clear: () => void reply.clearCookie(cookieName, options),
  };
}

async function signIn(request: FastifyRequest, backend: Backend, now: Date) {
  const bearer = bearerToken(request);
  const byBearer = await viewerOf(backend.sql, bearer, now);
  if (byBearer) return { viewer: byBearer, token: bearer, isByBearer: true, hasInvalidToken: false };
  const cookie = request.cookies[cookieName] ?? null;
  const viewer = await viewerOf(backend.sql, cookie, now);
  return { viewer, token: viewer && cookie, isByBearer: false, hasInvalidToken: bearer !== null && !viewer };
}

/**
 * Makes the context of a request: a valid Bearer token signs in, else a valid cookie. A write that no Bearer token
 * vouches for must come from our own pages, because browsers send cookies along with other sites' requests.
 */
export async function makeContext(request: FastifyRequest, reply: FastifyReply, backend: Backend): Promise<Context> {
  const { orm, sql, services } = backend;
  const now = new Date();
  const { viewer, token, isByBearer, hasInvalidToken } = await signIn(request, backend, now);
  if (!isByBearer && isWrite(request.method) && isForeign(request, backend.publicUrl)) {
    throw new DomainError(
      'FORBIDDEN',
      'This request comes from another site: send it from our own pages or with a Bearer token',
    );
  }
  const cookie = sessionCookie(request, reply);
  if (!viewer && request.cookies[cookieName]) cookie.clear();
  const as = (viewer: Viewer | null) => ({ viewer, load: makeLoaders({ viewer, sql, now }, services) });
  return {
    ...as(viewer),
    as,
    sql,
    now,
    em: orm.em.fork(),
    services,
    cookie,
    requestId: request.id,
    address: request.ip,
    sessionToken: token,
    hasInvalidToken,
  };
}
