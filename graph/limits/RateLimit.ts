import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'How a caller stands with the limit that the present request counts towards: reads for queries. What counts together is what one access token sends, else one member by their sessions, else one network address. The window opens with the first request and lasts as long as the operator says, a minute unless they say otherwise; at its end the whole limit is there again.',
})
export class RateLimit {
  @Field(() => Int, { description: 'How much of the limit this request has taken.' })
  cost: number;

  @Field(() => Int, { description: 'How much there is in a window: 3,000 reads unless the operator says otherwise.' })
  limit: number;

  @Field(() => Int, {
    description: 'How much is left of it, this request taken off; at 0 the next one is RATE_LIMITED.',
  })
  remaining: number;

  @Field(() => Date, { description: 'When the window ends (UTC).' })
  resetAt: Date;
}
