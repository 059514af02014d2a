import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Moment } from '../model/moments/Moment.ts';
import { momentPolicy } from '../model/moments/momentPolicy.ts';
import type { MomentRow } from '../model/moments/momentRows.ts';
import { Place } from '../model/moments/Place.ts';
import { Ride } from '../model/rides/Ride.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { User } from '../model/users/User.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { momentCountOf } from '../rides/rides.ts';
import {
  DeleteMomentPayload,
  MomentConnection,
  ShareMomentInput,
  ShareMomentPayload,
  UpdateMomentInput,
  UpdateMomentPayload,
} from './momentInputs.ts';
import { deleteMoment, placeOf, shareMoment, updateMoment } from './moments.ts';

@Resolver(() => Ride)
export class RideMomentResolver {
  @FieldResolver(() => Int)
  momentCount(@Root() ride: RideRow) {
    return momentCountOf(ride);
  }

  @FieldResolver(() => MomentConnection, {
    description: 'The moments that participants have shared, sorted by `timestamp`, earliest first.',
  })
  moments(@Root() ride: RideRow, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.momentsOfRide.load({ ...page, ownerId: ride.id });
  }
}

@Resolver(() => Moment)
export class MomentResolver {
  @FieldResolver(() => Ride, { description: 'The ride of the moment.' })
  ride(@Root() moment: MomentRow, @Ctx() ctx: Context) {
    return ctx.load.rideById.load(moment.rideId);
  }

  @FieldResolver(() => User, { description: 'The author of the moment.' })
  author(@Root() moment: MomentRow, @Ctx() ctx: Context) {
    return ctx.load.userById.load(moment.authorId);
  }

  @FieldResolver(() => Place, { nullable: true, description: 'The place of the moment. Null when it has none.' })
  location(@Root() moment: MomentRow) {
    return placeOf(moment);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may edit and delete the moment.' })
  viewerCanDelete(@Root() moment: MomentRow, @Ctx() ctx: Context) {
    return momentPolicy.delete.may(ctx.viewer, moment);
  }

  @Mutation(() => ShareMomentPayload, {
    description:
      'Shares a moment of a ride, before, during or after the ride. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN when the viewer does not participate, BAD_USER_INPUT, CONFLICT when the id is taken, the viewer has shared 1,000 moments of the ride, or 20 of a ride that has 10,000, or it has 20,000 in all, PAYLOAD_TOO_LARGE for a picture.',
  })
  shareMoment(
    @Arg('input', () => ShareMomentInput, { description: 'The moment to share.' }) input: ShareMomentInput,
    @Ctx() ctx: Context,
  ) {
    return shareMoment(ctx, input);
  }

  @Mutation(() => UpdateMomentPayload, {
    description:
      'Changes a moment of the viewer. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, PAYLOAD_TOO_LARGE for a picture.',
  })
  updateMoment(
    @Arg('input', () => UpdateMomentInput, { description: 'The changes.' }) input: UpdateMomentInput,
    @Ctx() ctx: Context,
  ) {
    return updateMoment(ctx, input);
  }

  @Mutation(() => DeleteMomentPayload, {
    description:
      'Deletes a moment of the viewer, even when it is now hidden from them. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN.',
  })
  deleteMoment(
    @Arg('momentId', () => ID, { description: 'The id of the moment to delete.' }) momentId: string,
    @Ctx() ctx: Context,
  ) {
    return deleteMoment(ctx, momentId);
  }
}
