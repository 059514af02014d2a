import { Arg, Ctx, FieldResolver, Float, ID, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { countsFor } from './distances.ts';
import { User } from './User.ts';
import { UserStats } from './UserStats.ts';
import { findUser, ownFact } from './users.ts';

const ownersAlone = 'For the member alone: null for everyone else.';

@Resolver(() => User)
export class UserResolver {
  @Query(() => User, { nullable: true, description: 'The member who is signed in, null for visitors.' })
  viewer(@Ctx() ctx: Context) {
    return ctx.viewer && ctx.load.userById.load(ctx.viewer.id);
  }

  @Query(() => User, { nullable: true, description: 'A member by id or, without one, by username; null when unknown.' })
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
    description: `The distance to ride in a month, in miles. ${ownersAlone}`,
  })
  monthlyGoal(@Root() user: User, @Ctx() ctx: Context) {
    return ownFact(ctx, user, user.monthlyGoal);
  }

  @FieldResolver(() => Boolean, { description: 'Whether this is the member who asks.' })
  isViewer(@Root() user: User, @Ctx() ctx: Context) {
    return user.id === ctx.viewer?.id;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the member who asks follows this one.' })
  viewerIsFollowing(@Root() user: User, @Ctx() ctx: Context) {
    return ctx.load.viewerIsFollowing.load(user.id);
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
}
