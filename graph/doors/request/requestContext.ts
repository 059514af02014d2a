import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLifetime, viewerOf } from '../../auth/sessions.ts';
import { isSecret, signInByToken } from '../../auth/tokenSignIn.ts';
import type { Context, Services, SessionCookie } from '../../context.ts';
import { countFor } from '../../platform/database/connectionPlaces.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Env } from '../../platform/env/env.ts';
import { operationClock } from '../../platform/graphql/operationClock.ts';
import { callerAddress } from '../../platform/http/callerAddress.ts';
import { isHttps } from '../../platform/http/isHttps.ts';
import { isForeign, limitAddress } from '../../platform/http/limitAddress.ts';
import { originOf } from '../../platform/http/originOf.ts';
import { crossSiteError, isCrossSite, isWrite } from '../../platform/http/sameOrigin.ts';
import { type Caller, callerOf, limitKey, type SignedIn } from '../../platform/lib/access.ts';
import type { Viewer } from '../../platform/lib/allow.ts';
import { DomainError, endedSession } from '../../platform/lib/errors.ts';
import { isToken } from '../../platform/lib/tokens.ts';
import { boardOf } from './boardOf.ts';
import { attemptCookie, deviceCookie, tokenCookieOf } from './tokenCookieOf.ts';

const cookieName = 'session_id';
// A browser accepts this name only from this exact host by https, so that no other host of the domain can set a
// session.
const secureCookieName = `__Host-${cookieName}`;

export interface Backend {
  orm: MikroORM;
  sql: Sql;
  services: Services;
  publicUrl: string | undefined;
  /** The units for visitors, if the operator has set them: on the board, or else UNITS. */
  readonly units: Env['units'];
  /** How large an answer may be, in bytes of JSON. */
  answerBytes: number;
}

/** Whether a request has a session cookie, valid or not. */
export const hasSessionCookie = ({ cookies }: FastifyRequest): boolean =>
  [cookieName, secureCookieName].some((name) => cookies[name] !== undefined);

/** The credentials of a caller. */
export interface Credentials {
  bearer: string | null;
  cookieToken: string | null;
}

const scheme = /^Bearer\b/i;

/** The token of a header of the form `Bearer …`, or null for any other form. */
function bearerIn(header: string): string | null {
  return scheme.test(header) ? header.replace(scheme, '').trim() : null;
}

/**
 * Reads credentials from the Authorization header and the cookie. An empty header means a visitor: a program that sends
 * one must not act by a cookie that a browser adds.
 */
export function credentialsOf(authorization: unknown, cookieToken: string | null): Credentials {
  if (authorization === '') return { bearer: null, cookieToken: null };
  return { bearer: typeof authorization === 'string' ? bearerIn(authorization) : null, cookieToken };
}

/** The session’s token in the cookie. By https the plain cookie signs nobody in: programs only read its value from the login response. */
function cookieTokenOf({ cookies }: FastifyRequest, secure: boolean): string | null {
  return cookies[secure ? secureCookieName : cookieName] ?? null;
}

function sessionCookie(request: FastifyRequest, reply: FastifyReply, { publicUrl }: Backend): SessionCookie {
  const secure = isHttps(request, publicUrl);
  const names = secure ? [cookieName, secureCookieName] : [cookieName];
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    token: cookieTokenOf(request, secure),
    device: request.headers['user-agent']?.slice(0, 300) ?? null,
    set(token) {
      for (const name of names) reply.setCookie(name, token, { ...options, maxAge: sessionLifetime });
    },
    clear() {
      for (const name of names) reply.clearCookie(name, options);
    },
  };
}

/** The member of a session, or null if the token matches no session. */
async function bySession(sql: Sql, token: string | null, now: Date): Promise<SignedIn | null> {
  const viewer = await viewerOf(sql, token, now);
  return viewer && token ? { viewer, access: { kind: 'session', scope: 'write', token } } : null;
}

/** The member of a Bearer token: a session’s token or an access token. */
async function byBearer(sql: Sql, token: string | null, now: Date): Promise<SignedIn | null> {
  return token && isSecret(token) ? signInByToken(sql, token, now) : bySession(sql, token, now);
}

const mayBeToken = (text: string): boolean => isToken(text) || isSecret(text);

/** Signs in by a valid Bearer token, else by a valid cookie. */
export async function signIn({ sql }: Pick<Backend, 'sql'>, { bearer, cookieToken }: Credentials, now: Date) {
  const bearing = await byBearer(sql, bearer, now);
  if (bearing) return { ...bearing, isByBearer: true, hasInvalidToken: false };
  const { viewer, access } = (await bySession(sql, cookieToken, now)) ?? { viewer: null, access: null };
  return { viewer, access, isByBearer: false, hasInvalidToken: bearer !== null && !viewer };
}

/** Creates the entity manager when it is first read: it is expensive, and requests that only read do not need it. */
function managing(orm: MikroORM, caller: Caller): Pick<Context, 'em'> {
  let made: Context['em'] | undefined;
  // The getter is on the prototype, because Apollo Server copies the context and would call the getter of an own
  // property.
  return Object.create({
    get em() {
      made ??= countFor(orm.em.fork(), caller);
      return made;
    },
  });
}

/**
 * Signs in a new request or connection. Throws RATE_LIMITED for an invalid token if the address has sent too many, but not for a cookie
 * alone: its reader is then a visitor, who can sign in again.
 */
export async function signInCaller(backend: Backend, credentials: Credentials, now: Date, address: string) {
  const { bearer, cookieToken } = credentials;
  const find = () => signIn(backend, credentials, now);
  const tokens = [bearer, cookieToken].filter((token) => token !== null).filter(mayBeToken);
  if (tokens.length === 0) return find();
  const guess = { tokens, address, isForgiven: bearer === null };
  return backend.services.guesses.lookUp(guess, find, (signedIn) => {
    if (!signedIn.viewer) return null;
    return signedIn.isByBearer ? bearer : cookieToken;
  });
}

/** The member of the session in the cookie of a page’s request, or null. Throws RATE_LIMITED as `signInCaller` does. */
export async function viewerByCookie(request: FastifyRequest, backend: Backend): Promise<Viewer | null> {
  const cookieToken = cookieTokenOf(request, isHttps(request, backend.publicUrl));
  if (cookieToken === null) return null;
  const address = limitAddress(request, backend.publicUrl);
  const { viewer } = await signInCaller(backend, { bearer: null, cookieToken }, new Date(), address);
  return viewer;
}

/** The parts of the context that only the transport can supply. */
type Facts = Pick<
  Context,
  | 'viewer'
  | 'access'
  | 'cookie'
  | 'attempt'
  | 'deviceCookie'
  | 'board'
  | 'requestId'
  | 'origin'
  | 'address'
  | 'isForeign'
  | 'isByBearer'
  | 'hasInvalidToken'
  | 'now'
  | 'share'
>;

/** Creates a context with its own loaders and unit of work. */
export function assembleContext({ orm, sql: shared, services }: Backend, facts: Facts): Context {
  const { now, access } = facts;
  const clock = operationClock();
  const caller = callerOf({ ...facts, clock });
  const sql = services.fairSql(shared, { key: limitKey(facts), address: facts.address });
  const as = (viewer: Viewer | null) => ({ viewer, load: services.makeLoaders({ viewer, access, sql, now }) });
  return Object.assign(managing(orm, caller), {
    ...facts,
    ...as(facts.viewer),
    as,
    cost: null,
    clock,
    sql,
    services,
  });
}

/**
 * Creates the context of a request. A valid Bearer token signs in, else a valid cookie. A write without a Bearer token
 * must come from our own pages, because browsers add cookies to requests from other sites.
 */
async function makeContext(request: FastifyRequest, reply: FastifyReply, backend: Backend): Promise<Context> {
  const now = new Date();
  const cookie = sessionCookie(request, reply, backend);
  const credentials = credentialsOf(request.headers.authorization, cookie.token);
  const address = callerAddress(request);
  const isCrossSiteWrite = isWrite(request.method) && isCrossSite(request, backend.publicUrl);
  // Most of these are known for what they are without looking anything up.
  if (isCrossSiteWrite && credentials.bearer === null) throw crossSiteError();
  const signedIn = await signInCaller(backend, credentials, now, limitAddress(request, backend.publicUrl));
  if (isCrossSiteWrite && !signedIn.isByBearer) {
    throw signedIn.hasInvalidToken ? new DomainError('UNAUTHENTICATED', endedSession) : crossSiteError();
  }
  if (!signedIn.viewer && credentials.cookieToken) cookie.clear();
  return assembleContext(backend, {
    ...signedIn,
    now,
    cookie,
    attempt: tokenCookieOf(request, reply, backend.publicUrl, attemptCookie),
    deviceCookie: tokenCookieOf(request, reply, backend.publicUrl, deviceCookie),
    board: boardOf(request, reply, backend, address),
    requestId: request.id,
    origin: () => originOf(request, backend.publicUrl),
    address,
    isForeign: isForeign(request, backend.publicUrl),
    share: null,
  });
}

/**
 * Checks the session again after a slow upload, because it may have ended since the headers arrived. Throws
 * UNAUTHENTICATED if it has. A session of the board is looked up again by the mutation.
 */
export async function signInAfterBody(request: FastifyRequest, { sql, services }: Backend): Promise<void> {
  const { viewer, isByBearer, cookie, board, now: began } = contextOf(request);
  const now = new Date();
  if (now.getTime() - began.getTime() < services.pace.maxTrust) return;
  board.forget();
  if (!viewer) return;
  const bearer = bearerIn(request.headers.authorization ?? '');
  const again = await signIn({ sql }, { bearer, cookieToken: cookie.token }, now);
  if (again.viewer?.id === viewer.id && again.isByBearer === isByBearer) return;
  throw new DomainError('UNAUTHENTICATED', endedSession);
}

const contexts = new WeakMap<FastifyRequest, Context>();

/** An `onRequest` hook: creates the context of each request from its headers, before the body is read. */
export const prepareContext = (backend: Backend) => async (request: FastifyRequest, reply: FastifyReply) => {
  contexts.set(request, await makeContext(request, reply, backend));
};

/** The `extensions` of every answer, refusals too: the cost of the operation, null where it is not known. */
export function costExtension(ctx: Pick<Context, 'cost'> | undefined, limit: number) {
  return { cost: { requested: ctx?.cost?.total ?? null, limit } };
}

/** The context of the request, if it has been created. */
export const contextIfMade = (request: FastifyRequest): Context | undefined => contexts.get(request);

/** The context that `prepareContext` created for the request. */
export function contextOf(request: FastifyRequest): Context {
  const ctx = contexts.get(request);
  if (!ctx) throw new Error('prepareContext has not run for this request');
  return ctx;
}
