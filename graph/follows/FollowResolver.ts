import { Arg, Args, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { User } from '../model/users/User.ts';
import { UserConnection } from '../model/users/UserConnection.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { setFollow } from './follows.ts';

@ObjectType({ description: 'The result of following or unfollowing a member.' })
class SetFollowPayload {
  @Field(() => User, { description: 'The other member with the new `followerCount`.' })
  user: User;

  @Field(() => User, { description: 'The viewer with the new `followingCount`.' })
  viewer: User;
}

@Resolver(() => User)
export class FollowResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer follows this member.' })
  viewerIsFollowing(@Root() user: User, @Ctx() ctx: Context) {
    return ctx.load.viewerIsFollowing.load(user.id);
  }

  @FieldResolver(() => UserConnection, { description: 'The members who follow this member, the newest follow first.' })
  followers(@Root() user: User, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.followersOfUser.load({ ...page, ownerId: user.id });
  }

  @FieldResolver(() => UserConnection, {
    description: 'The members whom this member follows, the newest follow first.',
  })
  following(@Root() user: User, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.followingOfUser.load({ ...page, ownerId: user.id });
  }

  @Mutation(() => SetFollowPayload, {
    description:
      'Follows or unfollows a member. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT for oneself and for a member whom the viewer has blocked.',
  })
  setFollow(
    @Arg('userId', () => ID, { description: 'The id of the other member.' }) userId: string,
    @Arg('following', () => Boolean, { description: 'true to follow, false to unfollow.' }) following: boolean,
    @Ctx() ctx: Context,
  ) {
    return setFollow(ctx, userId, following);
  }
}
