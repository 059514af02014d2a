import { Arg, Args, Ctx, Field, FieldResolver, ID, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Ride } from '../model/rides/Ride.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { User } from '../model/users/User.ts';
import { UserConnection } from '../model/users/UserConnection.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { paceGroupArgument } from './paceGroups.ts';
import { setRideWaiting } from './participation.ts';
import { findRide } from './rides.ts';
import { listWaiting } from './waiting.ts';

@ObjectType({ description: 'The result of asking for a place in a ride, or of leaving its waiting list.' })
class SetRideWaitingPayload {
  @Field(() => Ride, {
    nullable: true,
    description:
      'The ride. `viewerIsParticipating` or `viewerWaitingPosition` has the result. Null when the viewer may no longer read the ride.',
  })
  ride: RideRow | null;

  @Field(() => User, { description: 'The viewer. The distances in their profile may have changed.' })
  viewer: User;
}

@Resolver(() => Ride)
export class WaitingResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The position of the viewer in the waiting list, 1 for the next place. Null when the viewer does not wait.',
  })
  viewerWaitingPosition(@Root() ride: RideRow) {
    return ride.viewerWaitingPosition;
  }

  @FieldResolver(() => UserConnection, {
    nullable: true,
    description: 'The members who wait for a place, in the order of asking. Null for everyone but the author.',
  })
  waiting(@Root() ride: RideRow, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listWaiting(ctx, ride.id, page);
  }

  @Mutation(() => SetRideWaitingPayload, {
    description:
      'Asks for a place in a ride or in a pace group of it, or leaves its waiting list. Members who wait for the same pace group are a queue of their own. The viewer gets a free place at once. In a full ride they wait, in the order of asking, and get a place as soon as one is free. A member who participates is not changed. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT `Cannot join a ride that has already passed` or `Cannot join a ride that is called off`.',
  })
  async setRideWaiting(
    @Arg('postId', () => ID, { description: 'The id of the ride post.' }) postId: string,
    @Arg('waiting', () => Boolean, { description: 'true to ask for a place, false to leave the waiting list.' })
    waiting: boolean,
    @Arg('paceGroupId', () => ID, paceGroupArgument) paceGroupId: string | null,
    @Ctx() ctx: Context,
  ) {
    const { ride, viewer } = await setRideWaiting(ctx, postId, waiting, paceGroupId);
    return { ride: await findRide(ctx, ride.id), viewer };
  }
}
