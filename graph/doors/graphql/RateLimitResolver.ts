import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { shareOf } from '../request/shareOf.ts';
import { RateLimit } from './RateLimit.ts';

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
