import type { FastifyReply, FastifyRequest } from 'fastify';
import { attemptSeconds } from '../../auth/attempts.ts';
import { deviceLifetime } from '../../auth/knownDevices.ts';
import type { TokenCookie } from '../../context.ts';
import { isHttps } from '../../platform/http/isHttps.ts';

interface CookieKind {
  readonly name: string;
  /** How long a browser keeps it, in seconds. */
  readonly seconds: number;
}

/** Ties a sign-in to the browser that began it. Only requests of our own pages read it. */
export const attemptCookie: CookieKind = { name: 'sign_in_attempt', seconds: attemptSeconds };

/** Identifies a device from one sign-in to the next. It signs nobody in. */
export const deviceCookie: CookieKind = { name: 'device', seconds: deviceLifetime };

/** A cookie of the caller that holds a token other than that of a session. */
export function tokenCookieOf(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
  { name: plainName, seconds }: CookieKind,
): TokenCookie {
  const secure = isHttps(request, publicUrl);
  // A browser accepts this name only from this exact host by https.
  const name = secure ? `__Host-${plainName}` : plainName;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    token: request.cookies[name] ?? null,
    set: (token) => void reply.setCookie(name, token, { ...options, maxAge: seconds }),
    clear: () => void reply.clearCookie(name, options),
  };
}
