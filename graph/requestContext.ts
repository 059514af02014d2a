import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLifetime, viewerOf } from './auth/sessions.ts';
import type { Context, Services, SessionCookie } from './context.ts';
import type { Sql } from './database/sql.ts';
import { makeLoaders } from './features.ts';
import type { SignedIn } from './lib/access.ts';
import type { Viewer } from './lib/allow.ts';
import { callerAddress } from './lib/callerAddress.ts';
import { DomainError } from './lib/errors.ts';
import { isForeign, isWrite } from './lib/sameOrigin.ts';
import { isSecret, signInByToken } from './tokens/tokenSignIn.ts';

const cookieName = 'session_id';

export interface Backend {
  orm: MikroORM;
  sql: Sql;
  services: Services;
  publicUrl: string | undefined;
}

function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer\b *(.*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

function sessionCookie(request: FastifyRequest, reply: FastifyReply, { publicUrl }: Backend): SessionCookie {
  const secure = request.protocol === 'https' || publicUrl?.startsWith('https:') === true;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    token: request.cookies[cookieName] ?? null,
    set: (token) => void reply.setCookie(cookieName, token, { ...options, maxAge: sessionLifetime }),
    clear: () => void reply.clearCookie(cookieName, options),
  };
}

/** The member of a session, null where the token opens none. */
async function bySession(sql: Sql, token: string | null, now: Date): Promise<SignedIn | null> {
  const viewer = await viewerOf(sql, token, now);
  return viewer && token ? { viewer, access: { kind: 'session', scope: 'write', token } } : null;
}

/** Whom a Bearer token signs in, be it that of a session or one that a member has made for a program. */
async function byBearer(sql: Sql, token: string | null, now: Date): Promise<SignedIn | null> {
  return token && isSecret(token) ? signInByToken(sql, token, now) : bySession(sql, token, now);
}

async function signIn(request: FastifyRequest, cookie: SessionCookie, { sql }: Backend, now: Date) {
  const bearer = bearerToken(request);
  const bearing = await byBearer(sql, bearer, now);
  if (bearing) return { ...bearing, isByBearer: true, hasInvalidToken: false };
  const { viewer, access } = (await bySession(sql, cookie.token, now)) ?? { viewer: null, access: null };
  return { viewer, access, isByBearer: false, hasInvalidToken: bearer !== null && !viewer };
}

/** An entity manager is dear, and requests that only read have no use for one: it is made where it is asked for. */
function managing(orm: MikroORM): Pick<Context, 'em'> {
  let made: Context['em'] | undefined;
  // On the prototype, because Apollo Server copies the context and would ask for whatever it holds itself.
  return Object.create({
    get em() {
      made ??= orm.em.fork();
      return made;
    },
  });
}

/**
 * Makes the context of a request: a valid Bearer token signs in, else a valid cookie. A write that no Bearer token
 * vouches for must come from our own pages, because browsers send cookies along with other sites' requests.
 */
async function makeContext(request: FastifyRequest, reply: FastifyReply, backend: Backend): Promise<Context> {
  const { orm, sql, services } = backend;
  const now = new Date();
  const cookie = sessionCookie(request, reply, backend);
  const { viewer, access, isByBearer, hasInvalidToken } = await signIn(request, cookie, backend, now);
  if (!isByBearer && isWrite(request.method) && isForeign(request, backend.publicUrl)) {
    throw new DomainError(
      'FORBIDDEN',
      'This request comes from another site: send it from our own pages or with a Bearer token',
    );
  }
  if (!viewer && cookie.token) cookie.clear();
  const as = (viewer: Viewer | null) => ({ viewer, load: makeLoaders({ viewer, sql, now }, services) });
  return Object.assign(managing(orm), {
    ...as(viewer),
    as,
    sql,
    now,
    services,
    cookie,
    requestId: request.id,
    address: callerAddress(request),
    access,
    share: null,
    hasInvalidToken,
  });
}

const contexts = new WeakMap<FastifyRequest, Context>();

/** Makes the context of each request from its headers alone, before its body is read: an `onRequest` hook. */
export const prepareContext = (backend: Backend) => async (request: FastifyRequest, reply: FastifyReply) => {
  contexts.set(request, await makeContext(request, reply, backend));
};

/** The context that `prepareContext` has made for the request. */
export function contextOf(request: FastifyRequest): Context {
  const ctx = contexts.get(request);
  if (!ctx) throw new Error('prepareContext has not run for this request');
  return ctx;
}
