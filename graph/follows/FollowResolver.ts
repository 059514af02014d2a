import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { PageArguments } from '../lib/paginate.ts';
import { User } from '../users/User.ts';
import { UserConnection } from '../users/UserConnection.ts';
import { SetFollowPayload } from './followInputs.ts';
import { setFollow } from './follows.ts';

@Resolver(() => User)
export class FollowResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the member who asks follows this one.' })
  viewerIsFollowing(@Root() user: User, @Ctx() ctx: Context) {
    return ctx.load.viewerIsFollowing.load(user.id);
  }

  @FieldResolver(() => UserConnection, { description: 'Who follows this member, the newest follow first.' })
  followers(@Root() user: User, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.followersOfUser.load({ ...page, ownerId: user.id });
  }

  @FieldResolver(() => UserConnection, { description: 'Whom this member follows, the newest follow first.' })
  following(@Root() user: User, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.followingOfUser.load({ ...page, ownerId: user.id });
  }

  @Mutation(() => SetFollowPayload, {
    description:
      'Follows a member or ends it. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT for oneself.',
  })
  setFollow(
    @Arg('userId', () => ID, { description: 'The id of the other member.' }) userId: string,
    @Arg('following', () => Boolean, { description: 'true to follow, false to end it.' }) following: boolean,
    @Ctx() ctx: Context,
  ) {
    return setFollow(ctx, userId, following);
  }
}
