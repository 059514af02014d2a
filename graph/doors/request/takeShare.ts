import type { Context } from '../../context.ts';
import { limitKey } from '../../platform/lib/access.ts';
import { DomainError } from '../../platform/lib/errors.ts';

/**
 * Counts the request in a rate limit and stores the state of that limit in the context, even if it is used up. Throws
 * RATE_LIMITED if it is. An operator who is no member has a share of their own once that of the visitors at the address is used up.
 */
export async function takeShare(ctx: Context, bucket: 'reads' | 'writes', key = limitKey(ctx)): Promise<void> {
  try {
    await take(ctx, bucket, key);
  } catch (refusal) {
    // Looked up last, because the cookie of a board that was ended counts as a guess each time.
    const operator = ctx.viewer ? null : await ctx.board.operator();
    if (!operator) throw refusal;
    await take(ctx, bucket, `board:${operator.sessionId}`);
  }
}

async function take(ctx: Context, bucket: 'reads' | 'writes', key: string): Promise<void> {
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
