import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Post } from '../model/posts/Post.ts';
import { maxSeriesDates } from '../model/rides/RideSeries.ts';
import { User } from '../model/users/User.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { endSeries } from './seriesEnd.ts';
import { extendSeries } from './seriesExtension.ts';
import { ExtendSeriesInput } from './seriesInputs.ts';

@ObjectType({ description: 'The result of extending a series.' })
class ExtendSeriesPayload {
  @Field(() => Post, { description: 'The post of the ride, with the new dates in its `series`.' })
  post: Post;
}

@ObjectType({ description: 'The result of ending a series.' })
class EndSeriesPayload {
  @AtMost(maxSeriesDates)
  @Field(() => [ID], {
    description: `The ids of the deleted posts, at most ${maxSeriesDates}. Clients remove them from their caches.`,
  })
  deletedPostIds: string[];

  @Field(() => User, { description: 'The viewer. The counts in their profile may have changed.' })
  viewer: User;
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

  @Mutation(() => EndSeriesPayload, {
    description:
      'Ends a series of the viewer from one date on: deletes this date and all later ones, and ends the rule before them. Dates in the past stay. Each participant is notified once, not for each date. It cannot be undone: `extendSeries` adds new dates. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for the ride of another member, BAD_USER_INPUT for a ride without a series.',
  })
  endSeries(
    @Arg('postId', () => ID, { description: 'The id of the post of the first date to delete.' }) postId: string,
    @Ctx() ctx: Context,
  ) {
    return endSeries(ctx, postId);
  }
}
