import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Ride } from '../model/rides/Ride.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { setRideMaybe } from './maybe.ts';
import { findRide } from './rides.ts';

@ObjectType({ description: 'The result of marking a ride with maybe, or of ending that.' })
class SetRideMaybePayload {
  @Field(() => Ride, {
    nullable: true,
    description: 'The ride, with the new `maybeCount`. Null when the viewer may no longer read the ride.',
  })
  ride: RideRow | null;
}

@Resolver(() => Ride)
export class MaybeResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer has marked the ride with maybe, and has neither joined nor asked for a place since.',
  })
  viewerIsMaybe(@Root() ride: RideRow) {
    return ride.viewerIsMaybe;
  }

  @Mutation(() => SetRideMaybePayload, {
    description:
      'Marks a ride with maybe, or ends that. It is no participation: the viewer takes no place and does not wait for one. Its leaders see who may join, and the ride is in `savedRides`. The viewer is notified of changes of its plan. Joining the ride or asking for a place ends it. A member who participates or waits for a place is not changed. It can be ended even when the ride is now hidden from the viewer. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT `Cannot say maybe to a ride that has already passed` or `Cannot say maybe to a ride that is called off`.',
  })
  async setRideMaybe(
    @Arg('postId', () => ID, { description: 'The id of the ride post.' }) postId: string,
    @Arg('maybe', () => Boolean, { description: 'true to mark the ride with maybe, false to end that.' })
    maybe: boolean,
    @Ctx() ctx: Context,
  ) {
    const { id } = await setRideMaybe(ctx, postId, maybe);
    return { ride: await findRide(ctx, id) };
  }
}
