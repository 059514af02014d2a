import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Node } from '../lib/Node.ts';
import { NodesArguments } from './NodesArguments.ts';
import { findNode, findNodes } from './nodes.ts';

const kinds = 'a User, Post, Comment, Moment, Group or Event';

@Resolver(() => Node)
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: `Anything by its id: ${kinds}. The id of a ride is that of its post: it answers the Post, whose \`ride\` leads on. Null when unknown or not visible to the viewer.`,
  })
  node(@Arg('id', () => ID, { description: 'The id.' }) id: string, @Ctx() ctx: Context) {
    return findNode(ctx, id);
  }

  @Query(() => [Node], {
    nullable: 'items',
    description:
      'Many things at once, each as `node` answers it: in the order of the ids, null for each that is unknown or not visible to the viewer. Errors: BAD_USER_INPUT for more than 100 ids.',
  })
  nodes(@Args(() => NodesArguments) { ids }: NodesArguments, @Ctx() ctx: Context) {
    return findNodes(ctx, ids);
  }
}
