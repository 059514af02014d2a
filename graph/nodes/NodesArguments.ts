import { ArrayMaxSize } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';

const maximumIds = 100;

@ArgsType()
export class NodesArguments {
  @Field(() => [ID], { description: 'At most 100 ids, of any kinds; one may stand more than once.' })
  @ArrayMaxSize(maximumIds, { message: `ids must have at most ${maximumIds} entries` })
  ids: string[];
}
