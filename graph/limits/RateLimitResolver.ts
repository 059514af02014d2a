import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { RateLimit } from './RateLimit.ts';
import { shareOf } from './shareOf.ts';

@Resolver(() => RateLimit)
export class RateLimitResolver {
  @Query(() => RateLimit, {
    description: 'How the caller stands with their limit. Asking costs nothing beyond the request that asks.',
  })
  rateLimit(@Ctx() ctx: Context): RateLimit {
    return shareOf(ctx);
  }
}
