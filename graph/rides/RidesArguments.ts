import { IsOptional } from 'class-validator';
import { ArgsType, Field, Float, ID } from 'type-graphql';
import { PageArguments } from '../lib/paginate.ts';
import { Text } from '../lib/validation.ts';

@ArgsType()
export class RidesArguments extends PageArguments {
  @Field(() => Date, {
    nullable: true,
    description:
      'The first instant at which a ride may start, such as the midnight on which a week begins; now when left out.',
  })
  from?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The instant before which the rides start, itself not included; without it there is no end.',
  })
  to?: Date | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Only rides posted to this group; of an unknown group there are none.',
  })
  groupId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only rides of this type, whatever its case, such as `gravel`.' })
  @IsOptional()
  @Text({ maximum: 40 })
  type?: string | null;

  @Field(() => Float, { nullable: true, description: 'Only rides of at least so many miles.' })
  minimumDistance?: number | null;

  @Field(() => Float, { nullable: true, description: 'Only rides of at most so many miles.' })
  maximumDistance?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true for only those rides in which someone takes part whom the viewer follows; a visitor follows nobody. false is the same as none.',
  })
  followedGoing?: boolean | null;
}
