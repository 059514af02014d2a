import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Post } from '../model/posts/Post.ts';
import { extendSeries } from './seriesExtension.ts';
import { ExtendSeriesInput } from './seriesInputs.ts';

@ObjectType({ description: 'The result of extending a series.' })
class ExtendSeriesPayload {
  @Field(() => Post, { description: 'The post of the ride, with the new dates in its `series`.' })
  post: Post;
}

@Resolver()
export class SeriesExtensionResolver {
  @Mutation(() => ExtendSeriesPayload, {
    description:
      'Gives a series of the viewer a later end. Members who have joined the series take part in the new dates, or wait if they are full. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for the ride of another member, BAD_USER_INPUT for a ride without a series and for too many dates, CONFLICT for ride 501 of the viewer that starts in the future, RATE_LIMITED beyond the limit of texts.',
  })
  async extendSeries(
    @Arg('input', () => ExtendSeriesInput, { description: 'The series and its new end.' }) input: ExtendSeriesInput,
    @Ctx() ctx: Context,
  ) {
    return { post: await extendSeries(ctx, input) };
  }
}
