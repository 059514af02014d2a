import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  Float,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../context.ts';
import { User } from '../model/users/User.ts';
import { countsFor } from './distances.ts';
import { findStorage, MemberStorage } from './MemberStorage.ts';
import { UpdateProfileInput, UpdateProfilePayload, WeeksArguments } from './userInputs.ts';
import { findUser, ownFact, updateProfile } from './users.ts';
import { WeekDistance } from './WeekDistance.ts';

@ObjectType({
  description:
    'Counts and distances of a member. Posts, rides, distances and weeks include only public posts, except for the member, who gets all.',
})
class UserStats {
  /** The member. The loaders of the distances use it. */
  userId: string;

  @Field(() => Int, { description: 'The number of posts that are not rides.' })
  postCount: number;

  @Field(() => Int, {
    description:
      'The number of ride posts. Each date of a series is one, also those to come, as in the lists of rides.',
  })
  rideCount: number;

  @Field(() => Int, { description: 'The number of followers.' })
  followerCount: number;

  @Field(() => Int, { description: 'The number of members whom the member follows.' })
  followingCount: number;
}

const ownersAlone = 'Null for everyone but the member.';

@Resolver(() => User)
export class UserResolver {
  @Query(() => User, { nullable: true, description: 'The member who is signed in, null for visitors.' })
  viewer(@Ctx() ctx: Context) {
    return ctx.viewer && ctx.load.userById.load(ctx.viewer.id);
  }

  @Query(() => User, {
    nullable: true,
    description:
      'A member by `id` or, without an id, by `username`. Null for an unknown member, and without either argument.',
  })
  user(
    @Arg('id', () => ID, { nullable: true, description: 'The id of the member.' }) id: string | null,
    @Arg('username', () => String, { nullable: true, description: 'The username, in any case.' }) username:
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

  @FieldResolver(() => String, { nullable: true, description: `The place where the member lives. ${ownersAlone}` })
  location(@Root() user: User, @Ctx() ctx: Context) {
    return ownFact(ctx, user, user.location);
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description: `The monthly goal in miles: 250 for a new member, null if the member cleared it. ${ownersAlone}`,
  })
  monthlyGoal(@Root() user: User, @Ctx() ctx: Context) {
    return ownFact(ctx, user, user.monthlyGoal);
  }

  @FieldResolver(() => MemberStorage, {
    nullable: true,
    description: `The storage that the member uses. ${ownersAlone}`,
  })
  storage(@Root() user: User, @Ctx() ctx: Context) {
    return findStorage(ctx, user);
  }

  @FieldResolver(() => Boolean, { description: 'Whether this member is the viewer.' })
  isViewer(@Root() user: User, @Ctx() ctx: Context) {
    return user.id === ctx.viewer?.id;
  }

  @FieldResolver(() => UserStats, { description: 'Counts and distances of the member.' })
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
      'Changes the viewer’s profile. Errors: UNAUTHENTICATED, BAD_USER_INPUT, PAYLOAD_TOO_LARGE for a picture of 50 MB or more.',
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
    description: 'The miles of completed rides in which the member took part since Monday, in the member’s time zone.',
  })
  async weeklyDistance(@Root() stats: UserStats, @Ctx() ctx: Context) {
    return (await ctx.load.distancesOfUser.load(stats.userId))?.weeklyDistance ?? 0;
  }

  @FieldResolver(() => Float, {
    description:
      'The miles of completed rides in which the member took part this calendar month, in the member’s time zone.',
  })
  async monthlyDistance(@Root() stats: UserStats, @Ctx() ctx: Context) {
    return (await ctx.load.distancesOfUser.load(stats.userId))?.monthlyDistance ?? 0;
  }

  @FieldResolver(() => [WeekDistance], {
    description:
      'The last weeks of the member, from Monday to Sunday in the member’s time zone. Oldest first, with empty weeks. The last one is the current week, and its distance equals `weeklyDistance`.',
  })
  weeks(@Root() stats: UserStats, @Args(() => WeeksArguments) { last }: WeeksArguments, @Ctx() ctx: Context) {
    return ctx.load.weeksOfUser.load({ userId: stats.userId, last });
  }
}
