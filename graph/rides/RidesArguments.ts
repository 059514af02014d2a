import { IsOptional, Min } from 'class-validator';
import { ArgsType, Field, Float, ID } from 'type-graphql';
import { inputLimits } from '../model/inputLimits.ts';
import { RideDifficulty, RideSurface } from '../model/rides/rideFacts.ts';
import { describeEnum } from '../platform/graphql/describeEnum.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { Text } from '../platform/graphql/validation.ts';
import { RideOrder } from './calendar.ts';
import { MyRideScope } from './myRides.ts';

describeEnum(RideOrder, 'RideOrder', 'The order of a list of rides.', {
  SOONEST: 'The earliest start first: by default, the rides that have not started.',
  LATEST: 'The latest start first: by default, the rides that have started.',
});

@ArgsType()
export class RidesArguments extends PageArguments {
  @Field(() => Date, {
    nullable: true,
    description:
      'Returns rides that start at this instant or later. When omitted: the current time, or no limit if `order` is LATEST.',
  })
  from?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Returns rides that start before this instant. When omitted: no limit, or the current time if `order` is LATEST. BAD_USER_INPUT when it is before `from`.',
  })
  to?: Date | null;

  @Field(() => RideOrder, { defaultValue: RideOrder.SOONEST, description: 'The order of the list, by start.' })
  order: RideOrder = RideOrder.SOONEST;

  @Field(() => ID, {
    nullable: true,
    description: 'Returns only rides posted to this group. BAD_USER_INPUT when the group does not exist.',
  })
  groupId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Returns only rides of this type, such as `gravel`. Case-insensitive.',
  })
  @IsOptional()
  @Text({ maximum: inputLimits.ride.type })
  type?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Returns only rides of at least this distance in miles. 0 or more.',
  })
  @IsOptional()
  @Min(0, { message: 'minimumDistance must be at least 0' })
  minimumDistance?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Returns only rides of at most this distance in miles. BAD_USER_INPUT when it is less than `minimumDistance`.',
  })
  @IsOptional()
  @Min(0, { message: 'maximumDistance must be at least 0' })
  maximumDistance?: number | null;

  @Field(() => RideDifficulty, { nullable: true, description: 'Returns only rides of this difficulty.' })
  difficulty?: RideDifficulty | null;

  @Field(() => RideSurface, { nullable: true, description: 'Returns only rides on this surface.' })
  surface?: RideSurface | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Returns only rides with this `noDrop`: true for those that wait for everyone.',
  })
  noDrop?: boolean | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Returns only rides that are ridden at this pace in miles an hour or faster, by `paceMax`. 0 or more.',
  })
  @IsOptional()
  @Min(0, { message: 'minimumPace must be at least 0' })
  minimumPace?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Returns only rides that are ridden at this pace in miles an hour or slower, by `paceMin`. BAD_USER_INPUT when it is less than `minimumPace`.',
  })
  @IsOptional()
  @Min(0, { message: 'maximumPace must be at least 0' })
  maximumPace?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'When true, returns only rides with a participant that the viewer follows; none for visitors. False is the same as omitted.',
  })
  followedGoing?: boolean | null;
}

describeEnum(MyRideScope, 'MyRideScope', 'A list of the rides of a member.', {
  GOING: 'Rides in which the member participates or waits for a place and that have not started, earliest first.',
  LED: 'Rides that the member has posted and that have not started, earliest first.',
  PAST: 'Rides that have started and in which the member participates or that they have posted, latest first.',
});

@ArgsType()
export class MyRidesArguments extends PageArguments {
  @Field(() => MyRideScope, { defaultValue: MyRideScope.GOING, description: 'The list.' })
  scope: MyRideScope = MyRideScope.GOING;
}
