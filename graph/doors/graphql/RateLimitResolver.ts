import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import type { Share } from '../../platform/limits/rateLimiter.ts';

@ObjectType({
  description:
    'The state of the rate limit that counts this request: for a query, the limit of reads. All sessions and access tokens of one member share a limit. All visitors at one network address share a limit. The window starts with the first request and lasts one minute unless the operator sets another length. When it ends, the full limit is available again.',
})
class RateLimit {
  @Field(() => Int, { description: 'The number of requests that this operation was counted as.' })
  cost: number;

  @Field(() => Int, {
    description: 'The number of requests allowed in a window: 3,000 reads unless the operator sets another number.',
  })
  limit: number;

  @Field(() => Int, {
    description:
      'The number of requests left in the window, after this one. At 0 the next request returns RATE_LIMITED.',
  })
  remaining: number;

  @Field(() => Date, { description: 'The end of the window (UTC).' })
  resetAt: Date;
}

/** The rate limit that this request was counted in. Each entry point counts requests before it runs them. */
function shareOf({ share }: Context): Share {
  if (!share) throw new Error('This request has not been counted in a rate limit');
  return share;
}

@Resolver(() => RateLimit)
export class RateLimitResolver {
  @Query(() => RateLimit, {
    description:
      'The state of the caller’s rate limit. This field adds nothing to the count of the request that reads it.',
  })
  rateLimit(@Ctx() ctx: Context): RateLimit {
    return shareOf(ctx);
  }
}
