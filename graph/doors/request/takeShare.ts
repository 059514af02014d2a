import type { Context } from '../../context.ts';
import { limitKey } from '../../platform/lib/access.ts';
import { DomainError } from '../../platform/lib/errors.ts';

/**
 * Counts the request in a rate limit and stores the state of that limit in the context, even if it is used up. Throws
 * RATE_LIMITED if it is.
 */
export async function takeShare(ctx: Context, bucket: 'reads' | 'writes', key = limitKey(ctx)): Promise<void> {
  const { limiter } = ctx.services;
  try {
    ctx.share = await limiter.consume(bucket, key);
  } catch (refusal) {
    if (refusal instanceof DomainError && refusal.retryAfter) {
      const resetAt = new Date(Date.now() + refusal.retryAfter * 1000);
      ctx.share = { cost: 0, limit: limiter.limitOf(bucket), remaining: 0, resetAt };
    }
    throw refusal;
  }
}
