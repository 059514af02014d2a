import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../context.ts';
import { Post, Privacy } from '../model/posts/Post.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { Ride } from '../model/rides/Ride.ts';
import { rideIdOf } from '../model/rides/rideIds.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { User } from '../model/users/User.ts';
import { UserConnection } from '../model/users/UserConnection.ts';
import { fieldsUnder } from '../platform/graphql/fieldsUnder.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { callerOf } from '../platform/lib/access.ts';
import { enqueueSearch } from '../platform/limits/enqueueSearch.ts';
import { PostConnection } from '../posts/postInputs.ts';
import { findPost } from '../posts/posts.ts';
import { isSearch, listRides } from './calendar.ts';
import { countMyRides, listMyRides } from './myRides.ts';
import { paceGroupArgument } from './paceGroups.ts';
import { setRideParticipation } from './participation.ts';
import { MyRidesArguments, RidesArguments } from './RidesArguments.ts';
import { findRide, isCompleted } from './rides.ts';
import { listSavedRides, setRideSaved } from './savedRides.ts';

@ObjectType({ description: 'The result of joining or leaving a ride.' })
class SetRideParticipationPayload {
  @Field(() => Ride, {
    nullable: true,
    description: 'The ride, with the new `participantCount`. Null when the viewer may no longer read the ride.',
  })
  ride: Ride;

  @Field(() => User, { description: 'The viewer. The distances in their profile may have changed.' })
  viewer: User;
}

@ObjectType({ description: 'The result of saving a ride or removing it from the saved rides.' })
class SetRideSavedPayload {
  @Field(() => Ride, {
    nullable: true,
    description: 'The ride. Null when the viewer may no longer read the ride.',
  })
  ride: Ride;
}

@Resolver(() => Post)
export class PostRideResolver {
  @FieldResolver(() => Ride, { nullable: true, description: 'The ride of a ride post. Null for a plain post.' })
  ride(@Root() post: PostRow, @Ctx() ctx: Context) {
    return post.isRide ? (post.ride ?? ctx.load.rideById.load(post.id)) : null;
  }
}

@Resolver(() => Ride)
export class RideResolver {
  @Query(() => PostConnection, {
    description:
      'The posts of rides that the viewer may read, earliest start first unless `order` says otherwise. Each post has its ride in `ride`. Rides without date or time are omitted. Errors: BAD_USER_INPUT for an unknown group and for contradictory filters, RATE_LIMITED when too many searches wait.',
  })
  rides(@Args(() => RidesArguments) query: RidesArguments, @Ctx() ctx: Context) {
    const list = () => listRides(ctx, query);
    return isSearch(query) ? enqueueSearch(list, callerOf(ctx)) : list();
  }

  @Query(() => PostConnection, {
    description:
      'The posts of the rides that the viewer has saved or may join, last saved first. `viewerHasSaved` and `viewerIsMaybe` distinguish them. Empty for visitors.',
  })
  savedRides(@Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listSavedRides(ctx, page);
  }

  @FieldResolver(() => ID, {
    description: 'A permanent opaque id (a UUID) that `node` accepts. It differs from the id of the post.',
  })
  id(@Root() ride: RideRow) {
    return rideIdOf(ride.id);
  }

  @FieldResolver(() => ID, {
    description: 'The id of the post. Mutations, subscriptions and REST use it to identify the ride.',
  })
  postId(@Root() ride: RideRow) {
    return ride.id;
  }

  @FieldResolver(() => Post, { description: 'The post of the ride.' })
  post(@Root() ride: RideRow, @Ctx() ctx: Context) {
    return findPost(ctx, ride.id);
  }

  @FieldResolver(() => Privacy, { description: 'The audience of the ride: the `privacy` of its post.' })
  visibility(@Root() ride: RideRow) {
    return ride.visibility;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the start is in the past. Always false for a ride without date or time.',
  })
  isCompleted(@Root() ride: RideRow, @Ctx() ctx: Context) {
    return isCompleted(ctx, ride);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer participates.' })
  viewerIsParticipating(@Root() ride: RideRow, @Ctx() ctx: Context) {
    return ride.viewerIsParticipating ?? ctx.load.viewerIsParticipating.load(ride.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer has saved the ride.' })
  viewerHasSaved(@Root() ride: RideRow, @Ctx() ctx: Context) {
    return ctx.load.viewerHasSaved.load(ride.id);
  }

  @FieldResolver(() => UserConnection, {
    description: 'The participants in the order of joining. The author joins by posting and is first.',
  })
  participants(@Root() ride: RideRow, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.participantsOfRide.load({ ...page, ownerId: ride.id });
  }

  @FieldResolver(() => UserConnection, {
    description: 'The participants that the viewer follows, in the order of joining. Empty for visitors.',
  })
  followedParticipants(@Root() ride: RideRow, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.followedParticipantsOfRide.load({ ...page, ownerId: ride.id });
  }

  @Mutation(() => SetRideParticipationPayload, {
    description:
      'Joins or leaves a ride. The viewer cannot join a past ride, a ride that is called off, or a ride that is hidden from them, but can always leave; leaving also ends the waiting for a place. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND, NOT_FOUND `Pace group not found`, BAD_USER_INPUT `Cannot join a ride that has already passed` or `Cannot join a ride that is called off`, CONFLICT for a full ride or pace group: see `setRideWaiting`.',
  })
  setRideParticipation(
    @Arg('postId', () => ID, { description: 'The id of the ride post.' }) postId: string,
    @Arg('participating', () => Boolean, { description: 'true to join, false to leave.' }) participating: boolean,
    @Arg('paceGroupId', () => ID, paceGroupArgument) paceGroupId: string | null,
    @Ctx() ctx: Context,
  ) {
    return setRideParticipation(ctx, postId, participating, paceGroupId);
  }

  @Mutation(() => SetRideSavedPayload, {
    description:
      'Adds a ride to the saved rides of the viewer, or removes it. A ride can be removed even when it is now hidden from the viewer. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND.',
  })
  setRideSaved(
    @Arg('postId', () => ID, { description: 'The id of the ride post.' }) postId: string,
    @Arg('saved', () => Boolean, { description: 'true to save the ride, false to remove it.' }) saved: boolean,
    @Ctx() ctx: Context,
  ) {
    return setRideSaved(ctx, postId, saved);
  }
}

@Resolver(() => SetRideParticipationPayload)
export class SetRideParticipationPayloadResolver {
  @FieldResolver(() => Ride, { nullable: true })
  ride(@Root() { ride }: { ride: RideRow }, @Ctx() ctx: Context) {
    return findRide(ctx, ride.id);
  }
}

@Resolver(() => SetRideSavedPayload)
export class SetRideSavedPayloadResolver {
  @FieldResolver(() => Ride, { nullable: true })
  ride(@Root() { ride }: { ride: RideRow }, @Ctx() ctx: Context) {
    return findRide(ctx, ride.id);
  }
}

const atMost = 'At most 100: 100 means 100 or more.';

@ObjectType({ simpleResolvers: true, description: 'The numbers of rides in the lists of the viewer.' })
class MyRideCounts {
  @Field(() => Int, { description: `The number of rides in the list GOING. ${atMost}` })
  going: number;

  @Field(() => Int, { description: `The number of rides in the list LED. ${atMost}` })
  led: number;

  @Field(() => Int, { description: `The number of rides that \`savedRides\` returns. ${atMost}` })
  saved: number;

  @Field(() => Int, { description: `The number of rides in the list PAST. ${atMost}` })
  past: number;
}

@Resolver(() => User)
export class UserRideResolver {
  @FieldResolver(() => PostConnection, {
    nullable: true,
    description:
      'The posts of the rides of the member that they may read, by start. Rides without date or time are omitted. Null for everyone but the member.',
  })
  rides(
    @Root() user: User,
    @Args(() => MyRidesArguments) page: MyRidesArguments,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return listMyRides(ctx, user, page, fieldsUnder(info));
  }

  @FieldResolver(() => MyRideCounts, {
    nullable: true,
    description: 'The numbers of rides in the lists of the member. Null for everyone but the member.',
  })
  rideCounts(@Root() user: User, @Ctx() ctx: Context) {
    return countMyRides(ctx, user);
  }
}
