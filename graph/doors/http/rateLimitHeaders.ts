import type { FastifyInstance } from 'fastify';
import type { Share } from '../../platform/limits/rateLimiter.ts';
import { contextIfMade } from '../request/requestContext.ts';

export const rateLimitNames = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;

/** The state of the rate limit of a request, as headers. `ratelimit-reset` is in seconds from now. */
export function rateLimitHeaders({
  limit,
  remaining,
  resetAt,
}: Share): Record<(typeof rateLimitNames)[number], string> {
  const seconds = Math.max(0, Math.ceil((resetAt.getTime() - Date.now()) / 1000));
  return { 'ratelimit-limit': `${limit}`, 'ratelimit-remaining': `${remaining}`, 'ratelimit-reset': `${seconds}` };
}

/** Sends these headers with every GraphQL and REST response, except those that shared caches may store. */
export function sendRateLimits(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const share = contextIfMade(request)?.share;
    const isPublic = String(reply.getHeader('cache-control')).startsWith('public');
    if (share && !isPublic && !reply.hasHeader('ratelimit-limit')) reply.headers(rateLimitHeaders(share));
  });
}
