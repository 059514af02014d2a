import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'The state of the rate limit that counts this request: for a query, the limit of reads. All sessions and access tokens of one member share a limit. All visitors at one network address share a limit. The window starts with the first request and lasts one minute unless the operator sets another length. When it ends, the full limit is available again.',
})
export class RateLimit {
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
