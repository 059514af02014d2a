import type { Context } from '../../context.ts';
import type { Share } from '../../platform/limits/rateLimiter.ts';

/** The rate limit that this request was counted in. Each entry point counts requests before it runs them. */
export function shareOf({ share }: Context): Share {
  if (!share) throw new Error('This request has not been counted in a rate limit');
  return share;
}
