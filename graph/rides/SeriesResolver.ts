import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Ride } from '../model/rides/Ride.ts';
import { maxSeriesDates, RideSeries } from '../model/rides/RideSeries.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { User } from '../model/users/User.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { findRide } from './rides.ts';
import { setSeriesParticipation } from './series.ts';

@ObjectType({ description: 'The result of joining or leaving a series.' })
class SetSeriesParticipationPayload {
  @Field(() => Ride, {
    nullable: true,
    description: 'The ride, with the other dates in `series`. Null when the viewer may no longer read the ride.',
  })
  ride: Ride;

  @Field(() => User, { description: 'The viewer.' })
  viewer: User;
}

@Resolver(() => RideSeries)
export class SeriesResolver {
  @FieldResolver(() => [Ride], {
    description: `The dates to come that the viewer may read, the soonest first, at most ${maxSeriesDates}.`,
  })
  @AtMost(maxSeriesDates)
  dates(@Root() { id }: RideSeries, @Ctx() ctx: Context) {
    return ctx.load.datesOfSeries.load(id);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer has joined the whole series, so that they take part in new dates too. They may have left single dates.',
  })
  viewerHasJoined(@Root() { id }: RideSeries, @Ctx() ctx: Context) {
    return ctx.load.viewerHasJoinedSeries.load(id);
  }

  @Mutation(() => SetSeriesParticipationPayload, {
    description:
      'Joins or leaves all dates to come of the series of a ride that the viewer may read, and its future new dates. With a pace group, the viewer joins the group with the same letter on each date. A date without that letter is joined without a group. For a full date or group the viewer waits for a place. A participant of a date moves to the group if it has a place, and else keeps their place and group there. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT for a ride without a series.',
  })
  setSeriesParticipation(
    @Arg('postId', () => ID, { description: 'The id of the post of any of its dates.' }) postId: string,
    @Arg('participating', () => Boolean, { description: 'true to join, false to leave.' }) participating: boolean,
    @Arg('paceGroupId', () => ID, {
      nullable: true,
      description:
        'The id of a pace group of the date `postId`. New dates of the series use its letter too. When omitted: no group, or the letter that the viewer has in the series.',
    })
    paceGroupId: string | null,
    @Ctx() ctx: Context,
  ) {
    return setSeriesParticipation(ctx, postId, participating, paceGroupId);
  }
}

@Resolver(() => SetSeriesParticipationPayload)
export class SetSeriesParticipationPayloadResolver {
  @FieldResolver(() => Ride, { nullable: true })
  ride(@Root() { ride }: { ride: RideRow }, @Ctx() ctx: Context) {
    return findRide(ctx, ride.id);
  }
}

@Resolver(() => Ride)
export class RideSeriesResolver {
  @FieldResolver(() => RideSeries, {
    nullable: true,
    description: 'The series of which the ride is a date. Null for a ride that does not repeat.',
  })
  series(@Root() { seriesId, seriesRule }: RideRow) {
    return seriesId && { id: seriesId, rule: seriesRule };
  }
}
