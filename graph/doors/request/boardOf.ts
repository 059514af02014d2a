import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Board, Services } from '../../context.ts';
import type { OperatorAccess } from '../../model/operators/OperatorAccess.ts';
import { findOperator, operatorSessionLifetime } from '../../operators/operatorSessions.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { isHttps } from '../../platform/http/isHttps.ts';
import { isCrossSite } from '../../platform/http/sameOrigin.ts';

const cookieName = 'operator_session';

interface Host {
  readonly sql: Sql;
  readonly services: Pick<Services, 'guesses'>;
  readonly publicUrl: string | undefined;
}

/**
 * The board in a request. Its cookie never signs in a member, and only requests of our own pages use it, also those with a Bearer
 * token. A request that does not ask for the operator looks nothing up.
 */
export function boardOf(request: FastifyRequest, reply: FastifyReply, host: Host, address: string): Board {
  const { sql, services, publicUrl } = host;
  const secure = isHttps(request, publicUrl);
  // A browser accepts this name only from this exact host by https.
  const name = secure ? `__Host-${cookieName}` : cookieName;
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  const token = request.cookies[name] ?? null;
  let found: Promise<OperatorAccess | null> | undefined;
  return {
    cookie: {
      token,
      device: request.headers['user-agent']?.slice(0, 300) ?? null,
      set: (value) => void reply.setCookie(name, value, { ...options, maxAge: operatorSessionLifetime }),
      clear: () => void reply.clearCookie(name, options),
    },
    async operator() {
      if (token === null || isCrossSite(request, publicUrl)) return null;
      found ??= findOperator({ sql, now: new Date(), address, guesses: services.guesses }, token);
      return found;
    },
    forget() {
      found = undefined;
    },
  };
}
