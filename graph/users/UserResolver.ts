import { Arg, Args, Ctx, FieldResolver, Float, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { PostConnection } from '../posts/postInputs.ts';
import { countsFor } from './distances.ts';
import { User } from './User.ts';
import { UserStats } from './UserStats.ts';
import { UpdateProfileInput, UpdateProfilePayload, UserPostsArguments, WeeksArguments } from './userInputs.ts';
import { findUser, ownFact, updateProfile } from './users.ts';
import { WeekDistance } from './WeekDistance.ts';

const ownersAlone = 'For the member alone: null for everyone else.';

@Resolver(() => User)
export class UserResolver {
  @Query(() => User, { nullable: true, description: 'The member who is signed in, null for visitors.' })
  viewer(@Ctx() ctx: Context) {
    return ctx.viewer && ctx.load.userById.load(ctx.viewer.id);
  }

  @Query(() => User, {
    nullable: true,
    description: 'A member by id or, without one, by username; null when unknown, and when neither is given.',
  })
  user(
    @Arg('id', () => ID, { nullable: true, description: 'The id of the member.' }) id: string | null,
    @Arg('username', () => String, { nullable: true, description: 'The username, whatever its case.' }) username:
      | string
      | null,
    @Ctx() ctx: Context,
  ) {
    return findUser(ctx, { id, username });
  }

  @FieldResolver(() => String, { nullable: true, description: `The email address. ${ownersAlone}` })
  email(@Root() user: User, @Ctx() ctx: Context) {
    return ownFact(ctx, user, user.email);
  }

  @FieldResolver(() => String, { nullable: true, description: `The telephone number. ${ownersAlone}` })
  phone(@Root() user: User, @Ctx() ctx: Context) {
    return ownFact(ctx, user, user.phone);
  }

  @FieldResolver(() => String, { nullable: true, description: `Where the member lives. ${ownersAlone}` })
  location(@Root() user: User, @Ctx() ctx: Context) {
    return ownFact(ctx, user, user.location);
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description: `The miles to ride in a month, 250 unless they say otherwise. ${ownersAlone}`,
  })
  monthlyGoal(@Root() user: User, @Ctx() ctx: Context) {
    return ownFact(ctx, user, user.monthlyGoal);
  }

  @FieldResolver(() => Boolean, { description: 'Whether this is the member who asks.' })
  isViewer(@Root() user: User, @Ctx() ctx: Context) {
    return user.id === ctx.viewer?.id;
  }

  @FieldResolver(() => PostConnection, {
    description: 'What this member has posted and the viewer may read, newest first.',
  })
  posts(@Root() user: User, @Args(() => UserPostsArguments) page: UserPostsArguments, @Ctx() ctx: Context) {
    return ctx.load.postsOfUser.load({ ...page, ownerId: user.id });
  }

  @FieldResolver(() => UserStats, { description: 'What the member has done.' })
  stats(@Root() user: User, @Ctx() ctx: Context): UserStats {
    return {
      userId: user.id,
      followerCount: user.followerCount,
      followingCount: user.followingCount,
      ...countsFor(ctx, user),
    };
  }

  @Mutation(() => UpdateProfilePayload, {
    description:
      'Changes one’s own profile. Errors: UNAUTHENTICATED, BAD_USER_INPUT, PAYLOAD_TOO_LARGE for a picture of 50 MB or more.',
  })
  updateProfile(
    @Arg('input', () => UpdateProfileInput, { description: 'The changes.' }) input: UpdateProfileInput,
    @Ctx() ctx: Context,
  ) {
    return updateProfile(ctx, input);
  }
}

@Resolver(() => UserStats)
export class UserStatsResolver {
  @FieldResolver(() => Float, {
    description: 'Miles of the completed rides taken part in since Monday, in the time zone of the member.',
  })
  async weeklyDistance(@Root() stats: UserStats, @Ctx() ctx: Context) {
    return (await ctx.load.distancesOfUser.load(stats.userId))?.weeklyDistance ?? 0;
  }

  @FieldResolver(() => Float, {
    description: 'Miles of the completed rides taken part in this calendar month, in the time zone of the member.',
  })
  async monthlyDistance(@Root() stats: UserStats, @Ctx() ctx: Context) {
    return (await ctx.load.distancesOfUser.load(stats.userId))?.monthlyDistance ?? 0;
  }

  @FieldResolver(() => [WeekDistance], {
    description:
      'The last weeks of the member, from Monday to Sunday in their time zone: oldest first, the present one last, empty ones included. The last one has `weeklyDistance`.',
  })
  weeks(@Root() stats: UserStats, @Args(() => WeeksArguments) { last }: WeeksArguments, @Ctx() ctx: Context) {
    return ctx.load.weeksOfUser.load({ userId: stats.userId, last });
  }
}
