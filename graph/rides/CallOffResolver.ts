import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Ride } from '../model/rides/Ride.ts';
import { callOffRide, putRideOnAgain } from './callingOff.ts';
import { CallOffRideInput } from './callOffInputs.ts';

@ObjectType({ description: 'The result of calling a ride off or putting it on again.' })
class CallOffRidePayload {
  @Field(() => Ride, { description: 'The ride, with its new `calledOffAt` and `calledOffReason`.' })
  ride: Ride;
}

const errors =
  'Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for the ride of another member, BAD_USER_INPUT for a ride that has already started';

@Resolver(() => Ride)
export class CallOffResolver {
  @Mutation(() => CallOffRidePayload, {
    description: `Calls off a ride of the viewer, or changes the reason. The ride stays visible with the reason, nobody can join it any more, and its participants are notified. Idempotent. ${errors} and for a missing reason.`,
  })
  async callOffRide(
    @Arg('input', () => CallOffRideInput, { description: 'The ride and the reason.' }) input: CallOffRideInput,
    @Ctx() ctx: Context,
  ) {
    return { ride: await callOffRide(ctx, input) };
  }

  @Mutation(() => CallOffRidePayload, {
    description: `Puts on again a ride of the viewer that was called off. Its participants still take part and are notified. Idempotent. ${errors}.`,
  })
  async putRideOnAgain(
    @Arg('postId', () => ID, { description: 'The id of the ride post.' }) postId: string,
    @Ctx() ctx: Context,
  ) {
    return { ride: await putRideOnAgain(ctx, postId) };
  }
}
