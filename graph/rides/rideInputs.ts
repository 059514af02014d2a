import { IsIn, IsNumber, IsOptional, Matches, Max, Min, ValidateBy, ValidateIf } from 'class-validator';
import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { isBlank } from '../lib/blank.ts';
import { isCalendarDay } from '../lib/dates.ts';
import { Text } from '../lib/validation.ts';
import { Privacy } from '../posts/Post.ts';
import { User } from '../users/User.ts';
import { Ride } from './Ride.ts';

const distanceFault = { message: 'distance must be a number of miles from 0 to 100,000' };
const elevationFault = { message: 'elevation must be a number of feet from 0 to 1,000,000' };
const dateFault = 'date must be a day that exists, written YYYY-MM-DD';
const timeFault = { message: 'time must be written HH:MM, from 00:00 to 23:59' };
const visibilityFault = { message: "visibility must be 'public', 'group' or 'private'" };

/** A form sends what is not filled in as a blank text: the domain says what may be missing. */
const UnlessBlank = () => ValidateIf((_ride: object, value: unknown) => !isBlank(value));

@InputType({
  description:
    'The ride of a new ride post. The type lets what is required be missing, so that one refusal can name all of it: `Please fill out: Distance, Date`.',
})
export class CreateRideInput {
  @Field(() => Float, { nullable: true, description: 'The length in miles, 0 or more. Required.' })
  @UnlessBlank()
  @IsNumber({}, distanceFault)
  @Min(0, distanceFault)
  @Max(100_000, distanceFault)
  distance?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where it starts, at most 200 characters. Required of a new ride.',
  })
  @IsOptional()
  @Text({ maximum: 200 })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'The day of the start, YYYY-MM-DD, at the ride. Required.' })
  @UnlessBlank()
  @ValidateBy({ name: 'calendarDay', validator: { validate: isCalendarDay, defaultMessage: () => dateFault } })
  date?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The time of the start, HH:MM of 24 hours, at the ride. Required.',
  })
  @UnlessBlank()
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, timeFault)
  time?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The IANA time zone of date and time, such as `Europe/Paris` and not `CET`. Left out, a new ride has that of its author, else of the instance.',
  })
  @IsOptional()
  @Text({ maximum: 64 })
  timeZone?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What is ridden: `road`, `mountain`, `gravel`, `hybrid` or another word, at most 40 characters. Left out, a new ride is `road`.',
  })
  @IsOptional()
  @Text({ maximum: 40 })
  type?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The pace in words of one’s own, such as `15–17 mph`; null for none.',
  })
  @IsOptional()
  @Text({ maximum: 100 })
  pace?: string | null;

  @Field(() => Float, { nullable: true, description: 'The climb in feet, 0 or more. Left out, a new ride has 0.' })
  @UnlessBlank()
  @IsNumber({}, elevationFault)
  @Min(0, elevationFault)
  @Max(1_000_000, elevationFault)
  elevation?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'How long it takes in words of one’s own, such as `2h 30m`; null for none.',
  })
  @IsOptional()
  @Text({ maximum: 100 })
  duration?: string | null;

  @Field(() => Privacy, {
    nullable: true,
    description:
      'Who may read of it: another name for the `privacy` of its post. Where both are sent, the stricter holds.',
  })
  @IsOptional()
  @IsIn(Object.values(Privacy), visibilityFault)
  visibility?: Privacy | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'A route of one’s own, of which `POST /api/routes` has answered the id; null for none. Distance and climb stay those that are told beside it.',
  })
  @IsOptional()
  @Text({ maximum: 100 })
  routeId?: string | null;
}

@InputType({
  description: 'Changes of a ride: distance, date and time are always told, of the rest what is left out stays.',
})
export class UpdateRideInput extends CreateRideInput {}

@ObjectType({ description: 'What joining or leaving a ride changed.' })
export class SetRideParticipationPayload {
  @Field(() => Ride, {
    nullable: true,
    description:
      'The ride with its new count. Null where the viewer may not read it any more: leaving works even then.',
  })
  ride: Ride;

  @Field(() => User, { description: 'The member who joined or left, whose distances may have changed.' })
  viewer: User;
}

@ObjectType({ description: 'What saving a ride, or taking it off the list, changed.' })
export class SetRideSavedPayload {
  @Field(() => Ride, {
    nullable: true,
    description: 'The ride. Null where the viewer may not read it any more: it can be taken off the list even then.',
  })
  ride: Ride;
}
