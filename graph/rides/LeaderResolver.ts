import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { inputLimits } from '../model/inputLimits.ts';
import { Ride } from '../model/rides/Ride.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { User } from '../model/users/User.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { setRideLeader } from './leaders.ts';
import { findRide } from './rides.ts';

@ObjectType({ description: 'The result of naming a co-leader of a ride, or of ending that.' })
class SetRideLeaderPayload {
  @Field(() => Ride, {
    nullable: true,
    description: 'The ride, with its `leaders`. Null when the viewer may no longer read the ride.',
  })
  ride: RideRow | null;
}

@Resolver(() => Ride)
export class LeaderResolver {
  @AtMost(1 + inputLimits.ride.coLeaders)
  @FieldResolver(() => [User], {
    description: `The members who lead the ride, at most ${1 + inputLimits.ride.coLeaders}: its author, then the co-leaders in the order in which the author named them.`,
  })
  leaders(@Root() ride: RideRow, @Ctx() ctx: Context) {
    return ctx.load.leadersOfRide.load(ride.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer leads the ride, as its author or a co-leader.' })
  viewerLeads(@Root() ride: RideRow, @Ctx() ctx: Context) {
    return ctx.load.viewerLeads.load(ride.id);
  }

  @Mutation(() => SetRideLeaderPayload, {
    description:
      'Makes a participant a co-leader of a ride of the viewer, or ends that. Co-leaders can end it themselves. A co-leader is notified, and leads until they leave the ride. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for the ride of another member, BAD_USER_INPUT for a member who does not participate, for the viewer, for more than 5 co-leaders, and for `laterDates` of a ride without a series.',
  })
  async setRideLeader(
    @Arg('postId', () => ID, { description: 'The id of the ride post.' }) postId: string,
    @Arg('userId', () => ID, { description: 'The id of the participant.' }) userId: string,
    @Arg('leads', () => Boolean, { description: 'true to name the participant, false to end their leading.' })
    leads: boolean,
    @Arg('laterDates', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description:
        'Whether it applies to all later dates of the series, too: those that the participant has joined, and new ones if they have joined the series. The participant is notified once. No date changes if one of them has 5 co-leaders.',
    })
    laterDates: boolean | null,
    @Ctx() ctx: Context,
  ) {
    const { id } = await setRideLeader(ctx, { postId, userId, leads, laterDates });
    return { ride: await findRide(ctx, id) };
  }
}
