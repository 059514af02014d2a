import { ArrayMaxSize } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Node } from '../platform/graphql/Node.ts';
import { findNode, findNodes } from './nodes.ts';

const maxIds = 100;

@ArgsType()
class NodesArguments {
  @Field(() => [ID], { description: 'At most 100 ids of any types. Duplicates are allowed.' })
  @ArrayMaxSize(maxIds, { message: `ids must have at most ${maxIds} entries` })
  ids: string[];
}

const kinds = 'a User, Post, Ride, Comment, Moment, Group or Event';

@Resolver(() => Node)
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: `The object with this id: ${kinds}. Null when it does not exist or the viewer may not read it.`,
  })
  node(@Arg('id', () => ID, { description: 'The id of the object.' }) id: string, @Ctx() ctx: Context) {
    return findNode(ctx, id);
  }

  @Query(() => [Node], {
    nullable: 'items',
    description:
      'The objects with these ids, in the order of the ids. Null for each id that does not exist or that the viewer may not read. Errors: BAD_USER_INPUT for more than 100 ids.',
  })
  nodes(@Args(() => NodesArguments) { ids }: NodesArguments, @Ctx() ctx: Context) {
    return findNodes(ctx, ids);
  }
}
