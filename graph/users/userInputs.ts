import { IsIn, IsNumber, IsOptional, IsString, isEmail, Max, Min, ValidateBy, ValidateIf } from 'class-validator';
import { ArgsType, Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { inputLimits } from '../model/inputLimits.ts';
import { ImageUrl } from '../model/media/imageUrls.ts';
import { Units, User } from '../model/users/User.ts';
import { Text } from '../platform/graphql/validation.ts';

const maxWeeks = 104;
const goalFault = { message: 'monthlyGoal must be a number of at least 1' };

/** Validates a field that is given. A field that can be cleared may be null or blank. */
const IfGiven = () => ValidateIf((_input, value: unknown) => value !== undefined);
const IfFilled = () => ValidateIf((_input, value: unknown) => value != null && value !== '');

const IsEmailAddress = () =>
  ValidateBy({
    name: 'isEmailAddress',
    validator: {
      // The library's own validator throws on unpaired surrogates.
      validate: (value: unknown) => typeof value === 'string' && value.isWellFormed() && isEmail(value),
      defaultMessage: () => 'email must be an email address',
    },
  });

const limits = inputLimits.user;

@InputType({ description: 'Changes of the viewer’s profile. Omitted fields keep their values.' })
export class UpdateProfileInput {
  @Field(() => String, {
    nullable: true,
    description: `The new name to show: 1 to ${limits.displayName} characters of any script.`,
  })
  @IfGiven()
  @Text({ minimum: 1, maximum: limits.displayName, message: 'Display name is required', isName: true })
  displayName?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Usernames never change: the current one is accepted, any other is rejected.',
  })
  @IsOptional()
  @IsString({ message: 'username must be a text' })
  username?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The description of oneself, at most ${limits.bio} characters. Null or blank clears it.`,
  })
  @IsOptional()
  @Text({ maximum: limits.bio })
  bio?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The place where the member lives, at most ${limits.location} characters. Null or blank clears it.`,
  })
  @IsOptional()
  @Text({ maximum: limits.location })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'An email address. Null or empty clears it.' })
  @IfFilled()
  @IsEmailAddress()
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `A telephone number, at most ${limits.phone} characters. Null or blank clears it.`,
  })
  @IsOptional()
  @Text({ maximum: limits.phone })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The new picture: a data URL of less than 50 MB, an http(s) URL, or the /media URL of a picture that the viewer has uploaded. Null or empty removes it.',
  })
  @IfFilled()
  @ImageUrl()
  profilePicture?: string | null;

  @Field(() => Float, { nullable: true, description: 'The monthly goal in miles, at least 1. Null clears it.' })
  @IsOptional()
  @IsNumber({}, goalFault)
  @Min(1, goalFault)
  monthlyGoal?: number | null;

  @Field(() => Units, {
    nullable: true,
    description: 'The units in which the member reads distances. The API always returns miles.',
  })
  @IfGiven()
  @IsIn(Object.values(Units), { message: "unitsPreference must be 'imperial' or 'metric'" })
  unitsPreference?: Units;

  @Field(() => String, {
    nullable: true,
    description:
      'The IANA time zone of the member’s weeks and months, such as `Europe/Paris` and not `CET`. Null or empty for that of the instance.',
  })
  @IsOptional()
  @Text({ maximum: 100 })
  timeZone?: string | null;
}

@ObjectType({ description: 'The result of a change of the profile.' })
export class UpdateProfilePayload {
  @Field(() => User, { description: 'The changed member.' })
  user: User;
}

@ArgsType()
export class WeeksArguments {
  @Field(() => Int, { defaultValue: 12, description: 'How many weeks, including the current one: 1 to 104.' })
  @Min(1, { message: 'last must be at least 1' })
  @Max(maxWeeks, { message: `last must be at most ${maxWeeks}` })
  last: number = 12;
}
