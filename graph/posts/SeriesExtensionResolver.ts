import { Arg, Args, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Post } from '../model/posts/Post.ts';
import { Ride } from '../model/rides/Ride.ts';
import { maxSeriesDates } from '../model/rides/RideSeries.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { User } from '../model/users/User.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { endSeries } from './seriesEnd.ts';
import { extendSeries } from './seriesExtension.ts';
import { EndSeriesArguments, ExtendSeriesInput } from './seriesInputs.ts';

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

  @AtMost(maxSeriesDates)
  @Field(() => [Ride], { description: `The dates that are called off now, at most ${maxSeriesDates}.` })
  calledOff: RideRow[];

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
      'Ends a series of the viewer from one date on: deletes this date and all later ones, and ends the rule before them. Dates that other members have joined or wait for can be called off instead, or kept. Dates in the past stay. Each participant is notified once, not for each date. A deletion cannot be undone: `extendSeries` adds new dates. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for the ride of another member, BAD_USER_INPUT for a ride without a series, and without a reason to call off.',
  })
  endSeries(@Args(() => EndSeriesArguments) ending: EndSeriesArguments, @Ctx() ctx: Context) {
    return endSeries(ctx, ending);
  }
}
