import { IsOptional, Min } from 'class-validator';
import { ArgsType, Field, Float, ID } from 'type-graphql';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { Text } from '../platform/graphql/validation.ts';

@ArgsType()
export class RidesArguments extends PageArguments {
  @Field(() => Date, {
    nullable: true,
    description: 'Returns rides that start at this instant or later. The current time when omitted.',
  })
  from?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Returns rides that start before this instant. No limit when omitted. BAD_USER_INPUT when it is before `from`.',
  })
  to?: Date | null;

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
  @Text({ maximum: 40 })
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

  @Field(() => Boolean, {
    nullable: true,
    description:
      'When true, returns only rides with a participant that the viewer follows; none for visitors. False is the same as omitted.',
  })
  followedGoing?: boolean | null;
}
