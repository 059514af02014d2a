import { Arg, Args, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Comment } from '../model/comments/Comment.ts';
import type { CommentRow } from '../model/comments/commentRows.ts';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { Ride } from '../model/rides/Ride.ts';
import { RideGuest } from '../model/rides/RideGuest.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { User } from '../model/users/User.ts';
import { UserConnection } from '../model/users/UserConnection.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { checkInRiders, removeRideGuest, setRideGuest } from './checkIns.ts';
import {
  attendanceOf,
  checkInPeriod,
  isCheckInOpen,
  maxMaybe,
  maxRiders,
  maxWaiting,
  type SheetRiderRow,
  setLeaderNote,
  sheetOf,
} from './sheet.ts';
import { CheckInInput, LeaderNoteInput, RideGuestInput, ThankRidersInput } from './sheetInputs.ts';
import { thankRiders } from './thanks.ts';

@ObjectType({ description: 'A participant on the sheet of a ride.' })
class SheetRider {
  @Field(() => User, { description: 'The participant.' })
  user: User;

  @Field(() => Boolean, { description: 'Whether the participant leads the ride.' })
  leads: boolean;

  @Field(() => ID, { nullable: true, description: 'The id of their pace group. Null for none.' })
  paceGroupId: string | null;

  @Field(() => Boolean, { description: 'Whether a leader has checked them in.' })
  isHere: boolean;

  @Field(() => Date, { nullable: true, description: 'The instant of the latest tap (UTC). Null before the first.' })
  tappedAt: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the participant has acknowledged the current rules of the group of the ride. Null for a ride outside a group, and for a group without rules.',
  })
  rulesAcknowledged: boolean | null;
}

@ObjectType({ description: 'The sheet of the leaders of a ride, for the day of the ride. Only they can read it.' })
class RideSheet {
  /** The id of the ride post. */
  id: string;
}

@ObjectType({ description: 'The result of a change to the sheet of a ride.' })
class RideSheetPayload {
  @Field(() => Ride, { description: 'The ride, with its new `sheet`.' })
  ride: RideRow;
}

@ObjectType({ description: 'The result of thanking the riders of a ride.' })
class ThankRidersPayload {
  @Field(() => Comment, { description: 'The comment.' })
  comment: CommentRow;
}

const errors = 'Errors: UNAUTHENTICATED, NOT_FOUND for everybody but the leaders of the ride';
const { guests, leaderNote } = inputLimits.ride;

@Resolver(() => Ride)
export class SheetResolver {
  @FieldResolver(() => RideSheet, {
    nullable: true,
    description: 'The sheet of the leaders. Null for everybody but the leaders of the ride.',
  })
  sheet(@Root() ride: RideRow, @Ctx() ctx: Context) {
    return sheetOf(ctx, ride);
  }

  @FieldResolver(() => UserConnection, {
    nullable: true,
    description:
      'The participants whom a leader has checked in, in the order of joining. Empty when nobody was. Null before the start, and for everybody but the leaders and participants of the ride.',
  })
  attendance(@Root() ride: RideRow, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return attendanceOf(ctx, ride, page);
  }

  @Mutation(() => RideSheetPayload, {
    description: `Checks riders in on the sheet of a ride, or takes that back. For each rider the latest tap counts, in whichever order the taps arrive. Taps for riders who are no longer on the sheet have no effect. From 2 hours before the start to 7 days after it. Idempotent. ${errors}, BAD_USER_INPUT outside of that period and for a ride that is called off.`,
  })
  async checkInRiders(
    @Arg('input', () => CheckInInput, { description: 'The ride and the taps.' }) input: CheckInInput,
    @Ctx() ctx: Context,
  ) {
    return { ride: await checkInRiders(ctx, input) };
  }

  @Mutation(() => RideSheetPayload, {
    description: `Adds a guest to the sheet of a ride, or changes their name and pace group. Guests take no place of the ride, but one of their pace group. Idempotent. ${errors} and for an unknown pace group, BAD_USER_INPUT for more than ${guests} guests, CONFLICT for the id of a guest of another ride and for a full pace group.`,
  })
  async setRideGuest(
    @Arg('input', () => RideGuestInput, { description: 'The ride, and the facts of the guest.' })
    input: RideGuestInput,
    @Ctx() ctx: Context,
  ) {
    return { ride: await setRideGuest(ctx, input) };
  }

  @Mutation(() => RideSheetPayload, {
    description: `Removes a guest from the sheet of a ride. Idempotent. ${errors}.`,
  })
  async removeRideGuest(
    @Arg('postId', () => ID, { description: 'The id of the ride post.' }) postId: string,
    @Arg('guestId', () => ID, { description: 'The id of the guest.' }) guestId: string,
    @Ctx() ctx: Context,
  ) {
    return { ride: await removeRideGuest(ctx, { postId, guestId }) };
  }

  @Mutation(() => RideSheetPayload, {
    description: `Writes the note on the sheet of a ride, at most ${spelled(leaderNote)} characters. Only its leaders can read it. Idempotent. ${errors}, CONFLICT for another note than the one in \`replaces\`.`,
  })
  async setLeaderNote(
    @Arg('input', () => LeaderNoteInput, { description: 'The ride and the note.' }) input: LeaderNoteInput,
    @Ctx() ctx: Context,
  ) {
    return { ride: await setLeaderNote(ctx, input) };
  }

  @Mutation(() => ThankRidersPayload, {
    description: `Thanks the participants who were there, once for each ride, by a comment on it. Each of them is notified as of a mention. ${errors}, BAD_USER_INPUT before the start and when nobody was checked in, CONFLICT when a leader has thanked them before, RATE_LIMITED beyond the limit of texts.`,
  })
  async thankRiders(
    @Arg('input', () => ThankRidersInput, { description: 'The ride and the text.' }) input: ThankRidersInput,
    @Ctx() ctx: Context,
  ) {
    return { comment: await thankRiders(ctx, input) };
  }
}

@Resolver(() => RideSheet)
export class RideSheetResolver {
  @AtMost(maxRiders)
  @FieldResolver(() => [SheetRider], {
    description: `The participants in the order of joining, at most ${maxRiders}. Those who have blocked the viewer are left out.`,
  })
  async riders(@Root() { id }: RideRow, @Ctx() ctx: Context) {
    return (await ctx.load.sheetRiders.load(id)).map((rider: SheetRiderRow) => ({ ...rider, user: rider }));
  }

  @AtMost(maxWaiting)
  @FieldResolver(() => [User], {
    description: `The members who wait for a place, in the order of asking, at most ${maxWaiting}.`,
  })
  waiting(@Root() { id }: RideRow, @Ctx() ctx: Context) {
    return ctx.load.sheetWaiting.load(id);
  }

  @AtMost(maxMaybe)
  @FieldResolver(() => [User], {
    description: `The members who may join, in the order of saying so, at most ${maxMaybe}. \`maybeCount\` counts all of them.`,
  })
  maybe(@Root() { id }: RideRow, @Ctx() ctx: Context) {
    return ctx.load.sheetMaybe.load(id);
  }

  @AtMost(guests)
  @FieldResolver(() => [RideGuest], {
    description: `The guests in the order in which they were added, at most ${guests}.`,
  })
  guests(@Root() { id }: RideRow, @Ctx() ctx: Context) {
    return ctx.load.guestsOfRide.load(id);
  }

  @FieldResolver(() => String, { nullable: true, description: 'The note of the leaders. Null for none.' })
  async note(@Root() { id }: RideRow, @Ctx() ctx: Context) {
    return (await ctx.load.sheetFacts.load(id))?.note ?? null;
  }

  @FieldResolver(() => Date, { nullable: true, description: 'When a leader thanked the riders (UTC). Null before.' })
  async thankedAt(@Root() { id }: RideRow, @Ctx() ctx: Context) {
    return (await ctx.load.sheetFacts.load(id))?.thankedAt ?? null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'From when leaders check in (UTC): 2 hours before the start. Null for a ride without date or time.',
  })
  opensAt(@Root() ride: RideRow) {
    return checkInPeriod(ride)?.opensAt ?? null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Until when leaders check in (UTC): 7 days after the start. Null for a ride without date or time.',
  })
  closesAt(@Root() ride: RideRow) {
    return checkInPeriod(ride)?.closesAt ?? null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether leaders can check in now.' })
  isOpen(@Root() ride: RideRow, @Ctx() ctx: Context) {
    return isCheckInOpen(ctx, ride);
  }
}
