import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { PageArguments } from '../lib/paginate.ts';
import { Ride } from '../rides/Ride.ts';
import type { RideRow } from '../rides/rideRow.ts';
import { momentCountOf } from '../rides/rides.ts';
import { User } from '../users/User.ts';
import { Moment } from './Moment.ts';
import {
  DeleteMomentPayload,
  MomentConnection,
  ShareMomentInput,
  ShareMomentPayload,
  UpdateMomentInput,
  UpdateMomentPayload,
} from './momentInputs.ts';
import { momentPolicy } from './momentPolicy.ts';
import type { MomentRow } from './momentRows.ts';
import { deleteMoment, placeOf, shareMoment, updateMoment } from './moments.ts';
import { Place } from './Place.ts';

@Resolver(() => Ride)
export class RideMomentResolver {
  @FieldResolver(() => Int)
  momentCount(@Root() ride: RideRow) {
    return momentCountOf(ride);
  }

  @FieldResolver(() => MomentConnection, {
    description: 'What those who take part have shared, in the order it happened.',
  })
  moments(@Root() ride: RideRow, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.momentsOfRide.load({ ...page, ownerId: ride.id });
  }
}

@Resolver(() => Moment)
export class MomentResolver {
  @FieldResolver(() => Ride, { description: 'The ride it is of.' })
  ride(@Root() moment: MomentRow, @Ctx() ctx: Context) {
    return ctx.load.rideById.load(moment.rideId);
  }

  @FieldResolver(() => User, { description: 'Who shared it.' })
  author(@Root() moment: MomentRow, @Ctx() ctx: Context) {
    return ctx.load.userById.load(moment.authorId);
  }

  @FieldResolver(() => Place, { nullable: true, description: 'Where it was, null where that is not told.' })
  location(@Root() moment: MomentRow) {
    return placeOf(moment);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change and delete it.' })
  viewerCanDelete(@Root() moment: MomentRow, @Ctx() ctx: Context) {
    return momentPolicy.delete.may(ctx.viewer, moment);
  }

  @Mutation(() => ShareMomentPayload, {
    description:
      'Shares a moment of a ride, before, during or after it. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for who does not take part, BAD_USER_INPUT, CONFLICT for an id that is taken, PAYLOAD_TOO_LARGE for a picture.',
  })
  shareMoment(
    @Arg('input', () => ShareMomentInput, { description: 'The moment.' }) input: ShareMomentInput,
    @Ctx() ctx: Context,
  ) {
    return shareMoment(ctx, input);
  }

  @Mutation(() => UpdateMomentPayload, {
    description:
      'Changes a moment of one’s own. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, PAYLOAD_TOO_LARGE for a picture.',
  })
  updateMoment(
    @Arg('input', () => UpdateMomentInput, { description: 'The changes.' }) input: UpdateMomentInput,
    @Ctx() ctx: Context,
  ) {
    return updateMoment(ctx, input);
  }

  @Mutation(() => DeleteMomentPayload, {
    description: 'Deletes a moment of one’s own. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN.',
  })
  deleteMoment(
    @Arg('momentId', () => ID, { description: 'The moment to delete.' }) momentId: string,
    @Ctx() ctx: Context,
  ) {
    return deleteMoment(ctx, momentId);
  }
}
