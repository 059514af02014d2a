import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { PageArguments } from '../lib/paginate.ts';
import { Post, Privacy } from '../posts/Post.ts';
import { PostConnection } from '../posts/postInputs.ts';
import type { PostRow } from '../posts/posts.ts';
import { findPost } from '../posts/posts.ts';
import { UserConnection } from '../users/UserConnection.ts';
import { listRides } from './calendar.ts';
import { Ride } from './Ride.ts';
import { RidesArguments } from './RidesArguments.ts';
import { SetRideParticipationPayload, SetRideSavedPayload } from './rideInputs.ts';
import type { RideRow } from './rideRow.ts';
import { findRide, isCompleted, setRideParticipation } from './rides.ts';
import { listSavedRides, setRideSaved } from './savedRides.ts';

@Resolver(() => Post)
export class PostRideResolver {
  @FieldResolver(() => Ride, { nullable: true, description: 'The ride of a ride post, null for a plain one.' })
  ride(@Root() post: PostRow, @Ctx() ctx: Context) {
    return post.isRide ? (post.ride ?? ctx.load.rideById.load(post.id)) : null;
  }
}

@Resolver(() => Ride)
export class RideResolver {
  @Query(() => PostConnection, {
    description:
      'Rides that the viewer may read, as their posts: what is ridden and who takes part is in the `ride` of each. Soonest start first; rides without date or time are left out.',
  })
  rides(@Args(() => RidesArguments) query: RidesArguments, @Ctx() ctx: Context) {
    return listRides(ctx, query);
  }

  @Query(() => PostConnection, {
    description: 'The posts of the rides that the viewer has saved, the latest saved first. Errors: UNAUTHENTICATED.',
  })
  savedRides(@Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listSavedRides(ctx, page);
  }

  @FieldResolver(() => Post, { description: 'The post that tells of the ride.' })
  post(@Root() ride: RideRow, @Ctx() ctx: Context) {
    return findPost(ctx, ride.id);
  }

  @FieldResolver(() => Privacy, { description: 'Who may read of the ride: the privacy of its post.' })
  visibility(@Root() ride: RideRow) {
    return ride.visibility;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the start has passed; without date and time it never does.' })
  isCompleted(@Root() ride: RideRow, @Ctx() ctx: Context) {
    return isCompleted(ctx, ride);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer takes part.' })
  viewerIsParticipating(@Root() ride: RideRow, @Ctx() ctx: Context) {
    return ride.viewerIsParticipating ?? ctx.load.viewerIsParticipating.load(ride.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer has saved it for later.' })
  viewerHasSaved(@Root() ride: RideRow, @Ctx() ctx: Context) {
    return ctx.load.viewerHasSaved.load(ride.id);
  }

  @FieldResolver(() => UserConnection, {
    description: 'Who takes part, in the order in which they joined: the author, who joins by posting, comes first.',
  })
  participants(@Root() ride: RideRow, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.participantsOfRide.load({ ...page, ownerId: ride.id });
  }

  @FieldResolver(() => UserConnection, {
    description:
      'Those who take part whom the viewer follows, in the order in which they joined. A visitor follows nobody.',
  })
  followedParticipants(@Root() ride: RideRow, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.followedParticipantsOfRide.load({ ...page, ownerId: ride.id });
  }

  @Mutation(() => SetRideParticipationPayload, {
    description:
      'Joins a ride or leaves it. Idempotent. A past ride can only be left, and so can one that has been hidden from the viewer since they joined. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT `Cannot join a ride that has already passed`.',
  })
  setRideParticipation(
    @Arg('postId', () => ID, { description: 'The id of the ride post.' }) postId: string,
    @Arg('participating', () => Boolean, { description: 'true to join, false to leave.' }) participating: boolean,
    @Ctx() ctx: Context,
  ) {
    return setRideParticipation(ctx, postId, participating);
  }

  @Mutation(() => SetRideSavedPayload, {
    description:
      'Saves a ride for later or takes it off the list, the latter even if it has been hidden from the viewer since. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND.',
  })
  setRideSaved(
    @Arg('postId', () => ID, { description: 'The id of the ride post.' }) postId: string,
    @Arg('saved', () => Boolean, { description: 'true to save, false to take it off.' }) saved: boolean,
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
