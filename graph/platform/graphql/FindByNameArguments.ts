import { IsOptional } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { PageArguments } from './paginate.ts';
import { Text } from './validation.ts';

/** A page of a list of the board that operators search by name. */
@ArgsType()
export class FindByNameArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description: 'Only items with this text in their name or title, in any case: at most 100 characters. Absent: all.',
  })
  @IsOptional()
  @Text({ maximum: 100 })
  query?: string | null;
}
