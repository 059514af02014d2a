import { IsOptional } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { PageArguments } from '../lib/paginate.ts';
import { Text } from '../lib/validation.ts';

@ArgsType()
export class RidesArguments extends PageArguments {
  @Field(() => Date, { nullable: true, description: 'The first instant of a start; now when left out.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'The instant before which the rides start; none when left out.' })
  to?: Date | null;

  @Field(() => ID, { nullable: true, description: 'Only rides of this group.' })
  groupId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only rides of this type, whatever its case, such as `gravel`.' })
  @IsOptional()
  @Text({ maximum: 40 })
  type?: string | null;
}
