import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { User } from '../model/users/User.ts';
import { PostConnection, UserPostsArguments } from './postInputs.ts';

@Resolver(() => User)
export class UserPostResolver {
  @FieldResolver(() => PostConnection, {
    description: 'The posts of this member that the viewer may read, newest first.',
  })
  posts(@Root() user: User, @Args(() => UserPostsArguments) page: UserPostsArguments, @Ctx() ctx: Context) {
    return ctx.load.postsOfUser.load({ ...page, ownerId: user.id });
  }
}
