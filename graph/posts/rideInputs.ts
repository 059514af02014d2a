import {
  ArrayMaxSize,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { Privacy } from '../model/posts/Post.ts';
import { Text } from '../platform/graphql/validation.ts';
import { isBlank } from '../platform/lib/blank.ts';
import { isCalendarDay } from '../platform/lib/dates.ts';
import { MeetingPointInput } from './MeetingPointInput.ts';
import { PaceGroupInput } from './paceGroupInputs.ts';
import { RideFactsInput } from './RideFactsInput.ts';

const limits = inputLimits.ride;
const distanceFault = { message: `distance must be a number of miles from 0 to ${spelled(limits.distance)}` };
const elevationFault = { message: `elevation must be a number of feet from 0 to ${spelled(limits.elevation)}` };
const placesFault = { message: `places must be a whole number from 1 to ${spelled(limits.places)}` };
const dateFault = 'date must be a day that exists, written YYYY-MM-DD';
const timeFault = { message: 'time must be written HH:MM, from 00:00 to 23:59' };
const visibilityFault = { message: "visibility must be 'public', 'group' or 'private'" };

/** Skips validation of blank values, because forms send empty fields as blank texts. The domain checks for missing fields. */
const UnlessBlank = () => ValidateIf((_ride: object, value: unknown) => !isBlank(value));

@InputType({
  description:
    'The ride of a new ride post. Required fields are nullable here, so that one BAD_USER_INPUT can name all missing ones: `Please fill out: Distance, Date`.',
})
export class CreateRideInput extends RideFactsInput {
  @Field(() => Float, {
    nullable: true,
    description:
      'The distance in miles, 0 or more. Required. An update that sends the `distance` it has read keeps the distance that the author wrote.',
  })
  @UnlessBlank()
  @IsNumber({}, distanceFault)
  @Min(0, distanceFault)
  @Max(limits.distance, distanceFault)
  distance?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `The place of the start, at most ${limits.location} characters. Required for a new ride.`,
  })
  @IsOptional()
  @Text({ maximum: limits.location })
  location?: string | null;

  @Field(() => MeetingPointInput, {
    nullable: true,
    description:
      'The point where the riders meet. Null for none. BAD_USER_INPUT for a point inside a privacy zone of the viewer.',
  })
  @IsOptional()
  @ValidateNested()
  meetingPoint?: MeetingPointInput | null;

  @Field(() => String, { nullable: true, description: 'The local date of the start, YYYY-MM-DD. Required.' })
  @UnlessBlank()
  @ValidateBy({ name: 'calendarDay', validator: { validate: isCalendarDay, defaultMessage: () => dateFault } })
  date?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The local time of the start, HH:MM in 24-hour format. Required.',
  })
  @UnlessBlank()
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, timeFault)
  time?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The IANA time zone of `date` and `time`, such as `Europe/Paris`, not `CET`. When omitted, a new ride has the time zone of its author, or else that of the instance.',
  })
  @IsOptional()
  @Text({ maximum: 64 })
  timeZone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The type of the ride: \`road\`, \`mountain\`, \`gravel\`, \`hybrid\` or another word, at most ${limits.type} characters. When omitted, a new ride is \`road\`.`,
  })
  @IsOptional()
  @Text({ maximum: limits.type })
  type?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The pace as free text, such as \`15–17 mph\`, at most ${limits.pace} characters. Null for none.`,
  })
  @IsOptional()
  @Text({ maximum: limits.pace })
  pace?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The elevation gain in feet, 0 or more. When omitted, a new ride has 0.',
  })
  @UnlessBlank()
  @IsNumber({}, elevationFault)
  @Min(0, elevationFault)
  @Max(limits.elevation, elevationFault)
  elevation?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `The duration as free text, such as \`2h 30m\`, at most ${limits.duration} characters. Null for none.`,
  })
  @IsOptional()
  @Text({ maximum: limits.duration })
  duration?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `The maximum number of participants, the author included: 1 to ${spelled(limits.places)}. Null for no limit. A lower maximum removes nobody; a higher one gives places to those who wait.`,
  })
  @UnlessBlank()
  @IsInt(placesFault)
  @Min(1, placesFault)
  @Max(limits.places, placesFault)
  places?: number | null;

  @Field(() => [PaceGroupInput], {
    nullable: true,
    description: `All pace groups of the ride, at most ${limits.paceGroups}. Null or an empty list for none. Riders of a removed group stay in the ride without a group, and are notified.`,
  })
  @IsOptional()
  @ValidateNested()
  @ArrayMaxSize(limits.paceGroups, { message: `A ride can have at most ${limits.paceGroups} pace groups` })
  paceGroups?: PaceGroupInput[] | null;

  @Field(() => Privacy, {
    nullable: true,
    description:
      'The audience of the ride: the same value as `privacy` of the post. When both are sent, the stricter one applies.',
  })
  @IsOptional()
  @IsIn(Object.values(Privacy), visibilityFault)
  visibility?: Privacy | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of a route of the viewer, as `POST /api/routes` returns it. Null for none. The route does not change `distance` and `elevation`.',
  })
  @IsOptional()
  @Text({ maximum: 100 })
  routeId?: string | null;
}

@InputType({
  description: 'Changes to a ride. `distance`, `date` and `time` are required. Other omitted fields keep their values.',
})
export class UpdateRideInput extends CreateRideInput {}
