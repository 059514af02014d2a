import { IsIn, IsNumber, IsOptional, IsString, isEmail, Max, Min, ValidateBy, ValidateIf } from 'class-validator';
import { ArgsType, Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageArguments } from '../lib/paginate.ts';
import { Text } from '../lib/validation.ts';
import { ImageUrl } from '../media/imageUrls.ts';
import { Units, User } from './User.ts';
import { PostKind } from './userPosts.ts';

registerEnumType(PostKind, {
  name: 'PostKind',
  description: 'What kind of post.',
  valuesConfig: {
    POST: { description: 'Plain posts.' },
    RIDE: { description: 'Rides.' },
  },
});

const maximumWeeks = 104;
const goalFault = { message: 'monthlyGoal must be a number of at least 1' };

/** Checks what is given and, where a field may be emptied, is not blank. */
const IfGiven = () => ValidateIf((_input, value: unknown) => value !== undefined);
const IfFilled = () => ValidateIf((_input, value: unknown) => value != null && value !== '');

const IsEmailAddress = () =>
  ValidateBy({
    name: 'isEmailAddress',
    validator: {
      // The library's own rule throws on halves of surrogate pairs.
      validate: (value: unknown) => typeof value === 'string' && value.isWellFormed() && isEmail(value),
      defaultMessage: () => 'email must be an email address',
    },
  });

@InputType({ description: 'Changes of one’s own profile; what is left out stays.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'The new name to show: 1 to 50 characters of any script.' })
  @IfGiven()
  @Text({ minimum: 1, maximum: 50, message: 'Display name is required' })
  displayName?: string;

  @Field(() => String, { nullable: true, description: 'Usernames never change: one’s own passes, another is refused.' })
  @IsOptional()
  @IsString({ message: 'username must be a text' })
  username?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 500 characters; null or blank for none.' })
  @IsOptional()
  @Text({ maximum: 500 })
  bio?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where one lives, at most 100 characters; null or blank for none.',
  })
  @IsOptional()
  @Text({ maximum: 100 })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'An email address; null or empty for none.' })
  @IfFilled()
  @IsEmailAddress()
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A telephone number, at most 40 characters; null or blank for none.',
  })
  @IsOptional()
  @Text({ maximum: 40 })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The new picture: a data URL of less than 50 MB, an http(s) URL, or a /media URL of this server; null or empty to remove it.',
  })
  @IfFilled()
  @ImageUrl()
  profilePicture?: string | null;

  @Field(() => Float, { nullable: true, description: 'Miles to ride in a month, at least 1; null for the usual 250.' })
  @IsOptional()
  @IsNumber({}, goalFault)
  @Min(1, goalFault)
  monthlyGoal?: number | null;

  @Field(() => Units, {
    nullable: true,
    description: 'Whether to read miles or kilometres; what is answered is always miles.',
  })
  @IfGiven()
  @IsIn(Object.values(Units), { message: "unitsPreference must be 'imperial' or 'metric'" })
  unitsPreference?: Units;

  @Field(() => String, {
    nullable: true,
    description:
      'The IANA time zone of one’s weeks and months, such as `Europe/Paris` and not `CET`; null or empty for that of the instance.',
  })
  @IsOptional()
  @Text({ maximum: 100 })
  timeZone?: string | null;
}

@ObjectType({ description: 'What an edit of the profile changed.' })
export class UpdateProfilePayload {
  @Field(() => User, { description: 'The member as they are now.' })
  user: User;
}

@ArgsType()
export class UserPostsArguments extends PageArguments {
  @Field(() => PostKind, { nullable: true, description: 'Only plain posts or only rides; both when left out.' })
  kind?: PostKind | null;
}

@ArgsType()
export class WeeksArguments {
  @Field(() => Int, { defaultValue: 12, description: 'How many weeks, the present one included: 1 to 104.' })
  @Min(1, { message: 'last must be at least 1' })
  @Max(maximumWeeks, { message: `last must be at most ${maximumWeeks}` })
  last: number = 12;
}
