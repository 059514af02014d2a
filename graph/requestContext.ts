import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isToken, sessionLifetime, viewerOf } from './auth/sessions.ts';
import type { Context, Services, SessionCookie } from './context.ts';
import type { Sql } from './database/sql.ts';
import { makeLoaders } from './features.ts';
import type { SignedIn } from './lib/access.ts';
import type { Viewer } from './lib/allow.ts';
import { callerAddress } from './lib/callerAddress.ts';
import { DomainError, endedSession } from './lib/errors.ts';
import { isHttps } from './lib/isHttps.ts';
import { isForeign, isWrite } from './lib/sameOrigin.ts';
import { isSecret, signInByToken } from './tokens/tokenSignIn.ts';

const cookieName = 'session_id';

export interface Backend {
  orm: MikroORM;
  sql: Sql;
  services: Services;
  publicUrl: string | undefined;
}

/** Whether a request comes with a session, living or dead. */
export const hasSessionCookie = (request: FastifyRequest): boolean => request.cookies[cookieName] !== undefined;

/** What a caller shows to be signed in. */
export interface Credentials {
  bearer: string | null;
  cookieToken: string | null;
}

/** The token of a header such as `Bearer …`. */
export function bearerIn(header: string | undefined): string | null {
  return /^Bearer\b *(.*)$/i.exec(header ?? '')?.[1] ?? null;
}

function sessionCookie(request: FastifyRequest, reply: FastifyReply, { publicUrl }: Backend): SessionCookie {
  const secure = isHttps(request, publicUrl);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    token: request.cookies[cookieName] ?? null,
    device: request.headers['user-agent']?.slice(0, 300) ?? null,
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

const mayBeToken = (text: string): boolean => isToken(text) || isSecret(text);

/** Whom credentials sign in: a valid Bearer token does, else a valid cookie. */
export async function signIn({ sql }: Pick<Backend, 'sql'>, { bearer, cookieToken }: Credentials, now: Date) {
  const bearing = await byBearer(sql, bearer, now);
  if (bearing) return { ...bearing, isByBearer: true, hasInvalidToken: false };
  const { viewer, access } = (await bySession(sql, cookieToken, now)) ?? { viewer: null, access: null };
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
 * Signs in whoever comes anew, by a request or a connection. Throws RATE_LIMITED, before anything is looked up, for an
 * address that has shown too many tokens that sign nobody in.
 */
export async function signInAnew(backend: Backend, credentials: Credentials, now: Date, address: string) {
  const { bearer, cookieToken } = credentials;
  const { guesses } = backend.services;
  const tokens = [bearer, cookieToken].filter((token) => token !== null).filter(mayBeToken);
  if (tokens.length > 0) await guesses.refuseGuess(tokens, address);
  const signedIn = await signIn(backend, credentials, now);
  const good = signedIn.isByBearer ? bearer : cookieToken;
  if (signedIn.viewer && good) guesses.noteGood(good);
  else if (tokens.length > 0) await guesses.noteGuess(address);
  return signedIn;
}

/** What of a context its door alone knows. */
type Facts = Pick<
  Context,
  'viewer' | 'access' | 'cookie' | 'requestId' | 'address' | 'isByBearer' | 'hasInvalidToken' | 'now' | 'share'
>;

/** Puts a context together, with loaders and a unit of work of its own. */
export function assembleContext({ orm, sql, services }: Backend, facts: Facts): Context {
  const { now } = facts;
  const as = (viewer: Viewer | null) => ({ viewer, load: makeLoaders({ viewer, sql, now }, services) });
  return Object.assign(managing(orm), { ...facts, ...as(facts.viewer), as, asked: null, sql, services });
}

const foreignWrite = () =>
  new DomainError(
    'FORBIDDEN',
    'This request comes from another site: send it from our own pages or with a Bearer token',
  );

/**
 * Makes the context of a request: a valid Bearer token signs in, else a valid cookie. A write that no Bearer token
 * vouches for must come from our own pages, because browsers send cookies along with other sites' requests.
 */
async function makeContext(request: FastifyRequest, reply: FastifyReply, backend: Backend): Promise<Context> {
  const now = new Date();
  const cookie = sessionCookie(request, reply, backend);
  const credentials = { bearer: bearerIn(request.headers.authorization), cookieToken: cookie.token };
  const address = callerAddress(request);
  const isForeignWrite = isWrite(request.method) && isForeign(request, backend.publicUrl);
  // Most of these are known for what they are without looking anything up.
  if (isForeignWrite && credentials.bearer === null) throw foreignWrite();
  const signedIn = await signInAnew(backend, credentials, now, address);
  if (isForeignWrite && !signedIn.isByBearer) {
    throw signedIn.hasInvalidToken ? new DomainError('UNAUTHENTICATED', endedSession) : foreignWrite();
  }
  if (!signedIn.viewer && cookie.token) cookie.clear();
  return assembleContext(backend, {
    ...signedIn,
    now,
    cookie,
    requestId: request.id,
    address,
    share: null,
  });
}

const contexts = new WeakMap<FastifyRequest, Context>();

/** Makes the context of each request from its headers alone, before its body is read: an `onRequest` hook. */
export const prepareContext = (backend: Backend) => async (request: FastifyRequest, reply: FastifyReply) => {
  contexts.set(request, await makeContext(request, reply, backend));
};

/** What is told of the cost of a request's operation, be the request refused. */
export function costTold(ctx: Context | undefined) {
  return ctx?.asked ? { cost: { requested: ctx.asked.cost, limit: ctx.asked.limit } } : undefined;
}

/** The context of the request, if it has got as far as that. */
export const contextIfMade = (request: FastifyRequest): Context | undefined => contexts.get(request);

/** The context that `prepareContext` has made for the request. */
export function contextOf(request: FastifyRequest): Context {
  const ctx = contexts.get(request);
  if (!ctx) throw new Error('prepareContext has not run for this request');
  return ctx;
}
